import { escapeHtml } from '@app/domain/shared/html';
import type { HtmlTagDescriptor, IndexHtmlTransformHook, Plugin, Rolldown } from 'vite';
import { gateLabels } from './src/features/identity/gate/gate.labels.ts';
import { authPageLabels } from './src/features/identity/sign-in/auth-page.labels.ts';
import { typeface } from './src/foundation/palette.ts';

/** The chunks of the screens where people come in; see the groups in vite.config.ts. */
export const ENTRANCE = 'entrance';
export const SIGN_UP = 'sign-up';
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const PROGRAM = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;

type Bundle = Rolldown.OutputBundle;

/** What people see while the program is on its way, in the words of the screens that follow. */
export function firstPaint(): Plugin {
  return { name: 'first-paint', transformIndexHtml: { order: 'post', handler: prepare } };
}

const prepare: IndexHtmlTransformHook = (html, { bundle }) => {
  const worded = withWords(html);
  if (!bundle) return worded;
  const start = PROGRAM.exec(worded)?.[1]?.slice(1);
  if (!start) throw new Error('The page starts no program');
  const program = inOrder([start], bundle);
  const entrance = inOrder([fileOf(ENTRANCE, bundle), fileOf(SIGN_UP, bundle)], bundle);
  const more = entrance.filter((file) => !program.includes(file));
  return {
    html: withLateStyles(worded),
    tags: [toldOf('program', program), toldOf('entrance', [...more, ...stylesOf(more, bundle)])],
  };
};

function withWords(html: string): string {
  const { brand, promise, tiles } = authPageLabels;
  const list = Object.values(tiles).map((tile) => `<li>${escapeHtml(tile)}</li>`);
  return html
    .replace('</title>', `</title>\n    <style>:root{--typeface:${typeface}}</style>`)
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

function fileOf(name: string, bundle: Bundle): string {
  const chunk = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === name);
  if (!chunk) throw new Error(`No chunk is called ${name}`);
  return chunk.fileName;
}

/** These files and all that they import, each after what it stands on. */
function inOrder(files: readonly string[], bundle: Bundle): string[] {
  const seen = new Set<string>();
  const order: string[] = [];
  function visit(file: string): void {
    if (seen.has(file)) return;
    seen.add(file);
    chunkAt(file, bundle).imports.forEach(visit);
    order.push(file);
  }
  files.forEach(visit);
  return order;
}

function stylesOf(files: readonly string[], bundle: Bundle): string[] {
  return files.flatMap((file) => [...(chunkAt(file, bundle).viteMetadata?.importedCss ?? [])]);
}

function chunkAt(file: string, bundle: Bundle): Rolldown.OutputChunk {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk') throw new Error(`${file} is no chunk`);
  return chunk;
}

/** Files that first-paint.js has to know. */
function toldOf(name: string, files: readonly string[]): HtmlTagDescriptor {
  const content = files.map((file) => `/${file}`).join(' ');
  return { tag: 'meta', attrs: { name, content }, injectTo: 'head-prepend' };
}
