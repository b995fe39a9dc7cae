import { escapeHtml } from '@app/domain/shared/html';
import type { HtmlTagDescriptor, IndexHtmlTransformHook, Plugin, Rolldown } from 'vite';
import { authPageLabels } from './src/features/identity/auth-page.labels.ts';
import { gateLabels } from './src/features/identity/gate.labels.ts';

/** The chunk of the screens where people come in; see the groups in vite.config.ts. */
export const ENTRANCE = 'entrance';
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/** What people see while the program is on its way, in the words of the screens that follow. */
export function firstPaint(): Plugin {
  return { name: 'first-paint', transformIndexHtml: { order: 'post', handler: prepare } };
}

const prepare: IndexHtmlTransformHook = (html, { bundle }) => {
  const worded = withWords(html);
  if (!bundle) return worded;
  return { html: withLateStyles(worded), tags: [entranceFiles(bundle)] };
};

function withWords(html: string): string {
  const { brand, promise, tiles } = authPageLabels;
  const list = Object.values(tiles).map((tile) => `<li>${escapeHtml(tile)}</li>`);
  return html
    .replaceAll('%brand%', escapeHtml(brand))
    .replace('%promise%', escapeHtml(promise))
    .replace('%tiles%', list.join(''))
    .replace('%loadingSystem%', escapeHtml(gateLabels.loadingSystem));
}

/** After what needs no stylesheet but its own, which then shows without waiting for this one. */
function withLateStyles(html: string): string {
  const sheets = html.match(STYLESHEET)?.join('') ?? '';
  return html
    .replace(STYLESHEET, '')
    .replace('<noscript>', `${sheets.trim()}\n    <noscript>`)
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
}

/** Told to first-paint.js, which fetches them early for whoever comes in. */
function entranceFiles(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const chunk = Object.values(bundle).find(
    ({ type, name }) => type === 'chunk' && name === ENTRANCE,
  );
  if (chunk?.type !== 'chunk') throw new Error(`No chunk is called ${ENTRANCE}`);
  const styles = chunk.viteMetadata?.importedCss ?? [];
  const content = [chunk.fileName, ...styles].map((file) => `/${file}`).join(' ');
  return { tag: 'meta', attrs: { name: ENTRANCE, content }, injectTo: 'head-prepend' };
}
