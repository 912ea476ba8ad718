// No module, so that it runs where modules do not: in an old browser, on a page opened from a folder,
// or where something keeps them from loading.  The words stand in the page.
window.addEventListener("load", function () {
  if (document.documentElement.hasAttribute("data-alive")) return;
  var name = location.protocol === "file:" ? "from-folder" : "old-browser";
  var note = document.getElementById(name);
  if (note) note.hidden = false;
});
