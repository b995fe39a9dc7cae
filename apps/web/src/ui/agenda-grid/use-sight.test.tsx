import { MantineProvider } from '@mantine/core';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agendaDay, sampleEntry, sampleId } from '../../../tests/agenda.ts';
import { AgendaGrid } from './agenda-grid.tsx';
import { columnKey, type GridColumn, type GridEntry } from './grid-model.ts';

const NOON = 12 * 60;
let asked = 0;
const idle = new Map<number, () => void>();

beforeEach(() => {
  idle.clear();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    asked += 1;
    idle.set(asked, work);
    return asked;
  });
  vi.stubGlobal('cancelIdleCallback', (number: number) => idle.delete(number));
});
afterEach(() => {
  cleanup();
  // Not all that is stubbed: the screen of the tests is, too.
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

/** Each has one after the other from eight in the morning to midnight. */
function dayOf(people: number, each: number, date = agendaDay) {
  const columns: GridColumn[] = Array.from({ length: people }, (_, at) => ({
    key: columnKey(sampleId(at), date),
    professionalId: sampleId(at),
    date,
    name: `Profissional ${at}`,
    hours: [{ from: 480, until: 1440 }],
    reason: null,
  }));
  const entries = columns.flatMap(({ key, professionalId }, column) =>
    Array.from({ length: each }, (_, at): GridEntry => {
      const from = 480 + (at * 960) / each;
      const entry = sampleEntry({ id: sampleId(1000 + column * each + at), professionalId });
      return { entry, columnKey: key, color: '#2563EB', from, until: from + 960 / each };
    }),
  );
  return { columns, entries };
}

function show(day: ReturnType<typeof dayOf>) {
  const grid = (shown: typeof day) => (
    <MantineProvider>
      <AgendaGrid
        label="Agenda"
        {...shown}
        now={{ date: agendaDay, minute: NOON }}
        header={() => null}
        onOpen={vi.fn()}
      />
    </MantineProvider>
  );
  const { rerender } = render(grid(day));
  return (next: typeof day) => rerender(grid(next));
}

const drawn = () => document.querySelectorAll('[data-entry]').length;
const columnsDrawn = () =>
  [...document.querySelectorAll('[data-column]')].filter((one) => one.querySelector('[data-entry]'))
    .length;

/** One moment after the other, until nothing is left to do. */
function rest(): void {
  for (const [number, work] of idle) {
    idle.delete(number);
    act(work);
  }
}

test('of a large day what is in sight comes first, the rest when there is time', () => {
  show(dayOf(8, 24));
  expect(drawn()).toBeGreaterThan(8 * 6);
  expect(drawn()).toBeLessThan(8 * 24);
  rest();
  expect(drawn()).toBe(8 * 24);
});

test('of forty people those in sight come first, and the next day does as well', () => {
  const next = show(dayOf(40, 4));
  expect(columnsDrawn()).toBeLessThan(15);
  rest();
  expect(drawn()).toBe(40 * 4);
  next(dayOf(40, 4, '2026-03-11'));
  expect(drawn()).toBeLessThan(40 * 4);
  rest();
  expect(drawn()).toBe(40 * 4);
});

test('paper has all of it at once', () => {
  show(dayOf(8, 24));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawn()).toBe(8 * 24);
});

test('an ordinary day is drawn at once', () => {
  show(dayOf(6, 20));
  expect(drawn()).toBe(6 * 20);
});
