import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { momentAt, sampleAgenda, sampleEntry, sampleId } from '../../../../tests/agenda.ts';
import { fakeServer, onPhone, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { AgendaBar } from './agenda-bar.tsx';
import { daysAfter } from './agenda-columns.ts';
import AgendaMonth from './agenda-month.tsx';
import { monthDaysOf, weeksOf } from './agenda-month-days.ts';

const { agenda } = fakeServer.scheduling;
beforeEach(() => localStorage.clear());

const maria = sampleEntry();
const rui = sampleEntry({ id: sampleId(101), professionalId: sampleId(2) });
const late = sampleEntry({
  id: sampleId(102),
  startTime: momentAt('23:30'),
  endTime: momentAt('00:30', '2026-03-11'),
});
const block = sampleEntry({ id: sampleId(103), kind: 'block' });
const daysFrom = (first: string) => Array.from({ length: 7 }, (_, at) => daysAfter(first, at));

test('a month is shown in whole weeks', () => {
  expect(weeksOf('2026-03-10')).toEqual(
    ['01', '08', '15', '22', '29'].map((day) => `2026-03-${day}`),
  );
  expect(weeksOf('2026-02-28')).toEqual(['01', '08', '15', '22'].map((day) => `2026-02-${day}`));
  expect(weeksOf('2026-08-31')).toHaveLength(6);
});

test('a day counts the appointments that begin in it, of whoever is shown', () => {
  const week = sampleAgenda([maria, rui, late, block], daysFrom('2026-03-08'));
  const tuesday = (hidden: string[]) => monthDaysOf('2026-03-08', week, hidden)[2];
  expect(tuesday([])).toEqual({
    date: '2026-03-10',
    appointments: 3,
    booked: 120,
    worked: 1080,
  });
  expect(tuesday([sampleId(2)])).toMatchObject({ appointments: 2, booked: 90, worked: 540 });
});

test('a day leads to its timeline, and hidden people stay hidden', async () => {
  localStorage.setItem(`agenda_hidden_${sampleSession.user.id}`, JSON.stringify([sampleId(2)]));
  const read = agenda.read.handler(({ input }) => {
    const isHers = input.fromDate === '2026-03-08';
    return sampleAgenda(isHers ? [maria, rui] : [], daysFrom(input.fromDate));
  });
  const onDay = vi.fn();
  renderWithApi(<AgendaMonth date="2026-03-10" onDate={vi.fn()} onDay={onDay} />, {
    scheduling: { agenda: { read } },
    catalog: { services: { list: fakeServer.catalog.services.list.handler(() => []) } },
  });

  const name = 'terça-feira, 10 de março: 1 agendamento';
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(onDay).toHaveBeenCalledWith('2026-03-10');
  expect(screen.getAllByRole('button')).toHaveLength(35);
});

const noServices = {
  services: { list: fakeServer.catalog.services.list.handler(() => []) },
};

test.each([
  ['a wide screen', () => {}],
  ['a phone', onPhone],
])('who is counted is chosen above the month, on %s', async (_, onScreen) => {
  onScreen();
  const read = agenda.read.handler(({ input }) => {
    const isHers = input.fromDate === '2026-03-08';
    return sampleAgenda(isHers ? [maria, rui] : [], daysFrom(input.fromDate));
  });
  const dates = { date: '2026-03-10', today: '2026-03-10', onDate: vi.fn() };
  const views = { label: 'Vistas', value: 'month', choices: [], onChange: vi.fn() };
  const acts = { create: undefined, more: [], onSearch: vi.fn(), onBlock: vi.fn() };
  renderWithApi(
    <>
      <AgendaBar {...dates} {...acts} period="month" views={views} isBeside={false} />
      <AgendaMonth {...dates} onDay={vi.fn()} />
    </>,
    { scheduling: { agenda: { read } }, catalog: noServices },
  );
  const tuesday = 'terça-feira, 10 de março:';
  expect(await screen.findByRole('button', { name: `${tuesday} 2 agendamentos` })).toBeTruthy();

  await userEvent.click(await screen.findByRole('button', { name: '2/2 pessoas na agenda' }));
  const [first] = await screen.findAllByRole('checkbox');
  if (first) await userEvent.click(first);
  expect(await screen.findByRole('button', { name: `${tuesday} 1 agendamento` })).toBeTruthy();
});

test('while the next month loads, the one before stays in sight', async () => {
  const read = agenda.read.handler(({ input }) => {
    if (input.fromDate > '2026-03-29') return new Promise<never>(() => {});
    return sampleAgenda([maria], daysFrom(input.fromDate));
  });
  const shown = { onDate: vi.fn(), onDay: vi.fn() };
  const { rerender } = renderWithApi(<AgendaMonth {...shown} date="2026-03-10" />, {
    scheduling: { agenda: { read } },
    catalog: noServices,
  });
  const tuesday = { name: /^terça-feira, 10 de março/ };
  expect(await screen.findByRole('button', tuesday)).toBeTruthy();

  rerender(<AgendaMonth {...shown} date="2026-04-10" />);

  expect(screen.getByRole('button', tuesday)).toBeTruthy();
  expect(screen.queryByText('Carregando…')).toBeNull();
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
});

test('a finger that wipes goes on to the next month, and back', async () => {
  const onDate = vi.fn();
  renderWithApi(<AgendaMonth date="2026-03-10" onDate={onDate} onDay={vi.fn()} />, {
    scheduling: { agenda: { read: agenda.read.handler(() => new Promise<never>(() => {})) } },
    catalog: noServices,
  });
  const month = screen.getByRole('region');
  const wipe = (from: number, to: number) => {
    fireEvent.pointerDown(month, { pointerType: 'touch', clientX: from, clientY: 100 });
    fireEvent.pointerUp(month, { pointerType: 'touch', clientX: to, clientY: 100 });
  };
  wipe(300, 100);
  wipe(100, 300);
  wipe(100, 120);
  expect(onDate.mock.calls).toEqual([['2026-04-10'], ['2026-02-10']]);
});

test('a company without anybody is led to its first professional', async () => {
  const nobody = { ...sampleAgenda([]), professionals: [] };
  renderWithApi(<AgendaMonth date="2026-03-10" onDate={vi.fn()} onDay={vi.fn()} />, {
    scheduling: { agenda: { read: agenda.read.handler(() => nobody) } },
    catalog: { services: { list: fakeServer.catalog.services.list.handler(() => []) } },
  });
  expect(await screen.findByRole('link', { name: 'Cadastrar profissional' })).toBeTruthy();
});

test('the days of a month stand in their places before what is in them is known', async () => {
  const read = agenda.read.handler(() => new Promise<never>(() => {}));
  const { container } = renderWithApi(
    <AgendaMonth date="2026-03-10" onDate={vi.fn()} onDay={vi.fn()} />,
    {
      scheduling: { agenda: { read } },
      catalog: { services: { list: fakeServer.catalog.services.list.handler(() => []) } },
    },
  );

  expect(await screen.findByText('Carregando…')).toBeTruthy();
  const numbers = [...container.querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(numbers).toHaveLength(35);
  expect(numbers.slice(8, 11)).toEqual(['9', '10', '11']);
  expect(screen.queryByRole('button')).toBeNull();
});
