import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { demonstrationPorts, emptyPort, JOURNEYS_AT_ONCE, ownPort } from './systems.ts';

// Only the first evaluation makes the folder: workers import this file again.
process.env.E2E_DATA ??= newFolder();
const dataFolder = process.env.E2E_DATA;
// Chromium draws its address bar as pages, for each window anew: more work than most of ours.
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
// The switch replaces the one of Playwright, so what that one keeps away is named again.
const unwantedFeatures = [
  ...addressBar,
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  workers: JOURNEYS_AT_ONCE,
  // Long, because a machine that others keep busy is no failure.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Browsers and servers share few cores: one that passes at the second try is named at the end.
  retries: 1,
  reporter: 'list',
  globalTeardown: './global-teardown.ts',
  use: {
    baseURL: `http://localhost:${ownPort}`,
    locale: 'pt-BR',
    // Far from the companies' zone: what a screen shows must not depend on the browser's clock.
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    // What fades and slides is over at once: nothing waits for it, and no check sees half of it.
    contextOptions: { reducedMotion: 'reduce' },
    // Each journey is a new browser, which would keep the whole program for a visit that never comes.
    serviceWorkers: 'block',
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
        `--disable-features=${unwantedFeatures.join()}`,
      ],
    },
  },
  webServer: [
    ...demonstrationPorts.map((port) =>
      server(port, 'node demonstration-data.ts && exec node ../../server/dist/demo.js'),
    ),
    // Nobody has been here: the journey of the first administrator begins on it.
    server(emptyPort, 'exec node ../../server/dist/main.js'),
  ],
});

function server(port: number, command: string) {
  return {
    command,
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: String(port),
      DATA_DIR: join(dataFolder, String(port)),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    // The first demonstration tells a year before it answers.
    timeout: 180_000,
    reuseExistingServer: false,
  };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hora-marcada-e2e-'));
  // The database runs as a user of its own.
  chmodSync(folder, 0o755);
  return folder;
}
