import { existsSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { calls, makeClone, setUp } from './fake-clone.mjs';
import { writeProgram } from './fake-tree.mjs';

vi.setConfig({ testTimeout: 60_000 });

test('the tests use the browser of the system', async () => {
  const root = makeClone();
  writeProgram(root, 'bin/google-chrome', '');

  const { code } = await setUp(root, 'test');

  expect(code).toBe(0);
  expect(calls(root)).toEqual(['npm', 'server', 'web']);
});

test('a browser that does not answer is none', async () => {
  const root = makeClone();
  writeProgram(root, 'bin/chromium', 'process.exit(1);');

  const { code, output } = await setUp(root, 'test');

  expect(code).toBe(1);
  expect(output).toContain('Install Chromium or Google Chrome');
  expect(calls(root)).toContain('playwright');
});

describe.runIf(process.getuid?.() === 0 && existsSync('/etc/debian_version'))(
  'a missing browser',
  () => {
    test.each(['chromium-headless-shell', 'chromium'])(
      'is installed by the system, as %s',
      async (name) => {
        const root = makeClone();
        writeProgram(root, 'parts/chromium', '');
        writeProgram(
          root,
          'bin/apt-get',
          `if (process.argv[4] === '${name}') fs.cpSync('parts/chromium', 'bin/${name}');`,
        );

        const { code, output } = await setUp(root, 'test');

        expect(code).toBe(0);
        expect(output).toMatch(/^Installing a browser for the tests … \d+\.\d s$/m);
      },
    );
  },
);
