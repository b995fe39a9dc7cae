import { relative } from 'node:path';

/**
 * How many tests ended how.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * What Vitest's JSON report counts. A file that could not even be loaded is one failure.
 *
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const unloaded = report.testResults.filter((file) => {
    return file.status === 'failed' && file.assertionResults.length === 0;
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * What Playwright's JSON report counts. A test that passed at the second try passed.
 *
 * @returns {Counts}
 */
export function playwrightCounts({ stats }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

/**
 * Journeys that failed once and passed then: they count as passed, and still somebody should look at them.
 *
 * @param {object} report Playwright's JSON report, whose suites hold suites
 * @returns {string[]}
 */
export function passedAtSecondTry({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `Passed only at the second try: ${suite.file} › ${title}`),
    ...passedAtSecondTry(suite),
  ]);
}

// More than these and it is the code that is broken, not a crowded machine.
const FILES_TRIED_AGAIN = 3;

/**
 * The test files to run once more, alone: few that failed or left a promise nobody waited for.
 *
 * @param {object} report Vitest's JSON report
 * @param {string} output what Vitest complained of; its report does not know the errors outside of tests
 * @returns {string[]} none when too many failed for chance
 */
export function filesToTryAgain(report, output, root) {
  const failed = report.testResults.filter(({ status }) => status === 'failed');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Vitest colours the name.
  const outside = output.matchAll(/originated in "(?:\u001b\[\d+m)*([^"\u001b]+)/g);
  const files = new Set([
    ...failed.map(({ name }) => relative(root, name)),
    ...[...outside].map(([, name]) => name),
  ]);
  return files.size <= FILES_TRIED_AGAIN ? [...files] : [];
}

/**
 * Vitest's counts with those of some files replaced by what their second run counted.
 *
 * @param {object} report Vitest's JSON report
 * @param {string[]} files
 * @param {Counts} again
 * @returns {Counts}
 */
export function withSecondTry(report, files, again, root) {
  const first = vitestCounts(report);
  const old = report.testResults
    .filter(({ name }) => files.includes(relative(root, name)))
    .map((file) => vitestCounts(reportOf(file)));
  const replaced = total(old);
  return {
    passed: first.passed - replaced.passed + again.passed,
    failed: first.failed - replaced.failed + again.failed,
    skipped: first.skipped - replaced.skipped + again.skipped,
  };
}

function reportOf(file) {
  const ended = (status) => file.assertionResults.filter((one) => one.status === status).length;
  return {
    numPassedTests: ended('passed'),
    numFailedTests: ended('failed'),
    numPendingTests: ended('pending') + ended('skipped'),
    numTodoTests: ended('todo'),
    testResults: [file],
  };
}

/**
 * The truth about one runner: whoever ends badly has a failure, also when no test of its own failed.
 *
 * @param {number} exitCode
 * @param {Counts | null} counts `null` when it left no report
 * @returns {Counts}
 */
export function outcomeOf(exitCode, counts) {
  if (counts !== null && (exitCode === 0 || counts.failed > 0)) return counts;
  return { passed: 0, skipped: 0, ...counts, failed: 1 };
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function total(all) {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** @param {Counts} counts */
export function lastLines({ passed, failed, skipped }) {
  // Whoever reads the result by program wants the last line plain.
  const skippedLine = skipped > 0 ? `${skipped} skipped\n` : '';
  return `${skippedLine}${passed} passed, ${failed} failed`;
}

/**
 * Nothing ran means that nothing was proven.
 *
 * @param {Counts} counts
 */
export function isGood({ passed, failed }) {
  return failed === 0 && passed > 0;
}
