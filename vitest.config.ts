import { defineConfig } from 'vitest/config';

if (typeof Temporal === 'undefined') {
  throw new Error(
    `The tests need the project's own Node 26, and this is ${process.version}. Run them with: npm test -- path/of/a.test.ts`,
  );
}

// A zone far from Brazil: a rule that reads the machine's zone instead of the company's fails here.
process.env.TZ = 'Pacific/Kiritimati';

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
          testTimeout: 30_000,
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
  return { test: { name, root: `packages/${name}`, include, isolate: false } };
}
