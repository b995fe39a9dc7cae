// Runs before the first paint, so that whoever chose the dark scheme never sees a white flash.
// A file and not an inline script, because the content security policy forbids inline ones.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage is closed in some private windows; the system's scheme decides then.
  }
  const isChosen = chosen === 'light' || chosen === 'dark';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', isChosen ? chosen : system);
})();
