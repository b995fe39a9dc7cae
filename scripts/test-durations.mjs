import { relative } from 'node:path';

const SHOWN = 20;

/**
 * How long a test or a file of tests took.
 *
 * @typedef {{ name: string, milliseconds: number }} Duration
 */

/**
 * @param {object} report Vitest's JSON report
 * @param {string} root
 * @returns {{ files: Duration[], tests: Duration[] }}
 */
export function vitestDurations(report, root) {
  const files = report.testResults.map(({ name, startTime, endTime }) => {
    return { name: relative(root, name), milliseconds: endTime - startTime };
  });
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );
  return { files, tests };
}

/**
 * @param {object} report Playwright's JSON report, whose suites hold suites
 * @returns {{ files: Duration[], tests: Duration[] }}
 */
export function playwrightDurations({ suites = [] }) {
  const tests = suites.flatMap((suite) => testsIn(suite, []));
  const byFile = Map.groupBy(tests, ({ file }) => file);
  const files = [...byFile].map(([name, own]) => {
    return { name, milliseconds: own.reduce((sum, { milliseconds }) => sum + milliseconds, 0) };
  });
  return { files, tests };
}

function testsIn({ title, file, specs = [], suites = [] }, above) {
  const path = [...above, title];
  const own = specs.map((spec) => ({
    file,
    name: [...path, spec.title].join(' › '),
    milliseconds: spec.tests.flatMap(({ results }) => results).reduce(addDuration, 0),
  }));
  return [...own, ...suites.flatMap((suite) => testsIn(suite, path))];
}

function addDuration(sum, { duration }) {
  return sum + duration;
}

/**
 * What to shorten first.
 *
 * @param {string} what
 * @param {Duration[]} durations
 */
export function slowest(what, durations) {
  const shown = durations.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const lines = shown
    .slice(0, SHOWN)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return [`The slowest ${what}:`, ...lines].join('\n');
}
