// @ts-check
/** A link as a code to be photographed from paper: an SVG of one path. */
import qrcode from "./vendor/qrcode.mjs";

const SVG = "http://www.w3.org/2000/svg";
/** Light modules around the code, which readers need. */
const MARGIN = 4;

/**
 * @param {string} text ASCII
 * @param {string} title what the picture is, for those who do not see it
 * @returns {SVGSVGElement}
 */
export function qrCode(text, title) {
  const code = qrcode(0, "L");
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  let path = "";
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`;
    }
  }
  const size = count + 2 * MARGIN;
  const picture = make("svg", { viewBox: `0 0 ${size} ${size}`, role: "img", class: "qr" });
  const named = make("title", {});
  named.textContent = title;
  const paper = make("rect", { width: String(size), height: String(size), fill: "#fff" });
  picture.append(named, paper, make("path", { d: path, fill: "#000" }));
  return /** @type {SVGSVGElement} */ (picture);
}

/** @param {string} tag @param {Record<string, string>} attributes */
function make(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
