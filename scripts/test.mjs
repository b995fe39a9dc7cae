import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { projectRoot } from './command-line.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { endChildrenOnSignal, runAloud, toolEnvironment } from './processes.mjs';
import {
  filesToTryAgain,
  isGood,
  lastLines,
  outcomeOf,
  passedAtSecondTry,
  playwrightCounts,
  total,
  vitestCounts,
  withSecondTry,
} from './test-counts.mjs';
import { playwrightDurations, slowest, vitestDurations } from './test-durations.mjs';

// Vitest leaves one core to itself: of two, that would be half of the machine.
const workers = Math.max(2, availableParallelism() - 1);

const LAST_COMPLAINTS = 80;

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
endChildrenOnSignal();

const chosen = process.argv.slice(2);
const complaints = [];
const durations = [];
const outcomes = [await runOnceMoreAfterCrash(chosen.length > 0 ? runChosen : runAllOfVitest)];
if (chosen.length === 0) outcomes.push(await runOnceMoreAfterCrash(runPlaywright));

const counts = total(outcomes);
for (const { files, tests } of chosen.length === 0 ? durations : []) {
  console.log(`\n${slowest('files', files)}\n\n${slowest('tests', tests)}`);
}
for (const complaint of complaints) console.log(`\n${complaint}`);
console.log(`\n${lastLines(counts)}`);
process.exitCode = isGood(counts) ? 0 : 1;

/**
 * A runner that dies without a report gets a second chance, and what it said is not forgotten. One
 * that reports and still ends badly names an error that no test saw: that is a failure.
 */
async function runOnceMoreAfterCrash(run) {
  const { code, report } = await run();
  if (report) return outcomeOf(code, report);
  complaints.push(`A runner ended with ${code} and without a report, and was run once more.`);
  const again = await run();
  return outcomeOf(again.code, again.report);
}

async function runChosen() {
  const { code, taken } = await runVitest(chosen);
  return { code, report: taken && vitestCounts(taken) };
}

/** Few files that failed in the crowd are run once more alone, and named if that was enough. */
async function runAllOfVitest() {
  const { code, taken, output } = await runVitest([]);
  if (taken) durations.push(vitestDurations(taken, projectRoot));
  const files = taken && code !== 0 ? filesToTryAgain(taken, output, projectRoot) : [];
  if (files.length === 0) return { code, report: taken && vitestCounts(taken) };
  const again = await runVitest(files);
  const counts = outcomeOf(again.code, again.taken && vitestCounts(again.taken));
  if (isGood(counts)) {
    complaints.push(...files.map((file) => `Passed only at the second try: ${file}`));
  }
  return { code: again.code, report: withSecondTry(taken, files, counts, projectRoot) };
}

async function runVitest(args) {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // What a test logs at its very end can reach a closed door of Vitest, which then fails the run.
  const plainConsole = '--disableConsoleIntercept';
  const options = [`--maxWorkers=${workers}`, plainConsole, ...reporters, ...args];
  const { code, output } = await runAloud('vitest', ['run', ...options], {
    cwd: projectRoot,
    env: testEnvironment(),
  });
  // Said again at the end: the journeys stand between it and whoever reads only the last lines.
  if (code !== 0) complaints.push(output.trimEnd().split('\n').slice(-LAST_COMPLAINTS).join('\n'));
  return { code, output, taken: takeReport(report) };
}

async function runPlaywright() {
  const report = join(reports, 'playwright.json');
  const config = 'apps/web/e2e/playwright.config.ts';
  const env = { ...testEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const browser = findBrowser(projectRoot);
  if (browser) env.CHROMIUM = browser;
  const { code } = await runAloud('playwright', ['test', '-c', config, '--reporter=list,json'], {
    cwd: projectRoot,
    env,
  });
  const taken = takeReport(report);
  if (taken) durations.push(playwrightDurations(taken));
  if (taken) complaints.push(...passedAtSecondTry(taken));
  return { code, report: taken && playwrightCounts(taken) };
}

/** The databases, files and browsers that tests make are gone after them: memory is fast enough. */
function testEnvironment() {
  const folder = process.env.TMPDIR ?? memoryFolder();
  return { ...toolEnvironment(projectRoot), ...(folder && { TMPDIR: folder }) };
}

/** Takes the report away, so that a second run is not counted by the first one's. */
function takeReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // A runner that crashed leaves no report, or half of one.
    return null;
  } finally {
    rmSync(report, { force: true });
  }
}
