// Run only by a browser that knows no modules: it is told so, in the words that stand in the page.
document.addEventListener("DOMContentLoaded", function () {
  var note = document.getElementById("old-browser");
  if (note) note.hidden = false;
});
