import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
const maria = sampleEntry();
const encaixe = sampleEntry({
  id: sampleId(101),
  clientName: 'João Reis',
  overbooked: true,
  startTime: momentAt('10:00'),
  endTime: momentAt('10:45'),
});

function render(entries: AgendaEntry[] = [maria, encaixe]) {
  const move = vi.fn(({ input: { startTime } }) => ({ ...maria, startTime, version: 2 }));
  const nothing = vi.fn();
  renderWithApi(
    <AgendaTimeline date={agendaDay} days={1} onDate={nothing} onBook={nothing} onOpen={nothing} />,
    {
      scheduling: {
        agenda: { read: fake.agenda.read.handler(() => sampleAgenda(entries)) },
        appointments: { move: fake.appointments.move.handler(move) },
      },
      catalog: { services: { list: fakeServer.catalog.services.list.handler(() => []) } },
    },
  );
  return move;
}

/** jsdom lays nothing out: two columns of 200 pixels, from eight o'clock on. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 400, 1152),
  );
});

/** Of 96 pixels each. */
async function dragMariaBy(hours: number): Promise<void> {
  const pointer = { clientX: 100, pointerId: 1, pointerType: 'mouse', button: 0 };
  const entry = await screen.findByRole('button', { name: /Maria Clara/ });
  fireEvent.pointerDown(entry, { ...pointer, clientY: 100 });
  fireEvent.pointerMove(window, { ...pointer, clientY: 100 + 96 * hours });
  fireEvent.pointerUp(window, { ...pointer, clientY: 100 + 96 * hours });
}

const question = () => screen.findByRole('dialog', { name: 'Mover para cima do encaixe?' });

test('a drop on an encaixe asks first, and goes back when the answer is no', async () => {
  const move = render();
  await dragMariaBy(1);

  const asked = within(await question());
  expect(asked.getByText('Há um encaixe neste horário. Mover mesmo assim?')).toBeTruthy();
  await userEvent.click(asked.getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(move).not.toHaveBeenCalled();
});

test('whoever means it moves it there', async () => {
  const move = render();
  await dragMariaBy(1);

  await userEvent.click(within(await question()).getByRole('button', { name: 'Mover' }));
  await waitFor(() => expect(move).toHaveBeenCalledTimes(1));
  expect(move.mock.calls[0]?.[0].input).toMatchObject({
    startTime: momentAt('10:00'),
    overbook: true,
  });
});

test('time that is kept besides is asked for as before', async () => {
  const ana = sampleEntry({ ...encaixe, id: sampleId(102), overbooked: false });
  render([maria, encaixe, ana]);
  await dragMariaBy(1);

  expect(await screen.findByRole('dialog', { name: 'Encaixe?' })).toBeTruthy();
});

test('beside an encaixe nothing is asked', async () => {
  const move = render();
  await dragMariaBy(2);

  await waitFor(() => expect(move).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was under an encaixe comes back under it when the move is undone', async () => {
  const over = { ...encaixe, startTime: maria.startTime, endTime: maria.endTime };
  const move = render([maria, over]);
  await dragMariaBy(2);

  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(move).toHaveBeenCalledTimes(2));
  expect(move.mock.calls.map(([{ input }]) => input.overbook)).toEqual([false, true]);
});
