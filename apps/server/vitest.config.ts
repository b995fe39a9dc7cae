import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    pool: 'forks',
    globalSetup: ['tests/global-setup.ts'],
    setupFiles: ['../../scripts/compare-moments.mjs', 'tests/cheap-passwords.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    // Loading the server takes longer than most files; what it keeps hangs on a system of its own.
    isolate: false,
  },
});
