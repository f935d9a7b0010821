/** What the first paint needs to know: the theme, and whether parts of the page will change. */
{
  const { dataset, style } = document.documentElement;
  try {
    style.colorScheme = dataset.theme = localStorage.theme ?? "";
    if (localStorage.platforms || /[?&]platforms=/.test(location.search)) dataset.lens = "";
    if (sessionStorage.tree) dataset.tree = "";
  } catch { /* storage is closed: nothing was chosen */ }
}
