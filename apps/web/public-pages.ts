import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  PUBLIC_PAGES,
  type PublicPageName,
  unknownFacts,
} from '@app/contract/platform/public-pages.contract';
import { fillTemplate } from '@app/domain/shared/page-template';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';

const RENDERER = '/src/public/public-pages.tsx';
type Renderer = { renderPublicPage(name: PublicPageName): string };

/** Where built pages lie, for the server to fill in; they are not served as they are. */
export const PAGES_FOLDER = 'pages';

/**
 * The pages that visitors read are written as components and become plain HTML when the web is
 * built. Their programs never reach a browser.
 */
export function publicPages(server: string): Plugin {
  let root = '';
  return {
    name: 'public-pages',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const { module } = await runnerImport<Renderer>(`${root}${RENDERER}`, {
        root,
        configFile: false,
        mode: 'production',
      });
      for (const { name } of PUBLIC_PAGES) {
        const fileName = `${PAGES_FOLDER}/${name}.html`;
        this.emitFile({ type: 'asset', fileName, source: module.renderPublicPage(name) });
      }
    },
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        servePage(vite, server, request, response).then((served) => served || next(), next);
      });
    },
    hotUpdate({ file }) {
      if (file.includes('/src/public/')) this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

/** During development the pages are made anew for every visit, without asking for plans. */
async function servePage(
  vite: ViteDevServer,
  server: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const page = PUBLIC_PAGES.find(({ address }) => address === url.pathname);
  if (!page || request.method !== 'GET') return false;
  if (page.name === 'landing' && (await belongsToApp(server, request))) return false;

  const { renderPublicPage } = (await vite.ssrLoadModule(RENDERER)) as Renderer;
  const facts = unknownFacts(`http://${request.headers.host}`, String(new Date().getFullYear()));
  const html = fillTemplate(renderPublicPage(page.name), facts);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(await vite.transformIndexHtml(url.pathname, html));
  return true;
}

/** The same question that the server asks itself: signed in, or nobody administers it yet. */
async function belongsToApp(server: string, request: IncomingMessage): Promise<boolean> {
  const headers = { cookie: request.headers.cookie ?? '' };
  try {
    const [session, entrance] = await Promise.all(
      ['/api/v1/session', '/api/v1/entrance'].map(async (path) => {
        const answer = await fetch(`${server}${path}`, { headers });
        return answer.ok ? answer.json() : null;
      }),
    );
    return Boolean(session) || Boolean(entrance?.firstAccess);
  } catch {
    // The server is still starting.
    return false;
  }
}
