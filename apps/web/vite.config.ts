import { readFileSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appearance } from './appearance.ts';
import { ENTRANCE, firstPaint, SIGN_UP } from './first-paint.ts';
import { PAGES_FOLDER, publicPages } from './public-pages.ts';
import { screens } from './screens.ts';
import { VISITOR_ASSETS, VISITOR_PAGES, visitorPages } from './visitor-pages.ts';

const server = process.env.SERVER_URL ?? 'http://localhost:3000';

const initial = { tags: ['$initial' as const] };

const SMALL_PIECES =
  /@mantine[\\/](hooks|core[\\/]esm[\\/](core|components[\\/](VisuallyHidden|FloatingIndicator|SegmentedControl|ScrollArea[\\/]utils)))[\\/]|masked-input/;

// Left alone, the bundler makes a file of every part that two screens share: a hundred to sign in.
// In one piece, what starts the program would hold a slow phone up for as long as it takes to run.
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 9 },
  { name: 'routing', test: /node_modules[\\/]@(tanstack|orpc)[\\/]/, ...initial, priority: 8 },
  { name: 'components', test: /node_modules/, ...initial, priority: 7 },
  { name: 'start', ...initial, priority: 6 },
  // Left to the sign-up, these few would make the dashboard load all of it, and the schemas.
  { name: 'pieces', test: SMALL_PIECES, minShareCount: 2, priority: 6 },
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]/, priority: 5 },
  {
    name: ENTRANCE,
    test: /routes[\\/]auth\.tsx|identity[\\/]sign-in[\\/](auth-page|sign-in-form)\.tsx/,
    priority: 4,
  },
  { name: SIGN_UP, test: /identity[\\/]sign-up[\\/]sign-up-form\.tsx/, priority: 3 },
  { name: 'dashboard', test: /routes[\\/]dashboard(\.index)?\.tsx/, priority: 2 },
  { name: 'agenda', test: /routes[\\/]dashboard\.appointments\.tsx/, priority: 2 },
  { name: 'shared', minShareCount: 2, priority: 1 },
];

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

export default defineConfig({
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.test\\.',
    }),
    react(),
    publicPages(server),
    visitorPages(),
    screens(),
    firstPaint(),
    appearance(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: null,
      // A file of its own, and in no browser's store: the server puts the platform's name into it.
      manifest: false,
      includeAssets: ['icon-*.png'],
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg}'],
        globIgnores: [`${PAGES_FOLDER}/**`, ...VISITOR_PAGES, `${VISITOR_ASSETS}/**`],
        // Notices while the application is closed.
        importScripts: ['push-worker.js'],
        navigateFallback: 'index.html',
        // The server decides who sees what at `/`: the kept page of the dashboard is not for visitors.
        directoryIndex: null,
        // These belong to the server or to pages that are not part of the dashboard.
        navigateFallbackDenylist: [
          /^\/(\?|$)/,
          /^\/(termos|privacidade|pagamento-simulado|whatsapp-simulado)([/?]|$)/,
          /^\/(api|rpc|files|assets|metrics|booking|review|calendario|comprar|pedido)(\/|$)/,
          /^\/(robots\.txt|sitemap\.xml)$/,
          /^\/(a|b)\//,
        ],
      },
    }),
    precompress(),
  ],
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    proxy: {
      '/rpc': server,
      '/api': server,
      '/files': server,
      '/appearance.css': server,
      '^/a/[^/]+/agenda\\.ics$': server,
      '/calendario': server,
      '/pagamento-simulado': server,
      '/whatsapp-simulado': server,
    },
  },
});

/** Writes .br and .gz beside every text asset, so that the server never compresses static files. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // Last of all: the service worker is itself written when the bundle closes.
      order: 'post',
      sequential: true,
      async handler() {
        for (const file of await readdir(folder, { recursive: true })) {
          await compress(join(folder, file));
        }
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  if (!/\.(js|css|html|svg|json|webmanifest)$/.test(path)) return;
  // The server fills these in and compresses the outcome.
  if (path.includes(`${sep}${PAGES_FOLDER}${sep}`)) return;
  if ((await stat(path)).size < 1024) return;

  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
