import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyScripts, ended, makeTree, startScript, writeProgram } from './fake-tree.mjs';

vi.setConfig({ testTimeout: 60_000 });

const SERVER = `console.log('listening', process.pid); setInterval(() => {}, 1000);`;

function makeProject(vite) {
  const root = makeTree({ 'apps/server/src/main.ts': SERVER, 'apps/web/index.html': '' });
  copyScripts(root);
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  writeProgram(root, 'node_modules/.bin/vite', vite);
  return root;
}

function startDev(root) {
  const child = startScript(root, ['scripts/dev.mjs']);
  onTestFinished(() => {
    child.kill('SIGTERM');
  });
  return child;
}

async function numberAfter(child, text) {
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const pattern = new RegExp(`${text} (\\d+)`);
  const [, number] = await vi.waitUntil(() => pattern.exec(output), { timeout: 20_000 });
  return Number(number);
}

test('runs server and web with their names before each line, and Ctrl-C stops both', async () => {
  const root = makeProject(`console.log('ready', process.pid); setInterval(() => {}, 1000);`);
  const child = startDev(root);
  const outcome = ended(child);
  const pids = await Promise.all([
    numberAfter(child, 'server │ listening'),
    numberAfter(child, 'web    │ ready'),
  ]);

  child.kill('SIGINT');

  expect((await outcome).code).toBe(0);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('stops the server when the web ends', async () => {
  const root = makeProject(`setTimeout(() => process.exit(1), 3000);`);
  const child = startDev(root);
  const outcome = ended(child);
  const server = await numberAfter(child, 'listening');

  const { code, output } = await outcome;

  expect(code).toBe(1);
  expect(output).toContain('web ended; stopping the rest.');
  expect(() => process.kill(server, 0)).toThrow('ESRCH');
});

test('stops both when nobody reads what they say any more', async () => {
  const root = makeProject(`setInterval(() => console.log('ready', process.pid), 100);`);
  const child = startDev(root);
  const web = await numberAfter(child, 'ready');

  child.stdout.destroy();

  await vi.waitFor(() => expect(() => process.kill(web, 0)).toThrow('ESRCH'), { timeout: 20_000 });
});

test('a copy with a port of its own has its own address of the browser and of the server', async () => {
  const root = makeProject(
    `console.log('told', process.env.SERVER_URL, process.env.PUBLIC_URL, ...process.argv.slice(2)); setInterval(() => {}, 1000);`,
  );
  vi.stubEnv('PORT', '3001');
  const child = startDev(root);
  vi.unstubAllEnvs();
  const told = ended(child);
  await numberAfter(child, 'told .* --port');
  child.kill('SIGINT');
  expect((await told).output).toContain(
    'told http://localhost:3001 http://localhost:5174 --port 5174 --strictPort',
  );
});
