import { expect, test } from 'vitest';
import {
  agendaDay,
  momentAt,
  sampleAgenda,
  sampleEntry,
  sampleId,
} from '../../../../tests/agenda.ts';
import { reasonText, weekTitle } from './agenda.labels.ts';
import { colorsBy, columnsOf, firstDayOfWeek, gridEntriesOf, instantOf } from './agenda-columns.ts';

const noColor = () => '';

test("times are the company's, wherever the browser is", () => {
  const agenda = sampleAgenda([sampleEntry()]);
  const [placed] = gridEntriesOf(agenda, columnsOf(agenda), noColor);
  expect(placed).toMatchObject({ from: 540, until: 570, columnKey: `${sampleId(1)} ${agendaDay}` });
});

test('a time of the grid is the moment that the company sees on its clock', () => {
  expect(instantOf(agendaDay, 570, 'America/Sao_Paulo')).toBe('2026-03-10T12:30:00Z');
  expect(instantOf(agendaDay, 1440, 'America/Sao_Paulo')).toBe('2026-03-11T03:00:00Z');
  expect(instantOf(agendaDay, -60, 'America/Sao_Paulo')).toBe('2026-03-10T02:00:00Z');
  expect(instantOf(agendaDay, 1500, 'America/Sao_Paulo')).toBe('2026-03-11T04:00:00Z');
});

test('what lasts over midnight stands on both days', () => {
  const night = sampleEntry({
    startTime: momentAt('23:00'),
    endTime: momentAt('01:00', '2026-03-11'),
  });
  const agenda = sampleAgenda([night], [agendaDay, '2026-03-11']);
  const placed = gridEntriesOf(agenda, columnsOf(agenda), noColor);
  expect(placed.map(({ from, until }) => [from, until])).toEqual([
    [1380, 1500],
    [-60, 60],
  ]);
});

test('a night in which the clocks are put back is placed by what they show', () => {
  // In 2018 São Paulo went from 23:59 back to 23:00 on the 17th of February.
  const day = '2018-02-17';
  const entry = (startTime: string, endTime: string) => sampleEntry({ startTime, endTime });
  const agenda = sampleAgenda(
    [
      entry('2018-02-18T00:30:00Z', '2018-02-18T01:15:00Z'),
      entry('2018-02-18T02:15:00Z', '2018-02-18T02:45:00Z'),
    ],
    [day],
  );
  const placed = gridEntriesOf(agenda, columnsOf(agenda), noColor);
  expect(placed.map(({ from, until }) => [from, until])).toEqual([
    [1350, 1395],
    [1395, 1425],
  ]);
});

test('an entry of somebody who is not shown stands nowhere', () => {
  const agenda = sampleAgenda([sampleEntry({ professionalId: sampleId(77) })]);
  expect(gridEntriesOf(agenda, columnsOf(agenda), noColor)).toEqual([]);
});

test('a week begins on Sunday and names its months', () => {
  expect(firstDayOfWeek('2026-03-10')).toBe('2026-03-08');
  expect(firstDayOfWeek('2026-03-08')).toBe('2026-03-08');
  expect(weekTitle('2026-03-08')).toBe('8 a 14 de março');
  expect(weekTitle('2026-03-08', 'short')).toBe('8 a 14 de mar.');
  expect(weekTitle('2026-03-29')).toBe('29 de mar. a 4 de abr.');
});

test('the column says why somebody does not work', () => {
  const day = { date: agendaDay, hours: [], because: null };
  expect(reasonText(day, 'she')).toBe('Folga');
  expect(reasonText(day, 'nobody')).toBe('Sem expediente');
  const because = (kind: 'closed' | 'vacation' | 'day-off', name: string) =>
    reasonText({ ...day, because: { kind, name } }, 'she');
  expect(because('closed', 'Natal')).toBe('Fechado: Natal');
  expect(because('vacation', '')).toBe('Férias');
  expect(because('day-off', 'Folga combinada')).toBe('Folga combinada');
  expect(reasonText({ ...day, hours: [{ from: 540, until: 600 }] }, 'she')).toBeNull();
});

test('a day off of one is none of everybody, even where only she is shown', () => {
  const agenda = sampleAgenda([]);
  const [ana, bruno] = agenda.professionals;
  if (!ana || !bruno) throw new Error('two are needed');
  const off = { ...ana, days: ana.days.map((day) => ({ ...day, hours: [] })) };
  expect(columnsOf({ professionals: [off] }, [off, bruno])[0]?.reason).toBe('Folga');
  expect(columnsOf({ professionals: [off] })[0]?.reason).toBe('Sem expediente');
});

test('an undecided holiday is named although the day is as usual', () => {
  const [ana] = sampleAgenda([]).professionals;
  if (!ana) throw new Error('one is needed');
  const because = { kind: 'holiday' as const, name: 'Natal' };
  const days = ana.days.map((day) => ({ ...day, because }));
  expect(columnsOf({ professionals: [{ ...ana, days }] })[0]?.reason).toBe('Feriado: Natal');
});

test('colours come from the main service, else from the professional, or from the status', () => {
  const { professionals } = sampleAgenda([]);
  const services = [{ id: sampleId(500), color: '#DB2777' }];
  const byService = colorsBy('service', services, professionals);
  expect(byService(sampleEntry())).toBe('#DB2777');
  expect(byService(sampleEntry({ services: [] }))).toBe('#2563EB');
});

test.each([
  ['is to come', {}, '--mantine-color-text'],
  ['waits for a yes', { needsApproval: true }, '--warn-text'],
  ['is confirmed', { status: 'confirmed' }, '--ok-text'],
  ['is here', { status: 'confirmed', arrivedAt: momentAt('09:00') }, '--accent-text'],
  ['was served', { status: 'completed' }, '--mantine-color-dimmed'],
  ['did not come', { status: 'no_show' }, '--bad-text'],
  ['cancelled', { status: 'cancelled' }, '--mantine-color-dimmed'],
] as const)(
  'by status, whoever %s has the colour that the status has everywhere',
  (_case, about, ink) => {
    expect(colorsBy('status', [], [])(sampleEntry(about))).toBe(`var(${ink})`);
  },
);
