import { expect, test } from 'vitest';
import { IMPORT_STATES, isWorking, mayCheck, mayRun, mayUndo } from './client-import.ts';

function statesThat(may: typeof mayCheck, appliedRows: number, rows = 9): string[] {
  return IMPORT_STATES.filter((state) => may({ state, appliedRows, rows }));
}

test('columns are checked for as long as nothing was imported', () => {
  expect(statesThat(mayCheck, 0)).toEqual(['read', 'checked', 'failed']);
  expect(mayCheck({ state: 'failed', appliedRows: 1, rows: 9 })).toBe(false);
});

test('only what was checked is imported, and what stopped half-way goes on', () => {
  expect(statesThat(mayRun, 0)).toEqual(['checked']);
  expect(statesThat(mayRun, 1)).toEqual(['checked', 'failed']);
});

test('an import whose rows are gone is neither checked nor run', () => {
  expect(statesThat(mayCheck, 0, 0)).toEqual([]);
  expect(statesThat(mayRun, 0, 0)).toEqual([]);
});

test('only what was done can be undone', () => {
  expect(statesThat(mayUndo, 0)).toEqual([]);
  expect(statesThat(mayUndo, 1)).toEqual(['done', 'failed']);
});

test('a job is at work while it counts', () => {
  expect(IMPORT_STATES.filter(isWorking)).toEqual(['checking', 'running', 'undoing']);
});
