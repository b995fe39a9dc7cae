// Runs before anything is installed, on whatever Node started npm: no dependency, no new syntax.
import { existsSync } from 'node:fs';
import { findBrowser, installBrowser } from './browser.mjs';
import { isCommand, projectRoot, secondsSince } from './command-line.mjs';
import { isFresh, takeFingerprint } from './fingerprint.mjs';
import { endChildrenOnSignal, npmEnvironment, runQuietly, toolEnvironment } from './processes.mjs';
import { withSetupLock } from './setup-lock.mjs';

const OLDEST_NODE = [20, 19];
const GOALS = ['packages', 'start', 'test'];
const NO_BROWSER =
  'The browser tests need Chromium, and it could not be installed here. Install Chromium or Google Chrome with your system, or name one in CHROMIUM=/path/to/chromium, and try again.';
const SHARED_INPUTS = ['packages', 'package-lock.json', 'tsconfig.base.json'];

const install = {
  name: 'Installing packages',
  inputs: ['package-lock.json'],
  output: 'node_modules/.bin/node',
  stamp: 'node_modules/.setup-stamp',
  run: (root) =>
    runQuietly('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      env: npmEnvironment(root),
    }),
};

const webBuild = {
  name: 'Building the web',
  inputs: ['apps/web', ...SHARED_INPUTS],
  output: 'apps/web/dist/index.html',
  stamp: 'node_modules/.setup/web.json',
  run: (root) =>
    runQuietly('vite', ['build'], {
      cwd: `${root}/apps/web`,
      env: { ...toolEnvironment(root), NODE_ENV: 'production' },
    }),
};

const serverBuild = {
  name: 'Building the server',
  inputs: [
    'apps/server/src',
    'apps/server/seeds',
    'apps/server/build.mjs',
    'apps/server/package.json',
    ...SHARED_INPUTS,
  ],
  output: 'apps/server/dist/main.js',
  stamp: 'node_modules/.setup/server.json',
  run: (root) =>
    runQuietly('node', ['apps/server/build.mjs'], { cwd: root, env: toolEnvironment(root) }),
};

/**
 * Brings the clone to where the command can run. Silent when it is there already.
 *
 * @param {string} root
 * @param {'start' | 'test' | 'packages'} goal
 * @returns {Promise<void>} rejects with a sentence for the person at the terminal
 */
export async function setUp(root, goal) {
  if (!GOALS.includes(goal)) throw new Error(`Set up what? Choose one of ${GOALS.join(', ')}.`);
  const builds = goal === 'packages' ? [] : [webBuild, serverBuild];
  if (![install, ...builds].every((step) => isFresh(root, step))) {
    await withSetupLock(root, async () => {
      await make(root, install);
      await together(builds.map((step) => make(root, step)));
    });
  }
  if (goal === 'test') await provideBrowser(root);
}

/**
 * What is wrong with the Node this runs on, if anything.
 *
 * @param {string} version such as '20.19.0'
 * @returns {string | null}
 */
export function nodeComplaint(version) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  const oldest = OLDEST_NODE.join('.');
  return `Hora Marcada needs Node ${oldest} or newer and this is Node ${version}. Install a newer one from https://nodejs.org and try again.`;
}

async function make(root, step) {
  // Asked again: another process may have done it while this one waited.
  if (isFresh(root, step)) return;
  const noteDone = takeFingerprint(root, step);
  const line = step === install ? openLine(step.name) : lineAtTheEnd(step.name);
  const { code, output } = await step.run(root);
  line.close();
  if (code !== 0) throw new Error(`${output.trimEnd()}\n${step.name} failed.`);
  noteDone();
}

/** Waits for all of them before it fails, so that nothing goes on behind a released lock. */
async function together(promises) {
  const outcomes = await Promise.allSettled(promises);
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (failed.length === 0) return;
  throw new Error(failed.map(({ reason }) => reason.message).join('\n\n'));
}

async function provideBrowser(root) {
  const found = findBrowser(root);
  if (found && existsSync(found)) return;
  if (found) throw new Error(`CHROMIUM names ${found}, which does not exist.`);

  const line = openLine('Installing a browser for the tests');
  const installed = await withSetupLock(root, () => installBrowser(root));
  line.close();
  if (!installed) throw new Error(NO_BROWSER);
}

/** For what takes long: its name shows while it runs. */
function openLine(name) {
  const startedAt = Date.now();
  process.stdout.write(`${name} … `);
  return { close: () => console.log(secondsSince(startedAt)) };
}

/** For what runs beside something else: two open lines would mix. */
function lineAtTheEnd(name) {
  const startedAt = Date.now();
  return { close: () => console.log(`${name} … ${secondsSince(startedAt)}`) };
}

if (isCommand(import.meta.url)) {
  try {
    const complaint = nodeComplaint(process.versions.node);
    if (complaint) throw new Error(complaint);
    endChildrenOnSignal();
    await setUp(projectRoot, process.argv[2] ?? 'packages');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
