import { expect, test } from 'vitest';
import { keptBackups, logsToRemove } from './kept-backups.ts';

const NOW = Temporal.Instant.from('2026-11-17T12:00:00Z');

function backupsOfDays(ages: readonly number[]) {
  return ages.map((days) => ({
    name: `${days}`,
    startedAt: NOW.subtract({ hours: days * 24 - 9 }),
  }));
}

test('keeps seven days, the first of each week before, and the newest at any age', () => {
  const daily = backupsOfDays(Array.from({ length: 40 }, (_, at) => 40 - at));
  const kept = keptBackups(daily, { days: 7, weeks: 2 }, NOW);
  expect(kept.recent.map(({ name }) => name)).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  expect(kept.weekly.map(({ name }) => name)).toEqual(['21', '14']);

  const old = keptBackups(backupsOfDays([400, 300]), { days: 7, weeks: 0 }, NOW);
  expect(old).toMatchObject({ recent: [{ name: '300' }], weekly: [] });
  expect(keptBackups([], { days: 7, weeks: 4 }, NOW)).toEqual({ recent: [], weekly: [] });
});

test('keeps every log after the oldest recent backup, and those an older one needs', () => {
  const log = (place: number, timeline = 1) =>
    `${`${timeline}`.padStart(8, '0')}${place.toString(16).toUpperCase().padStart(16, '0')}`;
  const of = (first: number, last: number) => ({ firstLog: log(first), lastLog: log(last) });
  const logs = [1, 2, 3, 10, 11, 12, 13].map((place) => log(place));
  const kept = { recent: [of(11, 12)], weekly: [of(2, 3)] };
  expect(logsToRemove([...logs, '00000002.history', log(1, 2)], kept)).toEqual([
    log(1),
    log(10),
    log(1, 2),
  ]);
  expect(logsToRemove(logs, { recent: [], weekly: [] })).toEqual([]);
});
