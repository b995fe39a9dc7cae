import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  agendaDay,
  momentAt,
  sampleAgenda,
  sampleEntry,
  sampleId,
} from '../../../../tests/agenda.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { AgendaTimeline } from './agenda-timeline.tsx';

const fake = fakeServer.scheduling;
const nextDay = '2026-03-11';
const night = sampleEntry({
  kind: 'block',
  clientId: null,
  clientName: '',
  notes: 'Obra',
  startTime: momentAt('23:00'),
  endTime: momentAt('01:00', nextDay),
});

function render(date: string) {
  const move = vi.fn(({ input: { startTime } }) => ({ ...night, startTime, version: 2 }));
  const nothing = vi.fn();
  renderWithApi(
    <AgendaTimeline date={date} days={1} onDate={nothing} onBook={nothing} onOpen={nothing} />,
    {
      scheduling: {
        agenda: {
          read: fake.agenda.read.handler(({ input }) => sampleAgenda([night], [input.fromDate])),
        },
        appointments: { move: fake.appointments.move.handler(move) },
      },
      catalog: { services: { list: fakeServer.catalog.services.list.handler(() => []) } },
    },
  );
  return {
    block: () => screen.findByRole('button', { name: /Obra/ }),
    sent: async () => {
      await waitFor(() => expect(move).toHaveBeenCalledTimes(1));
      return move.mock.calls[0]?.[0].input;
    },
    move,
  };
}

/** jsdom lays nothing out: two columns of 200 pixels. An hour has 96. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 400, 1152),
  );
});

/** Of everything, also of an entry: jsdom lays nothing out. */
const LOWER_EDGE = 1150;

function drag(element: Element, to: { x: number; y: number }, from = 400): void {
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0 };
  const at = { ...pointer, clientX: to.x, clientY: to.y };
  fireEvent.pointerDown(element, { ...pointer, clientX: 100, clientY: from });
  fireEvent.pointerMove(window, at);
  fireEvent.pointerUp(window, at);
}

test('on its second day the lower edge makes it longer, and it begins the evening before', async () => {
  const { block, sent } = render(nextDay);
  drag(await block(), { x: 100, y: LOWER_EDGE + 96 * 1.5 }, LOWER_EDGE);
  expect(await sent()).toMatchObject({ startTime: momentAt('23:00'), durationMinutes: 210 });
});

test('with the keys too', async () => {
  const { block, sent } = render(nextDay);
  const element = await block();
  fireEvent.keyDown(element, { key: '+', altKey: true });
  fireEvent.keyUp(element, { key: 'Alt' });
  expect(await sent()).toMatchObject({ startTime: momentAt('23:00'), durationMinutes: 125 });
});

test('on its first day there is no end to take hold of', async () => {
  const { block, move } = render(agendaDay);
  const element = await block();
  expect(element.dataset.edge).toBeUndefined();
  for (const key of ['+', '-']) fireEvent.keyDown(element, { key, altKey: true });
  fireEvent.keyUp(element, { key: 'Alt' });
  expect(move).not.toHaveBeenCalled();
});

test.each([agendaDay, nextDay])(
  'from %s it goes to somebody else at the same time',
  async (day) => {
    const { block, sent } = render(day);
    drag(await block(), { x: 300, y: 400 });
    const place = { professionalId: sampleId(2), startTime: momentAt('23:00') };
    // How long it takes her, the server knows.
    expect(await sent()).toEqual(expect.objectContaining(place));
    expect(await sent()).not.toHaveProperty('durationMinutes');
  },
);
