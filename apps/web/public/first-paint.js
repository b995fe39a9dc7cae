// Runs before the first paint. A file and not an inline script, because the content security policy
// forbids inline ones.
(() => {
  const page = document.documentElement;
  page.setAttribute('data-mantine-color-scheme', chosenScheme() ?? systemScheme());
  if (location.pathname === '/auth') prepareEntrance(page);

  // Whoever chose the dark scheme never sees a white flash.
  function chosenScheme() {
    try {
      const chosen = localStorage.getItem('mantine-color-scheme-value');
      return chosen === 'light' || chosen === 'dark' ? chosen : null;
    } catch {
      // Storage is closed in some private windows; the system's scheme decides then.
      return null;
    }
  }

  function systemScheme() {
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  // The program would ask for these only after it has found out that nobody is signed in.
  function prepareEntrance(root) {
    root.setAttribute('data-entrance', '');
    const files = document.querySelector('meta[name="entrance"]')?.content.split(' ') ?? [];
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      link.crossOrigin = '';
      link.fetchPriority = 'low';
      link.href = file;
      document.head.append(link);
    }
  }
})();
