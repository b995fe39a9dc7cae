import { escapeHtml } from '@app/domain/shared/html';
import type { HtmlTagDescriptor, IndexHtmlTransformHook, Plugin, Rolldown } from 'vite';
import { authPageLabels } from './src/features/identity/auth-page.labels.ts';
import { gateLabels } from './src/features/identity/gate.labels.ts';

/** The chunk of the screens where people come in; see the groups in vite.config.ts. */
export const ENTRANCE = 'entrance';
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const PROGRAM = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;

/** What people see while the program is on its way, in the words of the screens that follow. */
export function firstPaint(): Plugin {
  return { name: 'first-paint', transformIndexHtml: { order: 'post', handler: prepare } };
}

const prepare: IndexHtmlTransformHook = (html, { bundle }) => {
  const worded = withWords(html);
  if (!bundle) return worded;
  const program = PROGRAM.exec(worded)?.[1];
  if (!program) throw new Error('The page starts no program');
  return {
    html: withLateStyles(worded),
    tags: [toldOf('program', [program]), entranceFiles(bundle)],
  };
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

/** What is seen first needs neither: the styles come after it, and first-paint.js starts the program. */
function withLateStyles(html: string): string {
  const sheets = html.match(STYLESHEET)?.join('') ?? '';
  return html
    .replace(STYLESHEET, '')
    .replace(PROGRAM, '')
    .replace(PRELOAD, '')
    .replace('<noscript>', `${sheets.trim()}\n    <noscript>`);
}

/** Fetched early for whoever comes in. */
function entranceFiles(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const chunk = Object.values(bundle).find(
    ({ type, name }) => type === 'chunk' && name === ENTRANCE,
  );
  if (chunk?.type !== 'chunk') throw new Error(`No chunk is called ${ENTRANCE}`);
  const styles = chunk.viteMetadata?.importedCss ?? [];
  return toldOf(
    ENTRANCE,
    [chunk.fileName, ...styles].map((file) => `/${file}`),
  );
}

/** Files that first-paint.js has to know. */
function toldOf(name: string, files: string[]): HtmlTagDescriptor {
  return { tag: 'meta', attrs: { name, content: files.join(' ') }, injectTo: 'head-prepend' };
}
