// Before the first paint: the theme and palette of this device, so that nothing flashes.
(() => {
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("sixfold.settings") || "{}");
  } catch {
    // Nothing is kept here: then as usual.
  }
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = settings.theme === "light" || settings.theme === "dark" ? settings.theme : dark ? "dark" : "light";
  if (settings.palette) root.dataset.palette = settings.palette;
  if (settings.marks) root.dataset.marks = settings.marks;
  if (settings.ground) root.dataset.ground = settings.ground;
  if (settings.lang) root.lang = settings.lang;
})();
