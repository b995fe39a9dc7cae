import { id, typedDate } from '@app/contract/shared/schemas';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { everyLine, pageOf } from '../database/pages.ts';
import { nextCursor, placeAt } from './cursor.ts';

const day = Temporal.PlainDate.from('2026-11-16');
const rows = [
  { date: day, id: '01990000-0000-7000-8000-00000000000a' },
  { date: day.add({ days: 1 }), id: '01990000-0000-7000-8000-00000000000b' },
  { date: day.add({ days: 2 }), id: '01990000-0000-7000-8000-00000000000c' },
];
const place = z
  .tuple([typedDate, id])
  .transform(([at, last]) => ({ date: Temporal.PlainDate.from(at), id: last }));
const errors = { BAD_REQUEST: ({ data }: { data: unknown }) => new Error(JSON.stringify(data)) };
const cursorOf = (limit: number) => nextCursor(pageOf(rows, limit), (last) => [last.date, last.id]);

test('a page is cut where it was wanted to end, and its cursor leads behind its last row', () => {
  expect(pageOf(rows, 2)).toEqual({ rows: rows.slice(0, 2), hasMore: true });
  expect(placeAt(cursorOf(2) ?? '', place, errors)).toEqual(rows[1]);
});

test('a list begins without a cursor, and its last page has none', () => {
  expect(cursorOf(3)).toBeNull();
  expect(nextCursor(pageOf([], 3), () => [])).toBeNull();
  expect(placeAt(undefined, place, errors)).toBeNull();
  expect(placeAt('', place, errors)).toBeNull();
});

const written = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');

describe('a cursor that nobody handed out is refused in words', () => {
  test.each([
    'lixo',
    "'; --",
    written({}),
    written(['2026-11-16']),
    written(['2026-11-16', 'quem']),
    written(['0000-01-01', rows[0]?.id]),
  ])('%s', (cursor) => {
    expect(() => placeAt(cursor, place, errors)).toThrow(
      'Esta página não existe mais. Recarregue a lista.',
    );
  });
});

test('a whole list is read page by page, each from where the last one ended', async () => {
  const asked: unknown[] = [];
  const read = async ({ after }: { after: (typeof rows)[number] | null }) => {
    asked.push(after?.id ?? null);
    return pageOf(after ? rows.slice(rows.indexOf(after) + 1) : rows, 2);
  };
  const lines = await everyLine(read, (page) => page.map((row) => [row.id, page.length]));
  expect(lines).toEqual(rows.map(({ id: read }, at) => [read, at < 2 ? 2 : 1]));
  expect(asked).toEqual([null, rows[1]?.id]);
});
