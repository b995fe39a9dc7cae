import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { keepsBackups, promisesBackups } from './backup-settings.ts';

const HERE = { PUBLIC_URL: 'https://hora.test' };
const ELSEWHERE = { ...HERE, DATABASE_URL: 'postgres://a:b@db/hora', APP_SECRET: 's'.repeat(32) };

test.each([
  ['a system that others reach', HERE, { keeps: true, promises: true }],
  ['where they are switched off', { ...HERE, BACKUPS: 'off' }, { keeps: false, promises: false }],
  ['a rehearsal on one machine', {}, { keeps: false, promises: false }],
  ['a rehearsal with backups', { BACKUPS: 'on' }, { keeps: true, promises: true }],
  ['a database of its own server', ELSEWHERE, { keeps: false, promises: false }],
  ['one that is vouched for', { ...ELSEWHERE, BACKUPS: 'on' }, { keeps: false, promises: true }],
])('%s: who makes backups and who may say so', (_which, variables, { keeps, promises }) => {
  const environment = readEnvironment(variables);
  expect(keepsBackups(environment)).toBe(keeps);
  expect(promisesBackups(environment)).toBe(promises);
});
