import { expect, test } from 'vitest';
import { sampleEntry, sampleId } from '../../../tests/agenda.ts';
import type { PlacedEntry } from './grid-model.ts';
import { neighbourOf } from './neighbour.ts';

const columns = ['ana', 'bruno', 'carla', 'dora'].map((key) => ({
  key,
  professionalId: key,
  date: '2026-03-10',
  name: key,
  hours: [],
  reason: null,
}));

function placed(id: number, columnKey: string, from: number): PlacedEntry {
  const entry = sampleEntry({ id: sampleId(id) });
  return { entry, columnKey, from, until: from + 30, color: '', lane: 0, lanes: 1, width: 1 };
}

const early = placed(1, 'ana', 540);
const late = placed(2, 'ana', 900);
const morning = placed(3, 'carla', 600);
const evening = placed(4, 'carla', 1080);
const around = { columns, entries: [early, late, morning, evening] };

test('up and down stay in the column', () => {
  expect(neighbourOf(early, 'ArrowDown', around)).toBe(late);
  expect(neighbourOf(late, 'ArrowUp', around)).toBe(early);
  expect(neighbourOf(late, 'ArrowDown', around)).toBeUndefined();
});

test('sideways goes over an empty column to whoever stands nearest in time', () => {
  expect(neighbourOf(early, 'ArrowRight', around)).toBe(morning);
  expect(neighbourOf(evening, 'ArrowLeft', around)).toBe(late);
});

test('where only empty columns are left nothing is beside', () => {
  expect(neighbourOf(morning, 'ArrowRight', around)).toBeUndefined();
  expect(neighbourOf(early, 'ArrowLeft', around)).toBeUndefined();
  expect(neighbourOf(early, 'Home', around)).toBeUndefined();
});
