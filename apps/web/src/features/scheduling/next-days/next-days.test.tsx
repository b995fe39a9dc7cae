import type { NextDays as Answer } from '@app/contract/scheduling/agenda.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { NextDays } from './next-days.tsx';

const visit: Answer['visits'][number] = {
  id: '01990000-0000-7000-8000-0000000000a1',
  startTime: '2026-03-11T12:00:00Z',
  endTime: '2026-03-11T13:30:00Z',
  status: 'confirmed',
  clientName: 'Maria Antônia',
  clientPhone: '5511987654321',
  serviceNames: ['Corte', 'Escova'],
  professionalName: 'Ana',
};

function renderDays(visits: Answer['visits']) {
  const nextDays = fakeServer.scheduling.agenda.nextDays.handler(() => ({
    timezone: 'America/Sao_Paulo',
    fromDate: '2026-03-10',
    toDate: '2026-03-17',
    visits,
  }));
  return renderWithApi(<NextDays />, { scheduling: { agenda: { nextDays } } });
}

test('whoever comes is named by day, with time, work and phone, and nothing to change', async () => {
  renderDays([visit, { ...visit, id: visit.id.replace('a1', 'a2'), clientPhone: null }]);
  const [first, second] = await screen.findAllByRole('listitem');
  if (!first || !second) throw new Error('Two visits are expected');
  expect(screen.getByRole('heading', { name: /quarta-feira, 11 de março/ })).toBeTruthy();
  expect(within(first).getByText('09:00–10:30')).toBeTruthy();
  expect(within(first).getByText('Corte, Escova · Ana')).toBeTruthy();
  expect(within(first).getByText('Confirmado')).toBeTruthy();
  const call = within(first).getByRole('link', { name: '(11) 98765-4321' });
  expect(call.getAttribute('href')).toBe('tel:+5511987654321');
  expect(within(second).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the first day is open, the others say how many come', async () => {
  const later = { startTime: '2026-03-12T12:00:00Z', endTime: '2026-03-12T13:00:00Z' };
  renderDays([visit, { ...visit, ...later, id: visit.id.replace('a1', 'a3') }]);
  const [first, second] = await screen.findAllByRole('group');
  expect(first?.hasAttribute('open')).toBe(true);
  expect(second?.hasAttribute('open')).toBe(false);
  expect(second?.textContent).toContain('1 horário marcado');
});

test('nobody expected is said', async () => {
  renderDays([]);
  expect(await screen.findByText(/Ninguém está marcado/)).toBeTruthy();
});

test('a plan that never had an agenda shows no empty one', async () => {
  const nextDays = fakeServer.scheduling.agenda.nextDays.handler(({ errors }) => {
    throw errors.MODULE_CLOSED({ data: { module: 'appointments' } });
  });
  renderWithApi(<NextDays />, { scheduling: { agenda: { nextDays } } });
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});
