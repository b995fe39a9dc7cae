import { expect, test } from 'vitest';
import { sampleEntry, sampleId } from '../../../tests/agenda.ts';
import type { GridEntry } from './grid-model.ts';
import { placeSideBySide } from './lanes.ts';

function item(number: number, from: number, until: number): GridEntry {
  const entry = sampleEntry({ id: sampleId(number) });
  return { entry, from, until, columnKey: 'ana', color: '' };
}

function lanesOf(...items: GridEntry[]) {
  return placeSideBySide(items).map(({ from, lane, lanes, width }) => [from, lane, lanes, width]);
}

test('what follows each other has the whole column', () => {
  expect(lanesOf(item(2, 630, 660), item(1, 600, 630))).toEqual([
    [600, 0, 1, 1],
    [630, 0, 1, 1],
  ]);
});

test('what overlaps stands side by side, the earlier at the left', () => {
  expect(lanesOf(item(1, 600, 660), item(2, 615, 645))).toEqual([
    [600, 0, 2, 1],
    [615, 1, 2, 1],
  ]);
});

test('a lane that became free is used again, and those beside it share the same width', () => {
  expect(lanesOf(item(1, 600, 700), item(2, 600, 620), item(3, 630, 650))).toEqual([
    [600, 0, 2, 1],
    [600, 1, 2, 1],
    [630, 1, 2, 1],
  ]);
});

test('who has nobody at the right takes that room too', () => {
  const placed = lanesOf(
    item(1, 600, 630),
    item(2, 600, 720),
    item(3, 610, 640),
    item(4, 650, 700),
  );
  expect(placed).toEqual([
    [600, 0, 3, 1],
    [600, 1, 3, 1],
    [610, 2, 3, 1],
    [650, 1, 3, 2],
  ]);
});

test('two very short ones after each other do not cover one another', () => {
  expect(lanesOf(item(1, 600, 605), item(2, 605, 610))).toEqual([
    [600, 0, 2, 1],
    [605, 1, 2, 1],
  ]);
});
