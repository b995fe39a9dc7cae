import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allOf, loadAppSecrets } from './app-secret.ts';

let dataFolder = '';

function loadAppSecret(source: Parameters<typeof loadAppSecrets>[0]): string {
  return loadAppSecrets(source).current;
}

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'app-secret-'));
});

afterEach(() => {
  rmSync(dataFolder, { recursive: true });
});

test('prefers the configured secret and writes nothing', () => {
  expect(loadAppSecret({ configured: 'from the environment', dataFolder })).toBe(
    'from the environment',
  );
  expect(readdirSync(dataFolder)).toEqual([]);
});

test('creates a secret of 32 bytes on the first start and keeps it', () => {
  const first = loadAppSecret({ configured: undefined, dataFolder });

  expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  expect(loadAppSecret({ configured: undefined, dataFolder })).toBe(first);
  expect(readdirSync(dataFolder)).toEqual(['app.secret']);
});

test('an empty setting counts as none', () => {
  expect(loadAppSecret({ configured: '', dataFolder })).toHaveLength(43);
});

test('creates the data folder when it is missing', () => {
  const missing = join(dataFolder, 'deeper', 'data');

  expect(loadAppSecret({ configured: undefined, dataFolder: missing })).toHaveLength(43);
});

test.skipIf(process.platform === 'win32')('only the owner may read the file', () => {
  loadAppSecret({ configured: undefined, dataFolder });

  expect(statSync(join(dataFolder, 'app.secret')).mode & 0o777).toBe(0o600);
});

test('refuses an emptied file instead of starting with a new secret', () => {
  writeFileSync(join(dataFolder, 'app.secret'), '\n');

  expect(() => loadAppSecret({ configured: undefined, dataFolder })).toThrow(
    /app\.secret is empty/,
  );
});

test('processes that start at the same time get the same secret', async () => {
  const startsAt = Date.now() + 1500;
  const secrets = await Promise.all(Array.from({ length: 6 }, () => loadInProcess(startsAt)));

  expect(new Set(secrets).size).toBe(1);
  expect(readdirSync(dataFolder)).toEqual(['app.secret']);
});

async function loadInProcess(startsAt: number): Promise<string> {
  const script = `
    import { loadAppSecrets } from ${JSON.stringify(new URL('./app-secret.ts', import.meta.url).href)};
    while (Date.now() < ${startsAt});
    process.stdout.write(loadAppSecrets({ dataFolder: ${JSON.stringify(dataFolder)} }).current);
  `;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    script,
  ]);
  return stdout;
}

test('those from before stand behind the current one', () => {
  const secrets = loadAppSecrets({ configured: 'new', old: ['older', 'oldest'], dataFolder });
  expect(allOf(secrets)).toEqual(['new', 'older', 'oldest']);
});
