import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { momentAt, sampleAgenda, sampleEntry, sampleId } from '../../../../tests/agenda.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
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
  renderWithApi(<AgendaMonth date="2026-03-10" onDay={onDay} />, {
    scheduling: { agenda: { read } },
    catalog: { services: { list: fakeServer.catalog.services.list.handler(() => []) } },
  });

  const name = 'terça-feira, 10 de março: 1 agendamento';
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(onDay).toHaveBeenCalledWith('2026-03-10');
  expect(screen.getAllByRole('button')).toHaveLength(35);
});

test('a company without anybody is led to its first professional', async () => {
  const nobody = { ...sampleAgenda([]), professionals: [] };
  renderWithApi(<AgendaMonth date="2026-03-10" onDay={vi.fn()} />, {
    scheduling: { agenda: { read: agenda.read.handler(() => nobody) } },
    catalog: { services: { list: fakeServer.catalog.services.list.handler(() => []) } },
  });
  expect(await screen.findByRole('link', { name: 'Cadastrar profissional' })).toBeTruthy();
});

test('the days of a month stand in their places before what is in them is known', async () => {
  const read = agenda.read.handler(() => new Promise<never>(() => {}));
  const { container } = renderWithApi(<AgendaMonth date="2026-03-10" onDay={vi.fn()} />, {
    scheduling: { agenda: { read } },
    catalog: { services: { list: fakeServer.catalog.services.list.handler(() => []) } },
  });

  expect(await screen.findByText('Carregando…')).toBeTruthy();
  const numbers = [...container.querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(numbers).toHaveLength(35);
  expect(numbers.slice(8, 11)).toEqual(['9', '10', '11']);
  expect(screen.queryByRole('button')).toBeNull();
});
