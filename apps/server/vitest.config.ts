import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    pool: 'forks',
    globalSetup: ['tests/global-setup.ts'],
    setupFiles: ['tests/cheap-passwords.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Loading the server takes longer than most files; what it keeps hangs on a system of its own.
    isolate: false,
  },
});
