import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  build,
  type HtmlTagDescriptor,
  type IndexHtmlTransformHook,
  type Plugin,
  type Rolldown,
} from 'vite';
import { appearance } from './appearance.ts';
import { paletteVariables } from './src/foundation/palette.ts';

type Bundle = Rolldown.OutputBundle;

/** Apart from the dashboard's, which the service worker keeps. */
export const VISITOR_ASSETS = 'assets/visitors';
export const VISITOR_PAGES = [
  'booking.html',
  'own-appointment.html',
  'own-review.html',
  'shop.html',
];
const ADDRESSES = [
  { pattern: /^\/(booking([/?]|$)|b\/)/, page: 'booking.html' },
  { pattern: /^\/a\/[^/]+\/?(\?|$)/, page: 'own-appointment.html' },
  { pattern: /^\/review\/[^/]+\/?(\?|$)/, page: 'own-review.html' },
  { pattern: /^\/(comprar|pedido)\/[^/]+\/?(\?|$)/, page: 'shop.html' },
];
/**
 * A phone of a visitor gets Preact in React's place, a tenth of its weight. The source says `react`, because
 * the wizard is the dashboard's too, which keeps React.
 */
const SMALL_REACT = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
];
const STYLESHEET = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;

/**
 * Programs for visitors, in a build of their own: what they share with the dashboard would
 * otherwise be cut along the dashboard's lines, and a phone would load half of it.
 */
export function visitorPages(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'visitor-pages',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      for (const page of VISITOR_PAGES) await buildPage(join(root, page), { root, outDir });
    },
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const address = request.url ?? '/';
        const page = ADDRESSES.find(({ pattern }) => pattern.test(address))?.page;
        if (!page || request.method !== 'GET') return next();
        readFile(join(root, page), 'utf8')
          .then((html) => vite.transformIndexHtml(address, withColours(html)))
          .then((html) => {
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(html);
          })
          .catch(next);
      });
    },
  };
}

type Folders = { root: string; outDir: string };

/** Each by itself: what two of them share would be cut into files that neither wants. */
async function buildPage(input: string, { root, outDir }: Folders): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react(), wholePages(), appearance()],
    resolve: { alias: SMALL_REACT },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsDir: VISITOR_ASSETS,
      target: 'es2023',
      reportCompressedSize: false,
      // The page names them itself.
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input,
        output: { codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] } },
      },
    },
  });
}

function wholePages(): Plugin {
  return { name: 'whole-pages', transformIndexHtml: { order: 'post', handler: prepare } };
}

const prepare: IndexHtmlTransformHook = (html, { bundle = {}, chunk }) => ({
  html: withColours(withStyles(html, bundle)),
  tags: preloads(chunk, bundle),
});

/** Styles travel inside the page: they are small, and nothing is seen without them. */
function withStyles(html: string, bundle: Bundle): string {
  const files = [...html.matchAll(STYLESHEET)].map(([, file = '']) => file);
  const css = files.map((file) => textOf(bundle[file])).join('');
  for (const file of files) delete bundle[file];
  return html
    .replace(STYLESHEET, '')
    .replace('</head>', () => `  <style>${css}</style>\n  </head>`);
}

/** What the program will ask for is on its way before it asks. */
function preloads(chunk: Rolldown.OutputChunk | undefined, bundle: Bundle): HtmlTagDescriptor[] {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const part = bundle[file];
    if (files.has(file) || part?.type !== 'chunk') return;
    files.add(file);
    [...part.imports, ...part.dynamicImports].forEach(visit);
  };
  [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])].forEach(visit);
  return [...files].map((file) => ({
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
  }));
}

function withColours(html: string): string {
  return html.replace('</title>', `</title>\n    <style>${paletteVariables()}</style>`);
}

function textOf(part: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (part?.type !== 'asset') throw new Error('A stylesheet is missing');
  return String(part.source);
}
