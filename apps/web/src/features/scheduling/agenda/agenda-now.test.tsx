import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { agendaDay, momentAt, sampleAgenda, sampleEntry } from '../../../../tests/agenda.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { AgendaTimeline } from './agenda-timeline.tsx';

const { agenda } = fakeServer.scheduling;
/** Minutes of the first hour that is drawn, as people work from nine on. */
const EIGHT = 480;
const week = ['08', '09', '10', '11', '12', '13', '14'].map((day) => `2026-03-${day}`);

afterEach(() => {
  vi.useRealTimers();
});

function setClock(time: string): void {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from(momentAt(time)));
}

async function lookAt(time: string, { date = agendaDay, days = 1 as 1 | 7 } = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  setClock(time);
  const drawn = sampleAgenda([sampleEntry()], days === 7 ? week : [date]);
  const read = agenda.read.handler(({ input }) => ({
    ...drawn,
    // A week is asked of one of them.
    professionals: input.professionalId ? drawn.professionals.slice(0, 1) : drawn.professionals,
  }));
  renderWithApi(
    <AgendaTimeline date={date} days={days} onDate={vi.fn()} onBook={vi.fn()} onOpen={vi.fn()} />,
    {
      scheduling: { agenda: { read } },
      catalog: { services: { list: fakeServer.catalog.services.list.handler(() => []) } },
    },
  );
  await screen.findByRole('region', { name: 'Agenda' });
}

const line = () => document.querySelector<HTMLElement>('[class*="_now_"]');
const clock = () => document.querySelector<HTMLElement>('[class*="_nowTime_"]');
const placeOf = (element: HTMLElement | null, property: string) =>
  Number(element?.style.getPropertyValue(property));

test('a line across today says what time it is', async () => {
  await lookAt('10:20');

  expect(clock()?.textContent).toBe('10:20');
  expect(placeOf(clock(), '--from')).toBe(620 - EIGHT);
  expect(placeOf(line(), '--from')).toBe(620 - EIGHT);
  expect([placeOf(line(), '--column'), placeOf(line(), '--count')]).toEqual([0, 2]);
});

test('the line goes on with the time', async () => {
  await lookAt('10:20');
  setClock('10:25');
  act(() => vi.advanceTimersByTime(60_000));

  expect(clock()?.textContent).toBe('10:25');
  expect(placeOf(line(), '--from')).toBe(625 - EIGHT);
});

test('in a week the line stands in the column of today alone', async () => {
  await lookAt('10:20', { days: 7 });
  expect([placeOf(line(), '--column'), placeOf(line(), '--count')]).toEqual([2, 1]);
});

test.each([
  ['of another day', '10:20', '2026-03-11'],
  ['before the first hour that is drawn', '07:59', agendaDay],
  ['after the last one', '22:30', agendaDay],
])('there is no line in an agenda %s', async (_case, time, date) => {
  await lookAt(time, { date });
  expect(line()).toBeNull();
  expect(clock()).toBeNull();
});
