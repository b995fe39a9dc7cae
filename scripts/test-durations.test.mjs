import { expect, test } from 'vitest';
import { playwrightDurations, slowest, vitestDurations } from './test-durations.mjs';

test('a file takes as long as from its first moment to its last, a test as long as it says', () => {
  const report = {
    testResults: [
      {
        name: '/project/apps/a.test.ts',
        startTime: 1000,
        endTime: 4500,
        assertionResults: [{ fullName: 'adds', duration: 1200 }, { fullName: 'skipped' }],
      },
    ],
  };

  expect(vitestDurations(report, '/project')).toEqual({
    files: [{ name: 'apps/a.test.ts', milliseconds: 3500 }],
    tests: [
      { name: 'apps/a.test.ts › adds', milliseconds: 1200 },
      { name: 'apps/a.test.ts › skipped', milliseconds: 0 },
    ],
  });
});

test('a journey stands under the names of its suites, with all its tries', () => {
  const spec = { title: 'books', tests: [{ results: [{ duration: 700 }, { duration: 300 }] }] };
  const phone = { title: 'a phone', file: 'booking.spec.ts', specs: [spec] };
  const report = {
    suites: [{ title: 'booking.spec.ts', file: 'booking.spec.ts', suites: [phone] }],
  };

  const { files, tests } = playwrightDurations(report);

  expect(files).toEqual([{ name: 'booking.spec.ts', milliseconds: 1000 }]);
  expect(tests).toMatchObject([{ name: 'booking.spec.ts › a phone › books', milliseconds: 1000 }]);
});

test('the slowest come first, and twenty are enough', () => {
  const durations = Array.from({ length: 30 }, (_, number) => {
    return { name: `test ${number}`, milliseconds: number * 1000 };
  });

  const lines = slowest('tests', durations).split('\n');

  expect(lines).toHaveLength(21);
  expect(lines[1]).toBe('   29.0 s  test 29');
});
