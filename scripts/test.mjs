import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { projectRoot } from './command-line.mjs';
import { endChildrenOnSignal, runAloud, toolEnvironment } from './processes.mjs';
import {
  isGood,
  lastLines,
  outcomeOf,
  playwrightCounts,
  total,
  vitestCounts,
} from './test-counts.mjs';

// Vitest leaves one core to itself: of two, that would be half of the machine.
const workers = Math.max(2, availableParallelism() - 1);

const LAST_COMPLAINTS = 80;

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
endChildrenOnSignal();

const chosen = process.argv.slice(2);
let complaints = '';
const outcomes = [await runVitest(chosen)];
if (chosen.length === 0) outcomes.push(await runPlaywright());

const counts = total(outcomes);
// A long journey through the browser stands between them and whoever reads only the end.
if (complaints) console.log(`\nWhat Vitest complained of:\n${complaints}`);
console.log(`\n${lastLines(counts)}`);
process.exitCode = isGood(counts) ? 0 : 1;

async function runVitest(args) {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = [`--maxWorkers=${workers}`, ...reporters, ...args];
  const { code, output } = await runAloud('vitest', ['run', ...options], {
    cwd: projectRoot,
    env: toolEnvironment(projectRoot),
  });
  if (code !== 0) complaints = output.trimEnd().split('\n').slice(-LAST_COMPLAINTS).join('\n');
  return outcomeOf(code, readCounts(report, vitestCounts));
}

async function runPlaywright() {
  const report = join(reports, 'playwright.json');
  const config = 'apps/web/e2e/playwright.config.ts';
  const env = { ...toolEnvironment(projectRoot), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const browser = findBrowser(projectRoot);
  if (browser) env.CHROMIUM = browser;
  const { code } = await runAloud('playwright', ['test', '-c', config, '--reporter=list,json'], {
    cwd: projectRoot,
    env,
  });
  return outcomeOf(code, readCounts(report, playwrightCounts));
}

function readCounts(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    // A runner that crashed leaves no report, or half of one.
    return null;
  }
}
