import type { Service } from '@app/contract/catalog/services.contract';
import type { Session } from '@app/contract/identity/session.contract';
import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import type { Role } from '@app/domain/team/permissions';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  agendaDay,
  momentAt,
  sampleAgenda,
  sampleEntry,
  sampleId,
} from '../../../../tests/agenda.ts';
import { detail } from '../../../../tests/sample-appointments.ts';
import {
  type FakeRouter,
  fakeServer,
  onPhone,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { AgendaBar } from './agenda-bar.tsx';
import { AgendaTimeline, type AgendaTimelineProps } from './agenda-timeline.tsx';

const fake = fakeServer.scheduling;
const maria = sampleEntry();
const joao = sampleEntry({
  id: sampleId(101),
  clientName: 'João Reis',
  startTime: momentAt('10:00'),
  endTime: momentAt('10:45'),
});

type Options = {
  entries?: AgendaEntry[];
  agenda?: FakeRouter;
  appointments?: FakeRouter;
  series?: FakeRouter;
  services?: Service[] | Promise<Service[]>;
  days?: 1 | 7;
  role?: Role;
  chosen?: AgendaTimelineProps['chosen'];
};

/** The server keeps what is moved, as the real one does. */
function render({
  entries = [maria, joao],
  agenda,
  appointments,
  series = {},
  services = [],
  days = 1,
  role = 'owner',
  chosen = null,
}: Options = {}) {
  let stored = entries;
  const move = vi.fn(({ input }) => {
    const { id, startTime, durationMinutes, professionalId, overbook } = input;
    const known = stored.find((entry) => entry.id === id) ?? maria;
    const lasts = Temporal.Instant.from(known.startTime).until(known.endTime);
    const length = durationMinutes ? { minutes: durationMinutes } : lasts;
    const endTime = Temporal.Instant.from(startTime).add(length).toString();
    const moved = {
      ...known,
      startTime,
      endTime,
      professionalId,
      overbooked: overbook,
      version: known.version + 1,
    };
    stored = stored.map((entry) => (entry.id === id ? moved : entry));
    return moved;
  });
  const [onDate, onBook, onOpen] = [vi.fn(), vi.fn(), vi.fn()];
  renderWithApi(
    <Screen days={days} chosen={chosen} onDate={onDate} onBook={onBook} onOpen={onOpen} />,
    {
      scheduling: {
        agenda: { read: fake.agenda.read.handler(() => sampleAgenda(stored)), ...agenda },
        appointments: { move: fake.appointments.move.handler(move), ...appointments },
        series,
      },
      catalog: { services: { list: fakeServer.catalog.services.list.handler(() => services) } },
    },
    { session: sessionOf(role) },
  );
  return { move, onDate, onBook, onOpen };
}

/** The timeline with its tools, as the screen of appointments puts them together. */
function Screen(props: Omit<AgendaTimelineProps, 'date' | 'isBlockAsked' | 'onBlockClosed'>) {
  const [isBlockAsked, setIsBlockAsked] = useState(false);
  return (
    <>
      <AgendaBar
        date={agendaDay}
        period={props.days === 7 ? 'week' : 'day'}
        today={agendaDay}
        onDate={props.onDate}
        views={{ label: 'Vistas', value: 'day', choices: [], onChange: vi.fn() }}
        create={undefined}
        more={[]}
        isBeside={false}
        onSearch={vi.fn()}
        onBlock={() => setIsBlockAsked(true)}
      />
      <AgendaTimeline
        {...props}
        date={agendaDay}
        isBlockAsked={isBlockAsked}
        onBlockClosed={() => setIsBlockAsked(false)}
      />
    </>
  );
}

async function chooseOption(name: string, role: 'menuitem' | 'menuitemradio' = 'menuitem') {
  await userEvent.click(await screen.findByRole('button', { name: 'Mais opções' }));
  await userEvent.click(await screen.findByRole(role, { name }));
}

function sessionOf(role: Role): Session {
  const { company } = sampleSession;
  return { ...sampleSession, company: company && { ...company, role } };
}

const entry = (name: RegExp) => screen.findByRole('button', { name });

/** Of everything, also of an entry. */
const LOWER_EDGE = 1150;

/** jsdom lays nothing out: two columns of 200 pixels, from eight o'clock on. */
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 400, 1152),
  );
});

type Drag = { from: [number, number]; to: [number, number]; pointerType?: string };

function press(element: Element, { from, pointerType = 'mouse' }: Drag): void {
  const at = { clientX: from[0], clientY: from[1], pointerId: 1, pointerType, button: 0 };
  fireEvent.pointerDown(element, at);
}

function drag(element: Element, path: Drag): void {
  press(element, path);
  const { to, pointerType = 'mouse' } = path;
  const at = { clientX: to[0], clientY: to[1], pointerId: 1, pointerType };
  fireEvent.pointerMove(window, at);
  fireEvent.pointerUp(window, at);
}

test('half an hour has two lines: when and who, then what for', async () => {
  render();
  const lines = [...(await entry(/Maria Clara/)).children].map(({ textContent }) => textContent);
  expect(lines).toEqual(['09:00 Maria Clara ', 'Corte ']);
});

test('an entry is dragged to another time and column, and is there at once', async () => {
  const { move } = render();
  drag(await entry(/Maria Clara/), { from: [100, 100], to: [250, 148] });

  const moved = await entry(/09:30 \(até 10:00\), Maria Clara/);
  expect(moved.closest('[data-column]')?.getAttribute('aria-label')).toBe('Bruno Lima');
  expect(move.mock.calls[0]?.[0].input).toEqual({
    id: maria.id,
    version: 1,
    professionalId: sampleId(2),
    startTime: momentAt('09:30'),
    overbook: false,
    anyService: false,
  });
});

test('the lower edge changes how long it takes', async () => {
  const { move } = render();
  drag(await entry(/Maria Clara/), { from: [100, LOWER_EDGE], to: [100, LOWER_EDGE + 24] });

  await entry(/09:00 \(até 09:45\), Maria Clara/);
  expect(move.mock.calls[0]?.[0].input).toMatchObject({ durationMinutes: 45 });
});

test('a drag opens nothing when it ends', async () => {
  const { onOpen } = render();
  const element = await entry(/Maria Clara/);
  drag(element, { from: [100, 100], to: [100, 148] });
  fireEvent.click(element);
  expect(onOpen).not.toHaveBeenCalled();
});

test('while it is dragged the new time is shown, red where it is taken', async () => {
  render();
  press(await entry(/Maria Clara/), { from: [100, 100], to: [100, 100] });
  const at = { clientX: 100, clientY: 196, pointerId: 1, pointerType: 'mouse' };
  fireEvent.pointerMove(window, at);

  const time = await screen.findByText('10:00–10:30');
  expect(time.parentElement?.dataset.conflict).toBe('true');
  expect(screen.getByText('Conflito')).toBeTruthy();
  fireEvent.keyDown(window, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('10:00–10:30')).toBeNull());
});

test('a drop on taken time asks first, and goes back when the answer is no', async () => {
  const { move } = render();
  drag(await entry(/Maria Clara/), { from: [100, 100], to: [100, 196] });
  const question = await screen.findByRole('dialog', { name: 'Encaixe?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Voltar' }));
  expect(move).not.toHaveBeenCalled();
  expect(await entry(/09:00 \(até 09:30\), Maria Clara/)).toBeTruthy();

  drag(await entry(/Maria Clara/), { from: [100, 100], to: [100, 196] });
  await userEvent.click(await screen.findByRole('button', { name: 'Encaixar' }));
  expect(await entry(/10:00 \(até 10:30\), Maria Clara.*Encaixe/)).toBeTruthy();
  expect(move.mock.calls[0]?.[0].input).toMatchObject({ overbook: true });
});

test('a move can be undone for eight seconds, from the version it became', async () => {
  const { move } = render();
  drag(await entry(/Maria Clara/), { from: [100, 100], to: [100, 148] });
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));

  expect(await entry(/09:00 \(até 09:30\), Maria Clara/)).toBeTruthy();
  expect(await screen.findByText('Movimento desfeito')).toBeTruthy();
  const back = { version: 2, startTime: maria.startTime, anyService: true };
  expect(move.mock.calls[1]?.[0].input).toMatchObject(back);
  const offer = () => screen.queryByRole('button', { name: 'Desfazer' });
  await waitFor(() => expect(offer()).toBeNull());
});

test('who did not come and was moved did not come again when the move is undone', async () => {
  const missed = { ...maria, status: 'no_show' as const };
  const awaited = { ...missed, status: 'scheduled' as const, version: 2 };
  const marked = vi.fn<(input: unknown) => void>();
  const { changeStatus, move } = fake.appointments;
  render({
    entries: [missed],
    appointments: {
      move: move.handler(({ input: { startTime } }) => ({ ...awaited, startTime })),
      changeStatus: changeStatus.handler(({ input }) => {
        marked(input);
        return { ...detail, refund: 'none', paidCommissionCents: 0, status: input.status };
      }),
    },
  });
  drag(await entry(/Maria Clara/), { from: [100, 100], to: [100, 148] });
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));

  expect(await screen.findByText('Movimento desfeito')).toBeTruthy();
  expect(marked).toHaveBeenCalledExactlyOnceWith({ id: maria.id, status: 'no_show' });
});

test('after eight seconds nothing can be undone any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render();
  drag(await entry(/Maria Clara/), { from: [100, 100], to: [100, 148] });
  await screen.findByRole('button', { name: 'Desfazer' });
  await act(() => vi.advanceTimersByTimeAsync(7000));
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  vi.useRealTimers();
});

test('what the server refuses goes back with the reason', async () => {
  const move = fake.appointments.move.handler(({ errors }) => {
    throw errors.SLOT_TAKEN();
  });
  render({ appointments: { move } });
  drag(await entry(/Maria Clara/), { from: [100, 100], to: [100, 148] });

  const sentence = 'Este horário acabou de ser ocupado. Selecione outro horário.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(await entry(/09:00 \(até 09:30\), Maria Clara/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

test('whoever does not do the service gets it only on purpose', async () => {
  const sent = vi.fn<(anyService: boolean | undefined) => void>();
  const move = fake.appointments.move.handler(({ input, errors }) => {
    sent(input.anyService);
    if (!input.anyService) throw errors.SERVICE_NOT_OFFERED();
    const { professionalId, startTime } = input;
    return { ...maria, professionalId, startTime, version: 2 };
  });
  render({ appointments: { move } });
  drag(await entry(/Maria Clara/), { from: [100, 100], to: [250, 148] });
  const question = await screen.findByText('Bruno Lima não realiza Corte. Mover mesmo assim?');
  expect(question).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
  await waitFor(() => expect(sent.mock.calls).toEqual([[false], [true]]));
});

test('a completed appointment stays where it was', async () => {
  const { move } = render({ entries: [{ ...maria, status: 'completed' }] });
  drag(await entry(/Maria Clara/), { from: [100, 100], to: [100, 148] });
  const element = await entry(/Maria Clara/);
  fireEvent.keyDown(element, { key: 'ArrowDown', altKey: true });
  fireEvent.keyUp(element, { key: 'Alt' });
  expect(move).not.toHaveBeenCalled();
});

test('a finger that moves at once scrolls, one that rests drags', async () => {
  const { move } = render();
  const path: Drag = { from: [100, 100], to: [100, 148], pointerType: 'touch' };
  drag(await entry(/Maria Clara/), path);
  expect(move).not.toHaveBeenCalled();

  press(await entry(/Maria Clara/), path);
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  const at = { clientX: 100, clientY: 148, pointerId: 1, pointerType: 'touch' };
  fireEvent.pointerMove(window, at);
  fireEvent.pointerUp(window, at);
  await entry(/09:30 \(até 10:00\), Maria Clara/);
});

test('Alt and the arrows carry an entry, letting go of Alt drops it once', async () => {
  const { move } = render();
  const element = await entry(/Maria Clara/);
  element.focus();
  fireEvent.keyDown(element, { key: 'ArrowDown', altKey: true, shiftKey: true });
  fireEvent.keyDown(element, { key: 'ArrowUp', altKey: true });
  fireEvent.keyDown(element, { key: 'ArrowRight', altKey: true });
  expect(await screen.findByText('Bruno Lima, 09:10 até 09:40. Livre.')).toBeTruthy();
  expect(move).not.toHaveBeenCalled();
  fireEvent.keyUp(element, { key: 'Alt' });

  const moved = await entry(/09:10 \(até 09:40\), Maria Clara/);
  await waitFor(() => expect(document.activeElement).toBe(moved));
  expect(move).toHaveBeenCalledTimes(1);
});

test('what is carried to somebody else is shown as long as it takes her', async () => {
  const lengths = fake.appointments.lengths.handler(() =>
    sampleAgenda([]).professionals.map(({ id }) => ({ professionalId: id, durationMinutes: 90 })),
  );
  render({ appointments: { lengths } });
  const element = await entry(/Maria Clara/);
  element.focus();
  fireEvent.keyDown(element, { key: 'ArrowDown', altKey: true });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText(/^Ana.*, 09:05 até 09:35/)).toBeTruthy();
  fireEvent.keyDown(element, { key: 'ArrowRight', altKey: true });
  expect(await screen.findByText(/^Bruno Lima, 09:05 até 10:35/)).toBeTruthy();
});

test('Ctrl+Z takes the last move back, once', async () => {
  const { move } = render();
  drag(await entry(/Maria Clara/), { from: [100, 100], to: [100, 148] });
  await entry(/09:30 \(até 10:00\), Maria Clara/);
  await screen.findByRole('button', { name: 'Desfazer' });
  fireEvent.keyDown(document.documentElement, { key: 'z', code: 'KeyZ', ctrlKey: true });
  await entry(/09:00 \(até 09:30\), Maria Clara/);
  await screen.findByText('Movimento desfeito');
  fireEvent.keyDown(document.documentElement, { key: 'z', code: 'KeyZ', ctrlKey: true });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(move).toHaveBeenCalledTimes(2);
});

test('Escape puts back what the keys carried', async () => {
  const { move } = render();
  const element = await entry(/Maria Clara/);
  fireEvent.keyDown(element, { key: 'ArrowDown', altKey: true });
  fireEvent.keyDown(element, { key: 'Escape' });
  fireEvent.keyUp(element, { key: 'Alt' });
  expect(move).not.toHaveBeenCalled();
});

test('the arrows walk from entry to entry, Enter opens', async () => {
  const { onOpen } = render();
  (await entry(/Maria Clara/)).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await entry(/João Reis/));
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: joao.id }));
});

test('a click on free time books there', async () => {
  const { onBook } = render();
  const column = await screen.findByRole('group', { name: 'Bruno Lima' });
  fireEvent.click(column, { clientX: 250, clientY: 300 });
  expect(onBook).toHaveBeenCalledWith({
    professionalId: sampleId(2),
    professionalName: 'Bruno Lima',
    startTime: momentAt('11:00'),
  });
});

test('free times are reached with the keys too', async () => {
  const { onBook } = render();
  (await entry(/^Agendar às 10:00, Ana Souza/)).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Shift>}{ArrowUp}{/Shift}');
  const cursor = await entry(/^Agendar às 10:25, Bruno Lima/);
  expect(document.activeElement).toBe(cursor);
  await userEvent.keyboard('{Enter}');
  expect(onBook).toHaveBeenCalledWith({
    professionalId: sampleId(2),
    professionalName: 'Bruno Lima',
    startTime: momentAt('10:25'),
  });
});

test('blocked time is opened, and freed', async () => {
  const block = {
    ...maria,
    kind: 'block' as const,
    clientId: null,
    clientName: '',
    notes: 'Almoço',
  };
  const unblock = vi.fn(({ input }) => ({ id: input.id }));
  const { onOpen } = render({
    entries: [block],
    agenda: { unblock: fake.agenda.unblock.handler(unblock) },
  });
  await userEvent.click(await entry(/Almoço, Bloqueado/));
  await userEvent.click(await screen.findByRole('button', { name: 'Desbloquear' }));

  expect(await screen.findByText('Horário desbloqueado')).toBeTruthy();
  expect(unblock.mock.calls[0]?.[0].input).toEqual({ id: maria.id });
  expect(onOpen).not.toHaveBeenCalled();
});

test('time is blocked for several at once, and a refusal stands beside the times', async () => {
  const block = vi.fn();
  const handler = fake.agenda.block.handler(({ input, errors }) => {
    block(input);
    throw errors.BLOCK_OVERLAPS();
  });
  render({ agenda: { block: handler } });
  await chooseOption('Bloquear horário');
  await userEvent.click(await screen.findByRole('option', { name: 'Ana Souza' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Bruno Lima' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bloquear' }));

  const sentence = 'Já há agendamentos nesse horário. Mova-os antes de bloquear.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(block).toHaveBeenCalledWith({
    professionalIds: [sampleId(1), sampleId(2)],
    startTime: momentAt('12:00'),
    endTime: momentAt('13:00'),
    reason: '',
  });
});

test('on a phone one professional is shown, and another is one tap away', async () => {
  onPhone();
  const { onDate } = render();
  await entry(/Maria Clara/);
  expect(screen.queryByRole('group', { name: 'Bruno Lima' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Bruno Lima' }));
  const column = await screen.findByRole('group', { name: 'Bruno Lima' });

  wipe(column, { from: [300, 100], to: [200, 110] });
  expect(onDate).toHaveBeenLastCalledWith('2026-03-11');
  wipe(column, { from: [200, 100], to: [300, 110] });
  expect(onDate).toHaveBeenLastCalledWith('2026-03-09');
  wipe(column, { from: [200, 100], to: [300, 300] });
  expect(onDate).toHaveBeenCalledTimes(2);
});

function wipe(element: Element, { from, to }: Drag): void {
  press(element, { from, to, pointerType: 'touch' });
  const at = { clientX: to[0], clientY: to[1], pointerId: 1, pointerType: 'touch' };
  fireEvent.pointerUp(element, at);
}

test('whoever cannot wipe finds the days in the menu', async () => {
  onPhone();
  const { onDate } = render();
  await chooseOption('Próximo dia');
  expect(onDate).toHaveBeenLastCalledWith('2026-03-11');
  await chooseOption('Dia anterior');
  expect(onDate).toHaveBeenLastCalledWith('2026-03-09');
});

test('on a phone the date is short enough to stand between the buttons', async () => {
  onPhone();
  render();
  await entry(/Maria Clara/);
  expect(screen.getByRole('button', { name: 'ter., 10/03' })).toBeTruthy();
});

test('on a phone colours and blocking wait in a menu', async () => {
  onPhone();
  render();
  await entry(/Maria Clara/);
  await chooseOption('Status', 'menuitemradio');
  expect(localStorage.getItem('agenda_color_by')).toBe('"status"');
  await chooseOption('Bloquear horário');
  expect(await screen.findByRole('dialog', { name: 'Bloquear horário' })).toBeTruthy();
});

test('a week shows the days of one professional', async () => {
  const week = Array.from({ length: 7 }, (_, at) => `2026-03-${String(8 + at).padStart(2, '0')}`);
  const read = vi.fn(({ input }) => {
    const agenda = sampleAgenda([maria], input.days === 7 ? week : [agendaDay]);
    const only = agenda.professionals.filter(({ id }) => (input.professionalId ?? id) === id);
    return { ...agenda, professionals: only };
  });
  render({ agenda: { read: fake.agenda.read.handler(read) }, days: 7 });

  expect(await screen.findByRole('group', { name: /Ana Souza, ter/ })).toBeTruthy();
  expect(screen.getAllByRole('group', { name: /Ana Souza,/ })).toHaveLength(7);
  expect(screen.getByRole('button', { name: '8 a 14 de mar.' })).toBeTruthy();
});

describe('people', () => {
  const people = () => screen.findByRole('button', { name: /pessoas na agenda$/ });
  const columns = () => screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'));

  test('are hidden and shown again, and it stays so for whoever did it', async () => {
    render();
    await entry(/Maria Clara/);
    await userEvent.click(await people());
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ana Souza' }));
    await waitFor(() => expect(columns()).toEqual(['Bruno Lima']));
    expect((await people()).getAttribute('aria-label')).toBe('1/2 pessoas na agenda');
    const last = screen.getByRole('checkbox', { name: 'Bruno Lima' });
    expect(last).toHaveProperty('disabled', true);
    const key = `agenda_hidden_${sampleSession.user.id}`;
    expect(localStorage.getItem(key)).toBe(JSON.stringify([sampleId(1)]));

    await userEvent.click(screen.getByRole('button', { name: 'Mostrar todos' }));
    await waitFor(() => expect(columns()).toEqual(['Ana Souza', 'Bruno Lima']));
  });

  test('are found by their name where they are many', async () => {
    const [ana] = sampleAgenda([]).professionals;
    if (!ana) throw new Error('The sample has nobody.');
    const names = [
      'Ana',
      'Bia',
      'Caio',
      'Davi',
      'Érica',
      'Fê',
      'Gil',
      'Hugo',
      'Iara',
      'Joca',
      'Lia',
    ];
    const many = names.map((name, at) => ({ ...ana, id: sampleId(at + 1), name }));
    const read = fake.agenda.read.handler(() => ({ ...sampleAgenda([]), professionals: many }));
    render({ agenda: { read } });
    await userEvent.click(await people());
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar profissional' }), 'eri');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Érica' }));
    expect((await people()).getAttribute('aria-label')).toBe('10/11 pessoas na agenda');
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('Ninguém com esse nome.')).toBeTruthy();
  });

  test.each([
    ['nonsense', 'x{'],
    ['something else', '{"a":1}'],
    ['everybody', JSON.stringify([sampleId(1), sampleId(2)])],
  ])('are all shown where %s is kept of them', async (_what, kept) => {
    localStorage.setItem(`agenda_hidden_${sampleSession.user.id}`, kept);
    render();
    await entry(/Maria Clara/);
    expect(columns()).toEqual(['Ana Souza', 'Bruno Lima']);
  });
});

test('nothing is painted before its colour is known', async () => {
  const { promise, resolve } = Promise.withResolvers<Service[]>();
  const read = vi.fn(() => sampleAgenda([maria]));
  render({ services: promise, agenda: { read: fake.agenda.read.handler(read) } });
  // Whom the agenda is of, its tools say.
  expect(await screen.findByRole('button', { name: '2/2 pessoas na agenda' })).toBeTruthy();
  expect(document.querySelector('.mantine-Skeleton-root')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Maria Clara/ })).toBeNull();

  resolve([]);
  expect(await entry(/Maria Clara/)).toBeTruthy();
  expect(document.querySelector('.mantine-Skeleton-root')).toBeNull();
});

test('the choice of colours is remembered', async () => {
  render();
  await chooseOption('Status', 'menuitemradio');
  expect(localStorage.getItem('agenda_color_by')).toBe('"status"');
  const element = await entry(/Maria Clara/);
  expect(element.style.getPropertyValue('--entry-color')).toBe('var(--mantine-color-text)');
  expect(screen.getByRole('region', { name: 'Agenda' }).dataset.colorBy).toBe('status');
});

test('whoever may only look moves, books and blocks nothing', async () => {
  const { move, onBook, onOpen } = render({ role: 'professional' });
  const element = await entry(/Maria Clara/);
  drag(element, { from: [100, 100], to: [100, 148] });
  fireEvent.keyDown(element, { key: 'ArrowDown', altKey: true });
  fireEvent.keyUp(element, { key: 'Alt' });
  fireEvent.click(screen.getByRole('group', { name: 'Bruno Lima' }), {
    clientX: 250,
    clientY: 300,
  });
  expect(screen.queryByRole('button', { name: /^Agendar às/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mais opções' }));
  await screen.findByRole('menuitemradio', { name: 'Status' });
  expect(screen.queryByRole('menuitem', { name: 'Bloquear horário' })).toBeNull();
  fireEvent.click(element);

  expect(move).not.toHaveBeenCalled();
  expect(onBook).not.toHaveBeenCalled();
  expect(onOpen).toHaveBeenCalled();
});

const weekly = { ...maria, seriesId: sampleId(7) };
const laterThere = { from: [100, 100], to: [250, 148] } as Drag;

test('one of a series asks whether it goes alone before anything moves', async () => {
  const user = userEvent.setup();
  const { move } = render({ entries: [weekly] });
  drag(await entry(/Maria Clara/), laterThere);
  const question = within(await screen.findByRole('dialog', { name: 'O que mover?' }));
  expect(move).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Só este' }));
  await entry(/09:30 \(até 10:00\), Maria Clara/);
  expect(move).toHaveBeenCalledTimes(1);
});

test('one of a series that is dropped on a taken time asks the same', async () => {
  const user = userEvent.setup();
  const taken = sampleEntry({
    id: sampleId(102),
    clientName: 'Rui Dias',
    professionalId: sampleId(2),
    startTime: momentAt('09:30'),
    endTime: momentAt('10:00'),
  });
  const { move } = render({ entries: [weekly, taken] });
  drag(await entry(/Maria Clara/), laterThere);
  await user.click(await screen.findByRole('button', { name: 'Encaixar' }));
  const question = within(await screen.findByRole('dialog', { name: 'O que mover?' }));
  expect(move).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Só este' }));
  await waitFor(() => expect(move).toHaveBeenCalledTimes(1));
  expect(move.mock.calls[0]?.[0].input.overbook).toBe(true);
});

test('one of a series takes those after it along, and leaves out what has no room', async () => {
  const user = userEvent.setup();
  const moveFollowing = vi.fn(({ input, errors }) => {
    if (input.conflicts === 'refuse') throw errors.SERIES_CONFLICTS({ data: { occurrences: [] } });
    return { movedIds: [weekly.id], skipped: [], resizedIds: [] };
  });
  const { move } = render({
    entries: [weekly],
    series: { moveFollowing: fake.series.moveFollowing.handler(moveFollowing) },
  });
  drag(await entry(/Maria Clara/), laterThere);
  const question = within(await screen.findByRole('dialog', { name: 'O que mover?' }));
  await user.click(question.getByRole('button', { name: 'Este e os próximos' }));
  await question.findByText('Alguns horários já estão ocupados.');
  await user.click(question.getByRole('button', { name: 'Pular os ocupados' }));
  await screen.findByText('1 agendamento movido.');
  expect(moveFollowing.mock.calls.at(-1)?.[0].input).toEqual({
    id: weekly.id,
    version: 1,
    professionalId: sampleId(2),
    startTime: momentAt('09:30'),
    conflicts: 'skip',
    anyService: false,
    outsideHours: 'avoid',
  });
  expect(move).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a series that lands on days off says so, and goes there when that is meant', async () => {
  const user = userEvent.setup();
  const occurrences = ['09:30', '10:30'].map((time, index) => ({
    startTime: momentAt(time),
    endTime: momentAt('11:00'),
    conflict: index === 0 ? null : ('outside-hours' as const),
  }));
  const moveFollowing = vi.fn(({ input, errors }) => {
    if (input.outsideHours === 'avoid') throw errors.SERIES_CONFLICTS({ data: { occurrences } });
    return { movedIds: [weekly.id, sampleId(8)], skipped: [], resizedIds: [weekly.id] };
  });
  render({
    entries: [weekly],
    series: { moveFollowing: fake.series.moveFollowing.handler(moveFollowing) },
  });
  drag(await entry(/Maria Clara/), laterThere);
  const question = within(await screen.findByRole('dialog', { name: 'O que mover?' }));
  await user.click(question.getByRole('button', { name: 'Este e os próximos' }));
  await question.findByText('1 de 2 horários livres · 1 fora do horário de trabalho');
  expect(question.getByText('Fora do horário')).toBeTruthy();
  expect(
    question.getByRole('button', { name: 'Pular os fora do horário de trabalho' }),
  ).toBeTruthy();
  await user.click(
    question.getByRole('checkbox', { name: 'Mover também fora do horário de trabalho' }),
  );
  await user.click(question.getByRole('button', { name: 'Este e os próximos' }));
  await screen.findByText('2 agendamentos movidos. A duração agora é a do novo profissional.');
});

test('whoever needs longer gets that time, and the notice says so', async () => {
  const longer = vi.fn(({ input: { professionalId, startTime } }) => ({
    ...maria,
    professionalId,
    startTime,
    endTime: momentAt('11:00'),
    version: 2,
  }));
  render({ appointments: { move: fake.appointments.move.handler(longer) } });
  drag(await entry(/Maria Clara/), { from: [100, 100], to: [250, 148] });
  await screen.findByText('Maria Clara: 09:30–11:00. Agora leva 1h 30min.');
});

test('where she needs longer than there is room, it goes there as long as it is or not at all', async () => {
  const user = userEvent.setup();
  const sentence = 'Com Bruno leva 1h 30min e não cabe neste horário.';
  const move = vi.fn(({ input: { durationMinutes, startTime, professionalId }, errors }) => {
    if (!durationMinutes) throw errors.APPOINTMENT_DOES_NOT_FIT({ message: sentence });
    return { ...maria, startTime, professionalId, endTime: momentAt('10:00'), version: 2 };
  });
  render({ appointments: { move: fake.appointments.move.handler(move) } });
  drag(await entry(/Maria Clara/), { from: [100, 100], to: [250, 148] });
  const question = await screen.findByRole('dialog', { name: 'Falta tempo neste horário' });
  expect(within(question).getByText(`${sentence} Mover mesmo assim, com 30min?`)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Mover' }));
  await screen.findByText('Maria Clara: 09:30–10:00');
  expect(move.mock.calls.at(-1)?.[0].input).toMatchObject({ durationMinutes: 30 });
});

test('a series goes to somebody who does not do the service only on purpose', async () => {
  const user = userEvent.setup();
  const moveFollowing = vi.fn(({ input, errors }) => {
    if (!input.anyService) throw errors.SERVICE_NOT_OFFERED();
    return { movedIds: [weekly.id], skipped: [], resizedIds: [] };
  });
  render({
    entries: [weekly],
    series: { moveFollowing: fake.series.moveFollowing.handler(moveFollowing) },
  });
  drag(await entry(/Maria Clara/), laterThere);
  const question = within(await screen.findByRole('dialog', { name: 'O que mover?' }));
  await user.click(question.getByRole('button', { name: 'Este e os próximos' }));
  await question.findByText('Bruno Lima não realiza Corte. Mover mesmo assim?');
  await user.click(question.getByRole('button', { name: 'Este e os próximos' }));
  await screen.findByText('1 agendamento movido.');
});

test('one of a series that takes longer asks whether those after it do, too', async () => {
  const user = userEvent.setup();
  const moveFollowing = vi.fn(() => ({
    movedIds: [weekly.id, sampleId(8)],
    skipped: [],
    resizedIds: [],
  }));
  const { move } = render({
    entries: [weekly],
    series: { moveFollowing: fake.series.moveFollowing.handler(moveFollowing) },
  });
  drag(await entry(/Maria Clara/), { from: [100, LOWER_EDGE], to: [100, LOWER_EDGE + 24] });
  const question = within(await screen.findByRole('dialog', { name: 'O que alterar?' }));
  await user.click(question.getByRole('button', { name: 'Este e os próximos' }));
  await screen.findByText('2 agendamentos alterados.');
  expect(moveFollowing).toHaveBeenCalledWith(
    expect.objectContaining({
      input: expect.objectContaining({ startTime: weekly.startTime, durationMinutes: 45 }),
    }),
  );
  expect(move).not.toHaveBeenCalled();
});

test('the time of a booking that is being filled in is marked in its column', async () => {
  const times = { startTime: momentAt('11:45'), endTime: momentAt('12:30') };
  render({ chosen: { professionalId: sampleId(2), ...times } });
  const mark = (await screen.findByText('11:45–12:30')).parentElement;
  expect(mark?.style.getPropertyValue('--column')).toBe('1');
  expect(mark?.style.getPropertyValue('--length')).toBe('45');
});

test('nothing is marked where nobody is booked, or with somebody who is not shown', async () => {
  const times = { startTime: momentAt('11:45'), endTime: momentAt('12:30') };
  render({ chosen: { professionalId: sampleId(77), ...times } });
  await entry(/Maria Clara/);
  expect(screen.queryByText('11:45–12:30')).toBeNull();
});
