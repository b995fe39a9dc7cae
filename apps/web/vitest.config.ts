import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: './tests/one-window.ts',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/compare-moments.mjs', 'tests/setup.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Libraries and window are opened once for many files, and emptied after each: tests/setup.ts.
    isolate: false,
  },
});
