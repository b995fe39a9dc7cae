import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 41210);
// Only the first evaluation makes the folders: workers import this file again.
process.env.E2E_DATA ??= newFolder();
process.env.E2E_EMPTY_DATA ??= newFolder();

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  workers: 1,
  timeout: 30_000,
  reporter: 'list',
  globalTeardown: './global-teardown.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    // Far from the companies' zone: what a screen shows must not depend on the browser's clock.
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    server({ program: 'demo', port, dataFolder: process.env.E2E_DATA }),
    // Nobody has been here: the journey of the first administrator begins on it.
    server({ program: 'main', port: port + 1, dataFolder: process.env.E2E_EMPTY_DATA }),
  ],
});

type Server = { program: 'demo' | 'main'; port: number; dataFolder: string };

function server({ program, port, dataFolder }: Server) {
  return {
    command: `exec node ../../server/dist/${program}.js`,
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    timeout: 60_000,
    reuseExistingServer: false,
  };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hora-marcada-e2e-'));
  // The database runs as a user of its own.
  chmodSync(folder, 0o755);
  return folder;
}
