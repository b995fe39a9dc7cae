import { expect, test } from 'vitest';
import { sampleEntry, sampleId } from '../../../tests/agenda.ts';
import { isOverEncaixe, isTaken } from './conflicts.ts';

const moved = sampleEntry({ id: sampleId(1) });
const other = (changes = {}) => [
  {
    entry: sampleEntry({ id: sampleId(2), ...changes }),
    from: 600,
    until: 660,
    columnKey: 'ana',
    color: '',
  },
];
const aim = (from: number, until: number, changes = {}) => ({
  entry: { ...moved, ...changes },
  from,
  until,
  columnKey: 'ana',
});

test('back to back is free, one minute inside is not', () => {
  expect(isTaken(aim(570, 600), other())).toBe(false);
  expect(isTaken(aim(660, 690), other())).toBe(false);
  expect(isTaken(aim(571, 601), other())).toBe(true);
});

test('the time to tidy up counts, on both sides', () => {
  expect(isTaken(aim(660, 690), other({ bufferAfterMinutes: 10 }))).toBe(true);
  expect(isTaken(aim(670, 690), other({ bufferAfterMinutes: 10 }))).toBe(false);
  expect(isTaken(aim(570, 600, { bufferAfterMinutes: 5 }), other())).toBe(true);
  expect(isTaken(aim(660, 690, { bufferBeforeMinutes: 5 }), other())).toBe(true);
});

test('nobody is in her own way', () => {
  expect(isTaken({ ...aim(610, 640), entry: { ...moved, id: sampleId(2) } }, other())).toBe(false);
});

test('what is cancelled or squeezed in keeps no time, blocked time does', () => {
  expect(isTaken(aim(610, 640), other({ status: 'cancelled' }))).toBe(false);
  expect(isTaken(aim(610, 640), other({ overbooked: true }))).toBe(false);
  expect(isTaken(aim(610, 640), other({ kind: 'block' }))).toBe(true);
});

test('only what is squeezed in and still wanted is an encaixe', () => {
  const encaixe = { overbooked: true };
  const now = aim(480, 510);
  expect(isOverEncaixe(aim(610, 640), now, other(encaixe))).toBe(true);
  expect(isOverEncaixe(aim(660, 690), now, other(encaixe))).toBe(false);
  expect(isOverEncaixe(aim(610, 640), now, other())).toBe(false);
  const cancelled = other({ ...encaixe, status: 'cancelled' });
  expect(isOverEncaixe(aim(610, 640), now, cancelled)).toBe(false);
  const itself = { ...aim(610, 640), entry: { ...moved, id: sampleId(2), ...encaixe } };
  expect(isOverEncaixe(itself, itself, other(encaixe))).toBe(false);
});

test('an encaixe that stands over it already is nothing new', () => {
  const encaixe = other({ overbooked: true });
  expect(isOverEncaixe(aim(615, 675), aim(600, 660), encaixe)).toBe(false);
  expect(isOverEncaixe(aim(615, 675), aim(660, 720), encaixe)).toBe(true);
});

test('another column is another time', () => {
  expect(isTaken({ ...aim(610, 640), columnKey: 'bruno' }, other())).toBe(false);
});
