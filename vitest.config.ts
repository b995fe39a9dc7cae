import { defineConfig } from 'vitest/config';

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
