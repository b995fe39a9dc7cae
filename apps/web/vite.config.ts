import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const server = process.env.SERVER_URL ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.test\\.',
    }),
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: null,
      manifest: {
        id: '/dashboard',
        name: 'Hora Marcada',
        short_name: 'Hora Marcada',
        description: 'Agenda, clientes e caixa do seu negócio em um só lugar.',
        lang: 'pt-BR',
        start_url: '/dashboard',
        display: 'standalone',
        theme_color: '#3B82F6',
        background_color: '#F9FAFB',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg}', '**/inter-latin-wght-*.woff2'],
        navigateFallback: 'index.html',
        // These belong to the server or to pages that are not part of the dashboard.
        navigateFallbackDenylist: [
          /^\/(api|rpc|assets|metrics|booking|review)(\/|$)/,
          /^\/(a|b)\//,
        ],
      },
    }),
    precompress(),
  ],
  build: { target: 'es2023', reportCompressedSize: false },
  server: { proxy: { '/rpc': server, '/api': server } },
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
  if ((await stat(path)).size < 1024) return;

  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
