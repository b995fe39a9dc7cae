import { expect, test, vi } from 'vitest';
import { copyScripts, ended, makeTree, startScript, writeProgram } from './fake-tree.mjs';
import { isGood, lastLines, outcomeOf, vitestCounts } from './test-counts.mjs';

vi.setConfig({ testTimeout: 30_000 });

const REPORT_FILE = `process.argv.find((one) => one.startsWith('--outputFile.json=')).split('=')[1]`;

function vitestReport(passed, failed) {
  return {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [],
  };
}

function playwrightReport(expected, unexpected) {
  return { stats: { expected, unexpected, flaky: 1, skipped: 2 } };
}

function makeProject({ vitest, playwright }) {
  const root = makeTree({});
  copyScripts(root);
  writeProgram(root, 'node_modules/.bin/vitest', vitest);
  writeProgram(root, 'node_modules/.bin/playwright', playwright);
  return root;
}

function vitestEnding(report, code) {
  return `
fs.writeFileSync(${REPORT_FILE}, ${JSON.stringify(JSON.stringify(report))});
console.log('vitest got', process.argv.slice(5).join(' '));
process.exit(${code});`;
}

function playwrightEnding(report, code) {
  return `
fs.writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, ${JSON.stringify(JSON.stringify(report))});
console.log('playwright ran');
process.exit(${code});`;
}

async function runTests(root, ...args) {
  const { code, output } = await ended(startScript(root, ['scripts/test.mjs', ...args]));
  return { code, output, last: output.trimEnd().split('\n').at(-1) };
}

test('names the journeys that passed only at the second try', async () => {
  const flaky = { title: 'a visit is paid', tests: [{ status: 'flaky', results: [] }] };
  const steady = { title: 'one tap confirms', tests: [{ status: 'expected', results: [] }] };
  const inner = { title: 'a phone', file: 'visit.spec.ts', specs: [steady, flaky] };
  const root = makeProject({
    vitest: vitestEnding(vitestReport(10, 0), 0),
    playwright: playwrightEnding(
      { ...playwrightReport(1, 0), suites: [{ file: 'visit.spec.ts', suites: [inner] }] },
      0,
    ),
  });

  const { output, last } = await runTests(root);

  expect(output).toContain('Passed only at the second try: visit.spec.ts › a visit is paid');
  expect(output.match(/second try/g)).toHaveLength(1);
  expect(last).toBe('12 passed, 0 failed');
});

/** A Vitest whose first run ends as told, and whose second one gets the files by name. */
function vitestEndingTwice(first, second) {
  return `
const again = process.argv.some((one) => one.endsWith('.test.ts'));
const { report, code, complaint } = again ? ${JSON.stringify(second)} : ${JSON.stringify(first)};
fs.writeFileSync(${REPORT_FILE}, JSON.stringify(report));
if (complaint) console.error(complaint);
process.exit(code);`;
}

function fileReport(root, name, passed, failed) {
  const assertionResults = [
    ...Array(passed).fill({ status: 'passed', fullName: 'good' }),
    ...Array(failed).fill({ status: 'failed', fullName: 'bad' }),
  ];
  const status = failed > 0 ? 'failed' : 'passed';
  return { name: `${root}/${name}`, status, startTime: 0, endTime: 1, assertionResults };
}

/** Ten tests, of which `failed` failed, each in a file of its own with two good ones. */
function runWith(root, failed) {
  const files = Array.from({ length: failed }, (_, place) => {
    return fileReport(root, `pay${place}.test.ts`, 2, 1);
  });
  return { ...vitestReport(10 - failed, failed), testResults: files };
}

async function runTwice(first, second) {
  const root = makeProject({ vitest: '', playwright: playwrightEnding(playwrightReport(4, 0), 0) });
  writeProgram(root, 'node_modules/.bin/vitest', vitestEndingTwice(first(root), second(root)));
  return runTests(root);
}

test('runs few failed files once more, counts that run and names them', async () => {
  const { code, last, output } = await runTwice(
    (root) => ({ report: runWith(root, 1), code: 1 }),
    (root) => ({
      report: { ...vitestReport(3, 0), testResults: [fileReport(root, 'pay0.test.ts', 3, 0)] },
      code: 0,
    }),
  );

  expect(last).toBe('15 passed, 0 failed');
  expect(code).toBe(0);
  expect(output).toContain('Passed only at the second try: pay0.test.ts');
});

test('a file that fails again has failed', async () => {
  const { code, last, output } = await runTwice(
    (root) => ({ report: runWith(root, 1), code: 1 }),
    (root) => ({ report: runWith(root, 1), code: 1 }),
  );

  expect(last).toMatch(/ passed, 1 failed$/);
  expect(code).toBe(1);
  expect(output).not.toContain('second try');
});

test('many failed files are no chance and are not run again', async () => {
  const { code, last } = await runTwice(
    (root) => ({ report: runWith(root, 4), code: 1 }),
    () => ({ report: vitestReport(12, 0), code: 0 }),
  );

  expect(last).toBe('11 passed, 4 failed');
  expect(code).toBe(1);
});

test('a promise that nobody waited for gives its file a second run', async () => {
  const { code, last, output } = await runTwice(
    (root) => ({
      report: { ...runWith(root, 0), testResults: [fileReport(root, 'pay0.test.ts', 3, 0)] },
      code: 1,
      complaint: 'This error originated in "\u001b[1mpay0.test.ts\u001b[22m" test file.',
    }),
    (root) => ({
      report: { ...vitestReport(3, 0), testResults: [fileReport(root, 'pay0.test.ts', 3, 0)] },
      code: 0,
    }),
  );

  expect(last).toBe('15 passed, 0 failed');
  expect(code).toBe(0);
  expect(output).toContain('Passed only at the second try: pay0.test.ts');
});

test('counts the tests of both runners', async () => {
  const root = makeProject({
    vitest: vitestEnding(vitestReport(10, 0), 0),
    playwright: playwrightEnding(playwrightReport(4, 0), 0),
  });

  const { code, last } = await runTests(root);

  expect(last).toBe('15 passed, 0 failed');
  expect(code).toBe(0);
});

test('goes on to the browser when a test fails, and fails in the end', async () => {
  const root = makeProject({
    vitest: vitestEnding(vitestReport(10, 2), 1),
    playwright: playwrightEnding(playwrightReport(4, 1), 1),
  });

  const { code, last, output } = await runTests(root);

  expect(output).toContain('playwright ran');
  expect(last).toBe('15 passed, 3 failed');
  expect(code).toBe(1);
});

test('a runner that crashes twice is one failure', async () => {
  const root = makeProject({
    vitest: 'process.exit(7);',
    playwright: playwrightEnding(playwrightReport(4, 0), 0),
  });

  const { code, last } = await runTests(root);

  expect(last).toBe('5 passed, 1 failed');
  expect(code).toBe(1);
});

test('a runner that crashes gets a second chance, and its crash is told', async () => {
  const root = makeProject({
    vitest: `
if (!fs.existsSync('crashed')) {
  fs.writeFileSync('crashed', '');
  console.error('a promise nobody waited for');
  process.exit(1);
}
${vitestEnding(vitestReport(10, 0), 0)}`,
    playwright: playwrightEnding(playwrightReport(4, 0), 0),
  });

  const { code, last, output } = await runTests(root);

  expect(last).toBe('15 passed, 0 failed');
  expect(code).toBe(0);
  const afterBrowser = output.slice(output.indexOf('playwright ran'));
  expect(afterBrowser).toContain('a promise nobody waited for');
  expect(afterBrowser).toContain('A runner ended with 1 and without a report');
});

test('a runner that reports no failed test and ends badly is one failure, at once', async () => {
  const root = makeProject({
    vitest: `console.log('once');${vitestEnding(vitestReport(10, 0), 1)}`,
    playwright: playwrightEnding(playwrightReport(4, 0), 0),
  });

  const { code, last, output } = await runTests(root);

  expect(last).toBe('15 passed, 1 failed');
  expect(code).toBe(1);
  const whileRunning = output.slice(0, output.indexOf('playwright ran'));
  expect(whileRunning.match(/once/g)).toHaveLength(1);
});

test('the slowest are named when everything ran', async () => {
  const report = { ...vitestReport(1, 0) };
  report.testResults = [
    { name: 'slow.test.ts', startTime: 0, endTime: 9000, assertionResults: [] },
  ];
  const root = makeProject({
    vitest: vitestEnding(report, 0),
    playwright: playwrightEnding(playwrightReport(4, 0), 0),
  });

  const { output } = await runTests(root);

  expect(output).toMatch(/The slowest files:\n +9\.0 s {2}.*slow\.test\.ts/);
});

test('what the first runner complained of is said again at the end', async () => {
  const root = makeProject({
    vitest: `console.error('expected 1 to be 2');${vitestEnding(vitestReport(10, 1), 1)}`,
    playwright: playwrightEnding(playwrightReport(4, 0), 0),
  });

  const { output } = await runTests(root);

  const afterBrowser = output.slice(output.indexOf('playwright ran'));
  expect(afterBrowser).toContain('expected 1 to be 2');
});

test('with arguments it runs only what they name, without the browser', async () => {
  const root = makeProject({
    vitest: vitestEnding(vitestReport(1, 0), 0),
    playwright: 'process.exit(1);',
  });

  const { code, output, last } = await runTests(root, 'apps/server/tests');

  expect(output).toContain('apps/server/tests');
  expect(last).toBe('1 passed, 0 failed');
  expect(code).toBe(0);
});

test('a file that could not be loaded is one failure', () => {
  const report = vitestReport(3, 0);
  report.testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}, {}, {}] },
  ];

  expect(vitestCounts(report)).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test('ending badly without a failed test is one failure', () => {
  const counts = { passed: 3, failed: 0, skipped: 0 };

  expect(outcomeOf(1, counts)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(outcomeOf(0, counts)).toEqual(counts);
});

test('nothing ran is not good, and skipped tests are only named when there are some', () => {
  const nothing = { passed: 0, failed: 0, skipped: 0 };

  expect(isGood(nothing)).toBe(false);
  expect(lastLines(nothing)).toBe('0 passed, 0 failed');
});
