import type { Plugin } from 'vite';

/**
 * Every program's page links the platform's colours, which the server makes of what operators save. Ours
 * to write and not the page's: the bundler would look for the file. The address comes first, because
 * styles of the program itself are moved to the end of the page.
 */
export function appearance(): Plugin {
  const attrs = { href: '/appearance.css', rel: 'stylesheet' };
  return {
    name: 'appearance',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'link', attrs, injectTo: 'head' }],
    },
  };
}
