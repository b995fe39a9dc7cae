import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { projectRoot } from './command-line.mjs';
import { endChildrenOnSignal, runAloud, toolEnvironment } from './processes.mjs';
import {
  hasCrashed,
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
const complaints = [];
const outcomes = [await runOnceMoreAfterCrash(() => runVitest(chosen))];
if (chosen.length === 0) outcomes.push(await runOnceMoreAfterCrash(runPlaywright));

const counts = total(outcomes);
for (const complaint of complaints) console.log(`\n${complaint}`);
console.log(`\n${lastLines(counts)}`);
process.exitCode = isGood(counts) ? 0 : 1;

/** A runner that stumbles over itself gets a second chance, and what it said is not forgotten. */
async function runOnceMoreAfterCrash(run) {
  const { code, counted } = await run();
  if (!hasCrashed(code, counted)) return outcomeOf(code, counted);
  complaints.push(`A runner ended with ${code} and no failed test, and was run once more.`);
  const again = await run();
  return outcomeOf(again.code, again.counted);
}

async function runVitest(args) {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // What a test logs at its very end can reach a closed door of Vitest, which then fails the run.
  const plainConsole = '--disableConsoleIntercept';
  const options = [`--maxWorkers=${workers}`, plainConsole, ...reporters, ...args];
  const { code, output } = await runAloud('vitest', ['run', ...options], {
    cwd: projectRoot,
    env: toolEnvironment(projectRoot),
  });
  // Said again at the end: the journeys stand between it and whoever reads only the last lines.
  if (code !== 0) complaints.push(output.trimEnd().split('\n').slice(-LAST_COMPLAINTS).join('\n'));
  return { code, counted: takeCounts(report, vitestCounts) };
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
  return { code, counted: takeCounts(report, playwrightCounts) };
}

/** Takes the report away, so that a second run is not counted by the first one's. */
function takeCounts(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    // A runner that crashed leaves no report, or half of one.
    return null;
  } finally {
    rmSync(report, { force: true });
  }
}
