import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
];
const running = new Set();
let ending = false;

/**
 * The environment in which the project's tools run: on the Node the project pins.
 *
 * @param {string} root
 */
export function toolEnvironment(root) {
  return { ...process.env, PATH: [toolFolder(root), process.env.PATH].join(delimiter) };
}

/**
 * The environment of npm itself. It replaces node_modules, so it must not run on the Node in there.
 *
 * @param {string} root
 */
export function npmEnvironment(root) {
  const outside = (process.env.PATH ?? '').split(delimiter).filter((folder) => {
    return folder !== toolFolder(root);
  });
  return { ...process.env, PATH: outside.join(delimiter) };
}

/**
 * Runs a command to its end, keeping what it says.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(command, args, options) {
  return follow(spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }));
}

/**
 * Runs a command to its end, letting it speak for itself and keeping what it complains of.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runAloud(command, args, options) {
  const child = spawn(command, args, { ...options, stdio: ['inherit', 'inherit', 'pipe'] });
  child.stderr.pipe(process.stderr, { end: false });
  return follow(child);
}

/** When this process is told to end, its commands end first, and nothing is started after them. */
export function endChildrenOnSignal() {
  for (const [signal, code] of SIGNALS) {
    process.once(signal, async () => {
      ending = true;
      await Promise.all([...running].map((child) => end(child, signal)));
      process.exit(code);
    });
  }
}

function toolFolder(root) {
  return join(root, 'node_modules', '.bin');
}

function follow(child) {
  running.add(child);
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    function finish(code, complaint) {
      running.delete(child);
      if (!ending) resolve({ code, output: Buffer.concat(chunks).toString() + complaint });
    }
    child.once('error', (error) => finish(127, `${error.message}\n`));
    child.once('close', (code) => finish(code ?? 1, ''));
  });
}

function end(child, signal) {
  return new Promise((resolve) => {
    child.once('close', resolve);
    // Ctrl-C in a terminal reaches the children by itself, and twice means "at once" to some.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
