// Prints one JSON line per figure, those of pages beside the one of a bare page measured in the same run. One
// visit tells little on a machine that does other things too: a figure is the median of several, and
// the least and the most stand beside it. Names of pages measure those alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureAgenda } from './agenda-measure.mjs';
import { measureRoom } from './agenda-room.mjs';
import { findBrowser, installBrowser } from './browser.mjs';
import { projectRoot } from './command-line.mjs';
import { measurePage, openBrowser } from './page-measure.mjs';
import { measurePalette } from './palette-measure.mjs';
import { measureShifts } from './shift-measure.mjs';

const PAGES = [
  { page: 'landing', path: '/', targets: { scriptInKilobytes: 'at most 90' } },
  { page: 'auth', path: '/auth', targets: {} },
  {
    page: 'booking',
    path: '/booking/salao-demo',
    targets: {
      performance: 'at least 98',
      accessibility: 'at least 100',
      searchEngines: 'at least 95',
      largestPaintInSeconds: 'at most 1.2',
      totalInKilobytes: 'at most 45',
    },
  },
];
const PAGE_TARGETS = {
  performance: 'at least 95',
  accessibility: 'at least 95',
  largestPaintInSeconds: 'at most 1.8',
};
/** Of a day with twelve professionals and five hundred appointments. */
const AGENDA_TARGETS = {
  dayPaintInMs: 'at most 1000',
  dayPaintAfterDataInMs: 'at most 300',
  nextDayInMs: 'at most 200',
  dragFramesPerSecond: 'at least 58',
  longestDragFrameInMs: 'at most 50',
};
/** Above the first hour of the agenda. */
const ROOM_TARGETS = { chromeInPixels: 'at most 150', phoneChromeInPixels: 'at most 120' };
/** Of the window: a finger must not meet what was not there a moment ago. */
const MOST_SHIFTED = 0.02;
const VISITS = 5;
const CONTROL =
  '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Controle</title><meta name="viewport" content="width=device-width"></head><body><main><h1>Controle</h1></main></body></html>';

const known = [...PAGES.map(({ page }) => page), 'agenda', 'shifts', 'palette'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`There is no ${unknown}. Choose among ${known}.`);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);

const executable = findBrowser(projectRoot) ?? (await installBrowser(projectRoot));
if (!executable) throw new Error('There is no Chromium to measure with.');

const folder = mkdtempSync(join(tmpdir(), 'hora-marcada-bench-web-'));
// The embedded database may run as another user.
chmodSync(folder, 0o755);
const closers = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })];
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.once(signal, async () => {
    await closeAll();
    process.exit(code);
  });
}

try {
  const control = await startControl();
  const server = await startServer();
  const browser = await openBrowser(executable, join(folder, 'browser'));
  closers.push(browser.close);
  const pages = PAGES.filter(({ page }) => isWanted(page));
  if (pages.length > 0) await measurePages(pages, { server, control, port: browser.port });
  if (isWanted('agenda')) {
    const agenda = await visit(() => measureAgenda(browser.port, server));
    report('agenda', agenda, { bare: {}, targets: AGENDA_TARGETS });
    for (const [figure, value] of Object.entries(await measureRoom(browser.port, server))) {
      console.log(
        JSON.stringify({ figure: `agenda: ${figure}`, value, target: ROOM_TARGETS[figure] }),
      );
    }
  }
  if (isWanted('shifts')) {
    for (const { shape, screen, moved, parts } of await measureShifts(browser.port, server)) {
      const figure = `shifts: ${screen} on a ${shape}`;
      const told = moved > MOST_SHIFTED ? { moved: parts.slice(0, 6) } : {};
      const target = `at most ${MOST_SHIFTED}`;
      console.log(JSON.stringify({ figure, value: moved, target, ...told }));
    }
  }
  // The last: it brings the demo thousands of clients.
  if (isWanted('palette')) {
    const measured = await measurePalette(browser.port, { server, control });
    console.log(JSON.stringify({ figure: 'palette: keyToPaintedAnswer', ...measured }));
  }
} finally {
  await closeAll();
}

async function measurePages(pages, { server, control, port }) {
  // The first visit warms up the server, the disk and the browser; nobody counts it.
  await measurePage(port, control);
  const bare = await visit(() => measurePage(port, control));
  for (const { page, path, targets } of pages) {
    const measured = await visit(() => measurePage(port, server + path));
    report(page, measured, { bare, targets: { ...PAGE_TARGETS, ...targets } });
  }
}

/** Each figure of all visits, from the least to the most. */
async function visit(measure) {
  const figures = {};
  for (let count = 0; count < VISITS; count++) {
    for (const [figure, value] of Object.entries(await measure())) {
      figures[figure] = [...(figures[figure] ?? []), value];
    }
  }
  return Object.fromEntries(
    Object.entries(figures).map(([figure, values]) => [figure, values.toSorted((a, b) => a - b)]),
  );
}

function report(page, measured, { bare, targets }) {
  for (const [figure, values] of Object.entries(measured)) {
    const spread = { value: median(values), least: values[0], most: values.at(-1) };
    const control = bare[figure] && median(bare[figure]);
    const line = { figure: `${page}: ${figure}`, ...spread, control, target: targets[figure] };
    console.log(JSON.stringify(line));
  }
}

function median(sorted) {
  return sorted[Math.floor(sorted.length / 2)];
}

async function startServer() {
  const port = await freePort();
  const child = spawn(process.execPath, [join(projectRoot, 'apps/server/dist/demo.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      NODE_ENV: 'production',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  closers.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('(ready in ') && resolve());
    ended.then(() => reject(new Error('The server ended before it was ready.')));
  });
  return `http://localhost:${port}`;
}

async function startControl() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(CONTROL);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  return `http://localhost:${server.address().port}/`;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** The last that was opened first; the folder at the end. */
async function closeAll() {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
}
