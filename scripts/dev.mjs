import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from './command-line.mjs';
import { toolEnvironment } from './processes.mjs';

const GRACE_IN_MS = 10_000;
/** How far Vite's usual port is from the server's: a second copy has both one further. */
const FROM_SERVER_TO_VITE = 5173 - 3000;
const port = Number(process.env.PORT || 3000);
const vitePort = String(port + FROM_SERVER_TO_VITE);
const env = {
  // The page comes from Vite, so that is the address the server must trust.
  PUBLIC_URL: `http://localhost:${vitePort}`,
  SERVER_URL: `http://localhost:${port}`,
  ...toolEnvironment(projectRoot),
};

const programs = [
  start('server', 'node', ['--watch', 'apps/server/src/main.ts'], projectRoot),
  start('web', 'vite', ['--port', vitePort, '--strictPort'], join(projectRoot, 'apps/web')),
];
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
// Whoever read the output is gone, so nobody is left to stop it.
process.stdout.on('error', () => stop(0));
process.on('exit', () => {
  for (const { child } of programs) if (isRunning(child)) child.kill('SIGTERM');
});
for (const { name, child } of programs) {
  child.once('error', (error) => console.error(`${name} did not start: ${error.message}`));
  child.once('close', () => {
    if (stopping) return;
    console.error(`${name} ended; stopping the rest.`);
    stop(1);
  });
}

// A group of its own: Ctrl-C then reaches only this process, which stops each program once.
function start(name, command, args, cwd) {
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      console.log(`${name.padEnd(6)} │ ${line}`);
    });
  }
  return { name, child };
}

async function stop(exitCode) {
  if (stopping) return;
  stopping = true;
  await Promise.all(programs.map(({ child }) => end(child)));
  process.exit(exitCode);
}

function end(child) {
  if (!isRunning(child)) return null;
  return new Promise((resolve) => {
    const force = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), GRACE_IN_MS);
    child.once('close', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

function isRunning(child) {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
