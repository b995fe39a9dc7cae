import { expect, test } from 'vitest';
import { type ImportedService, whyKept } from './service-import-undo.ts';

const made: ImportedService = {
  outcome: 'new',
  appliedVersion: 1,
  version: 1,
  isOffered: false,
  hasCommission: false,
};
const updated: ImportedService = { ...made, outcome: 'update', appliedVersion: 4, version: 4 };

test.each<[string, ImportedService, ReturnType<typeof whyKept>]>([
  ['made and never touched', made, null],
  ['made and edited', { ...made, version: 2 }, 'changed'],
  ['made and done by somebody', { ...made, isOffered: true }, 'offered'],
  ['made and with a commission', { ...made, hasCommission: true }, 'commission'],
  ['edited and done by somebody', { ...made, version: 2, isOffered: true }, 'changed'],
  ['changed and done by somebody', { ...updated, isOffered: true, hasCommission: true }, null],
  ['changed twice', { ...updated, version: 5 }, 'changed'],
])('of a service that was %s an undo knows whether it stays', (_case, service, reason) => {
  expect(whyKept(service)).toBe(reason);
});
