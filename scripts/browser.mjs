import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { runQuietly, toolEnvironment } from './processes.mjs';

// The one that never draws a window first: it does the same in three quarters of the time.
const WITHOUT_WINDOW = 'chromium-headless-shell';
const NAMES = [
  WITHOUT_WINDOW,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The browser for the browser tests: the one named by CHROMIUM, one of the system, or Playwright's
 * own; `null` when there is none.
 *
 * @param {string} root
 * @returns {string | null}
 */
export function findBrowser(root) {
  const named = process.env.CHROMIUM;
  if (named) return named;
  return systemBrowser() ?? ownBrowser(root);
}

/**
 * Puts a browser on the machine and returns it.
 *
 * @param {string} root
 * @returns {Promise<string | null>}
 */
export async function installBrowser(root) {
  if (isDebianRoot()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runQuietly('apt-get', ['update'], { env });
    for (const name of [WITHOUT_WINDOW, 'chromium']) {
      await runQuietly('apt-get', ['install', '-y', name], { env });
      const installed = systemBrowser();
      if (installed) return installed;
    }
  }
  const env = toolEnvironment(root);
  await runQuietly('playwright', ['install', 'chromium'], { cwd: root, env });
  return ownBrowser(root);
}

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((file) => isExecutable(file) && answers(file)) ?? null;
}

function ownBrowser(root) {
  try {
    const require = createRequire(join(root, 'package.json'));
    const file = require('playwright-core').chromium.executablePath();
    return existsSync(file) ? file : null;
  } catch {
    // Without Playwright, or on a system it has no browser for, there is none of its own.
    return null;
  }
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Some systems ship a `chromium` that only tells how to install one. */
function answers(file) {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}
