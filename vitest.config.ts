import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

if (typeof Temporal === 'undefined') {
  throw new Error(
    `The tests need the project's own Node 26, and this is ${process.version}. Run them with: npm test -- path/of/a.test.ts`,
  );
}

// A zone far from Brazil: a rule that reads the machine's zone instead of the company's fails here.
process.env.TZ = 'Pacific/Kiritimati';

// Of a machine whose few cores do something else, too: no test says how fast anything is.
const LONGEST_TEST_MS = 120_000;

const MOMENTS = join(import.meta.dirname, 'scripts/compare-moments.mjs');

export default defineConfig({
  test: {
    projects: [
      pure('domain'),
      pure('contract'),
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.mjs'],
          testTimeout: LONGEST_TEST_MS,
        },
      },
      'apps/server/vitest.config.ts',
      'apps/web/vitest.config.ts',
    ],
  },
});

/** Nothing in there can be left changed by a test: the files of a worker share one process. */
function pure(name: string) {
  const include = ['src/**/*.test.ts'];
  const root = `packages/${name}`;
  const shared = { isolate: false, testTimeout: LONGEST_TEST_MS, setupFiles: [MOMENTS] };
  return { test: { ...shared, name, root, include } };
}
