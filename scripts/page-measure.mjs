import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lighthouse from 'lighthouse';

const ARGUMENTS = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PATIENCE_IN_MS = 30_000;
const MOST_TRIES = 3;

/**
 * A browser to measure with, in a folder of its own.
 *
 * @param {string} executable
 * @param {string} folder
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function openBrowser(executable, folder) {
  const child = spawn(executable, [...ARGUMENTS, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: 'ignore',
    // A group of its own, so that closing reaches the processes it starts.
    detached: true,
  });
  const ended = once(child, 'exit');
  async function close() {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
  try {
    return { port: await debuggingPort(child, folder), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * A page on a phone with a slow line, as Lighthouse simulates it.
 *
 * @param {number} port of the browser
 * @param {string} url
 */
export async function measurePage(port, url) {
  const { categories, audits } = await visit(port, url, MOST_TRIES);
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    searchEngines: Math.round(categories.seo.score * 100),
    largestPaintInSeconds: rounded(audits['largest-contentful-paint'].numericValue / 1000),
    scriptInKilobytes: transferredOf(audits['network-requests'], isScript),
    totalInKilobytes: transferredOf(audits['network-requests'], isNoPicture),
  };
}

/** A busy machine now and then loses the record of a visit; it is made again, never guessed. */
async function visit(port, url, tries) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'seo'],
  });
  const failure = result?.lhr.runtimeError;
  if (result && !failure) return result.lhr;
  if (tries > 1) return visit(port, url, tries - 1);
  throw new Error(`${url} was not measured: ${failure?.message ?? 'no answer'}`);
}

function isNoPicture({ resourceType }) {
  return resourceType !== 'Image';
}

function isScript({ resourceType }) {
  return resourceType === 'Script';
}

function transferredOf(requests, isCounted) {
  const counted = requests.details.items.filter(isCounted);
  return rounded(counted.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024);
}

async function debuggingPort(child, folder) {
  const file = join(folder, 'DevToolsActivePort');
  for (let waited = 0; waited < PATIENCE_IN_MS; waited += 100) {
    if (child.exitCode !== null) throw new Error('The browser ended before it could be used.');
    const port = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
    if (port > 0) return port;
    await pause(100);
  }
  throw new Error('The browser did not start.');
}

function rounded(figure) {
  return Math.round(figure * 100) / 100;
}
