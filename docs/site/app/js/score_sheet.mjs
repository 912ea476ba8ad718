// @ts-check
/** The page of the score sheet prints itself; all else on it needs no script. */
import { byId } from "./element.mjs";

const button = byId("score-print");
button.hidden = false;
button.addEventListener("click", () => window.print());
