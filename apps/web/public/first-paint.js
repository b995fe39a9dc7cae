// Runs before the first paint. A file and not an inline script, because the content security policy
// forbids inline ones.
(() => {
  const page = document.documentElement;
  page.setAttribute('data-mantine-color-scheme', chosenScheme() ?? systemScheme());
  const atEntrance = location.pathname === '/auth';
  if (atEntrance) page.setAttribute('data-entrance', '');
  afterFirstPaint(() => {
    startProgram();
    if (atEntrance) fetchEntrance();
  });

  // The program would keep the browser from showing what stands on the page already.
  function afterFirstPaint(work) {
    let isDue = true;
    const workOnce = () => {
      if (isDue) work();
      isDue = false;
    };
    document.addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(workOnce)));
      // A page in the background is not painted at all.
      setTimeout(workOnce, 250);
    });
  }

  function startProgram() {
    // In development the page starts it by itself.
    for (const file of filesOf('program')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      script.src = file;
      document.head.append(script);
    }
  }

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
  function fetchEntrance() {
    for (const file of filesOf('entrance')) {
      const link = document.createElement('link');
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
  }

  function filesOf(name) {
    const told = document.querySelector(`meta[name="${name}"]`)?.content;
    return told ? told.split(' ') : [];
  }
})();
