import { expect, test } from 'vitest';
import { explain } from './explanation.ts';
import { DatabaseSetupError } from './foundation/database/database-setup-error.ts';
import { EmbeddedPostgresError } from './foundation/database/embedded-postgres.ts';

const failure = (facts: object, message = 'it failed') =>
  Object.assign(new Error(message), { ...facts });

test.each([
  ['a database on a full disk', new Error('Failed query', { cause: failure({ code: '53100' }) })],
  ['a file on a full disk', failure({ code: 'ENOSPC', errno: -28, path: '/data/app.secret' })],
  [
    'an embedded database that found no room',
    new EmbeddedPostgresError(
      'PostgreSQL could not create its database.\nFATAL: could not extend file "base/1/2691": wrote only 4096 of 8192 bytes\nHINT: Check free disk space.',
    ),
  ],
])('%s asks for space, and names the variables', (_, error) => {
  expect(explain(error)).toMatch(/^The disk is full .*Free some space .*DATA_DIR.*DATABASE_URL/);
});

test.each([
  ['EADDRINUSE', 'Port 80 is in use by another program. Stop it, or choose another one with PORT.'],
  ['EACCES', 'This user may not listen on port 80. Choose one above 1023 with PORT.'],
  [
    'EADDRNOTAVAIL',
    "Cannot listen at the address of HOST (it failed). Set HOST to one of this machine's.",
  ],
])('an address that cannot be listened at, %s, names its variable', (code, sentence) => {
  expect(explain(failure({ code, syscall: 'listen', port: 80 }))).toBe(sentence);
});

test('a file that may not be used is named, and the variable of its folder', () => {
  const facts = { code: 'EACCES', errno: -13, path: '/data/app.secret', syscall: 'open' };
  expect(explain(failure(facts))).toMatch(/^Cannot use \/data\/app.secret .*DATA_DIR\.$/);
});

test('a database that was lost on the way says so, without the question it was asked', () => {
  const lost = failure({ code: '57P01' }, 'terminating connection');
  expect(explain(new Error('Failed query: insert …', { cause: lost }))).toBe(
    'The database was lost while starting (terminating connection). See that the one of DATABASE_URL runs, or read the log of the embedded one in DATA_DIR, and start again.',
  );
});

test('what was written for whoever starts the system is said as it is', () => {
  expect(explain(new DatabaseSetupError('Use another login.'))).toBe('Use another login.');
});

test('a fault of ours shows where it happened', () => {
  expect(explain(new TypeError('x is undefined'))).toContain('explanation.test.ts');
});
