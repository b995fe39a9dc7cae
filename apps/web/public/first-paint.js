// Runs before the first paint. A file and not an inline script, because the content security policy
// forbids inline ones.
(() => {
  const page = document.documentElement;
  page.setAttribute('data-mantine-color-scheme', chosenScheme() ?? systemScheme());
  const atEntrance = location.pathname === '/auth';
  if (atEntrance) page.setAttribute('data-entrance', '');
  // In development the page starts the program by itself.
  afterFirstPaint(() => {
    run(filesOf('program'));
    // The program would ask for these only after it has found out that nobody is signed in.
    if (atEntrance) run(filesOf('entrance'));
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

  // One after another and each by itself: in one go they would keep a slow phone from answering.
  function run(files) {
    for (const file of files)
      document.head.append(file.endsWith('.css') ? style(file) : script(file));
  }

  function script(file) {
    const element = document.createElement('script');
    element.type = 'module';
    element.crossOrigin = '';
    element.async = false;
    element.src = file;
    return element;
  }

  function style(file) {
    const element = document.createElement('link');
    element.rel = 'preload';
    element.as = 'style';
    element.crossOrigin = '';
    element.href = file;
    return element;
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

  function filesOf(name) {
    const told = document.querySelector(`meta[name="${name}"]`)?.content;
    return told ? told.split(' ') : [];
  }
})();
