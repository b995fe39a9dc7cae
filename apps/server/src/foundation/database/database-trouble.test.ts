import { expect, test } from 'vitest';
import {
  DatabaseUnavailableError,
  isDatabaseTrouble,
  isOutcomeUnknown,
} from './database-trouble.ts';

const failed = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  '08006',
  '53100',
  '53300',
  '57P01',
  '57P03',
  '25006',
  '25P03',
  'ECONNREFUSED',
  'ECONNRESET',
])('%s is trouble of the database, also deep inside another failure', (code) => {
  expect(isDatabaseTrouble(failed(code))).toBe(true);
  expect(isDatabaseTrouble(new Error('Failed query', { cause: failed(code) }))).toBe(true);
});

test.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  'so is what the driver says without a code: %s',
  (message) => {
    expect(isDatabaseTrouble(new Error(message))).toBe(true);
  },
);

test.each(['23505', '22021', '57014', '40001', 'ENOENT'])('%s is not', (code) => {
  expect(isDatabaseTrouble(failed(code))).toBe(false);
});

test.each([
  ['opening', false],
  ['working', false],
  ['committing', true],
] as const)('lost while %s, whether it was stored is unknown: %s', (stage, isUnknown) => {
  const lost = new DatabaseUnavailableError(stage, failed('57P01'));
  expect(isOutcomeUnknown(lost)).toBe(isUnknown);
  expect(isDatabaseTrouble(lost)).toBe(true);
});
