import type { ClientHistory as History } from '@app/contract/scheduling/appointments.contract';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { haircut, MONDAY_MORNING } from '../../../../tests/sample-appointments.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { ClientCoupons } from './client-coupons.tsx';
import { ClientFigures } from './client-figures.tsx';
import { ClientHistory } from './client-history.tsx';

const clientId = haircut.clientId ?? '';
const history: History = {
  totalSpentCents: 1234_50,
  totalAppointments: 7,
  lastAppointment: '2026-11-10T13:00:00Z',
  items: [{ ...haircut, status: 'completed', couponCode: 'VERAO10', points: 12 }],
  couponUses: [
    {
      code: 'VERAO10',
      name: 'Verão',
      usedAt: '2026-11-10T12:00:00Z',
      discountCents: 10_00,
      appointmentTime: '2026-11-16T13:00:00Z',
    },
    {
      code: 'OLA',
      name: 'Boas-vindas',
      usedAt: '2026-10-10T12:00:00Z',
      discountCents: 5_00,
      appointmentTime: null,
    },
  ],
};
const nothing: History = {
  totalSpentCents: 0,
  totalAppointments: 0,
  lastAppointment: null,
  items: [],
  couponUses: [],
};

function server(answer: History) {
  const ofClient = fakeServer.scheduling.appointments.ofClient.handler(() => answer);
  return { scheduling: { appointments: { ofClient } } };
}

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(MONDAY_MORNING);
});

function figure(name: string): HTMLElement {
  const value = screen.getByText(name).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`${name} has no value`);
  return value;
}

test('at the top: last and next visit with the way to them, usual service, no-shows', async () => {
  const [item] = history.items;
  if (!item) throw new Error('An appointment is needed');
  const next = { ...item, id: item.id.replace(/1$/, '2'), status: 'confirmed' as const };
  const last = { ...item, startTime: '2026-11-02T13:00:00Z', endTime: '2026-11-02T14:00:00Z' };
  const missed = { ...last, status: 'no_show' as const };
  const items = [next, last, missed];
  const rendered = { ...history, items, totalAppointments: 3 };
  renderWithApi(<ClientFigures clientId={clientId} />, server(rendered));
  const link = await screen.findByRole('link', { name: '16/11/2026 10:00' });
  expect(figure('Próxima visita').contains(link)).toBe(true);
  expect(link.getAttribute('href')).toBe(`/dashboard/appointments?date=2026-11-16&open=${next.id}`);
  expect(within(figure('Última visita')).getByRole('link', { name: '02/11/2026' })).toBeTruthy();
  expect(figure('Serviço de costume').textContent).toBe('Corte');
  expect(figure('Faltas').textContent).toBe('1');
  cleanup();
  renderWithApi(
    <ClientFigures clientId={clientId} />,
    server({ ...rendered, totalAppointments: 300 }),
  );
  expect(await screen.findByText('Nos últimos 3 agendamentos')).toBeTruthy();
});

test('somebody new has nothing marked', async () => {
  renderWithApi(<ClientFigures clientId={clientId} />, server(nothing));
  expect(await screen.findByText('Nada marcado')).toBeTruthy();
  expect(figure('Última visita').textContent).toBe('—');
  expect(figure('Faltas').textContent).toBe('0');
});

test('two figures say what a client spent and how often she came', async () => {
  renderWithApi(<ClientFigures clientId={clientId} />, server(history));
  expect(await screen.findByText('Total Gasto')).toBeTruthy();
  expect(screen.getByText(/R\$\s1\.234,50/)).toBeTruthy();
  expect(screen.getByText('Agendamentos')).toBeTruthy();
  expect(screen.getByText('7')).toBeTruthy();
});

test('the history names the last appointment, and each with points and coupon', async () => {
  renderWithApi(<ClientHistory clientId={clientId} mayComeAgain />, server(history));

  expect(await screen.findByText('Último agendamento: 10/11/2026 10:00')).toBeTruthy();
  const list = within(screen.getByRole('list', { name: 'Agendamentos do cliente' }));
  const link = list.getByRole('link', { name: '16/11/2026 · 10:00–11:00' });
  expect(link.getAttribute('href')).toBe(
    `/dashboard/appointments?date=2026-11-16&open=${haircut.id}`,
  );
  expect(list.getByText('Concluído')).toBeTruthy();
  expect(list.getByText('Corte + Escova')).toBeTruthy();
  expect(list.getByText('Bia · +12 pontos · Cupom VERAO10')).toBeTruthy();
});

test('nobody books for whoever was forgotten', async () => {
  renderWithApi(<ClientHistory clientId={clientId} mayComeAgain={false} />, server(nothing));
  expect(await screen.findByText('Os agendamentos deste cliente aparecerão aqui.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Agendar primeiro horário' })).toBeNull();
});

test('a client without appointments has an empty history', async () => {
  renderWithApi(<ClientHistory clientId={clientId} mayComeAgain />, server(nothing));
  expect(await screen.findByText('Nenhum agendamento encontrado')).toBeTruthy();
  const first = screen.getByRole('link', { name: 'Agendar primeiro horário' });
  expect(decodeURIComponent(first.getAttribute('href') ?? '')).toContain(clientId);
});

test('whoever books nobody is not led to a first appointment', async () => {
  const { company } = sampleSession;
  const session = {
    ...sampleSession,
    company: company && { ...company, role: 'professional' as const },
  };
  renderWithApi(<ClientHistory clientId={clientId} mayComeAgain />, server(nothing), { session });
  expect(await screen.findByText('Os agendamentos deste cliente aparecerão aqui.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the coupons add up, each with when and for what it was used', async () => {
  renderWithApi(<ClientCoupons clientId={clientId} />, server(history));

  expect(await screen.findByText('Cupons Utilizados')).toBeTruthy();
  expect(screen.getByText('2')).toBeTruthy();
  expect(screen.getByText('Total Economizado')).toBeTruthy();
  expect(screen.getByText(/R\$\s15,00/)).toBeTruthy();
  const [first, second] = within(
    screen.getByRole('list', { name: 'Cupons usados pelo cliente' }),
  ).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/VERAO10-R\$\s10,00 economiaVerão/);
  expect(first?.textContent).toContain('Usado em 10/11/2026 09:00');
  expect(first?.textContent).toContain('Usado no agendamento de 16/11/2026');
  expect(second?.textContent).not.toContain('Usado no agendamento de');
});

test('a client who used no coupon is said so', async () => {
  renderWithApi(<ClientCoupons clientId={clientId} />, server(nothing));
  expect(await screen.findByText('Nenhum cupom utilizado ainda')).toBeTruthy();
});
