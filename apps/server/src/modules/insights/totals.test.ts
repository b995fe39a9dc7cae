import { beforeAll, expect, test } from 'vitest';
import { type BookedCompany, openBooks } from '../../../tests/insights-support.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
const march = { fromDate: '2026-03-01', toDate: '2026-03-31' };
let one: BookedCompany;

beforeAll(async () => {
  one = await openBooks(world, 'Salao');
  const { salon, book, ana, maria, haircut } = one;
  const formula = await salon.serves('=HYPERLINK("x")');
  await book.registeredAt(formula, '2026-03-01T03:00Z');
  const visit = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
  const earlier = await book.visit({ ...visit, at: '2026-02-28T23:59' });
  const last = await book.visit({ ...visit, at: '2026-03-31T23:59' });
  await book.visit({ ...visit, clientId: formula, at: '2026-03-01T00:00' });
  await book.visit({ ...visit, at: '2026-03-10T09:00', status: 'no_show' });
  await book.visit({ ...visit, at: '2026-04-01T00:00' });
  const paid = { type: 'income', kind: 'payment', amount: 100_00, date: '2026-03-31' } as const;
  const part = await book.money({ ...paid, appointmentId: last, amount: 60_00 });
  const back = {
    kind: 'refund',
    amount: -20_00,
    refundOf: { id: part, countsAs: 'payment' },
  } as const;
  await book.money({ ...paid, ...back, appointmentId: last });
  await book.money({ ...paid, kind: 'tip', appointmentId: last, amount: 5_00 });
  await book.money({ ...paid, appointmentId: earlier, amount: 60_00 });
  await book.money({ ...paid, kind: 'manual', amount: 1_01 });
  await book.money({ ...paid, appointmentId: last, date: '2026-04-01' });
});

test('the totals of a period, by the clock of the company', async () => {
  expect(await one.api.insights.reports(march)).toEqual({
    range: march,
    totalClients: 3,
    newClients: 1,
    appointments: 3,
    completed: 2,
    revenueCents: 101_01,
    feesCents: 0,
    servicesCents: 0,
    productsCents: 0,
    prepaidSoldCents: 0,
    averageTicketCents: 50_51,
    // The clock stands on the tenth: nothing of the month came in until then.
    summary: {
      current: { fromDate: '2026-03-01', toDate: '2026-03-10' },
      previous: { fromDate: '2026-02-01', toDate: '2026-02-10' },
      revenueCents: 0,
      previousCents: 0,
      growthPermille: null,
      best: null,
    },
  });
});

test('a period without anything is zero', async () => {
  const january = { fromDate: '2026-01-01', toDate: '2026-01-31' };
  expect(await one.api.insights.reports(january)).toMatchObject({
    appointments: 0,
    completed: 0,
    revenueCents: 0,
    averageTicketCents: 0,
  });
});

test('the file holds the totals and the appointments behind them, and runs no formula', async () => {
  const file = await one.api.insights.exportReports(march);
  const lines = (await file.text()).split('\r\n');
  expect(file.name).toBe('relatorio-2026-03-01-a-2026-03-31.csv');
  expect(lines).toEqual([
    'Total;Valor',
    'Início do período;01/03/2026',
    'Fim do período;31/03/2026',
    'Total de Clientes;3',
    'Clientes novos no período;1',
    'Agendamentos;3',
    'Agendamentos concluídos;2',
    'Receita Total (R$);101,01',
    'Taxas da maquininha (R$);0,00',
    'Receita menos taxas (R$);101,01',
    'Serviços (R$);0,00',
    'Produtos (R$);0,00',
    '"Pacotes, vales e contas (R$)";0,00',
    'Pago no período pelos agendamentos abaixo (R$);40,00',
    'Outros agendamentos e outras receitas (R$);61,01',
    'Ticket Médio (R$);50,51',
    '',
    'Data;Horário;Cliente;Serviços;Profissional;Status;Valor (R$);Pago;Pago no período (R$)',
    `01/03/2026;00:00;"'=HYPERLINK(""x"")";Corte;Ana;Concluído;50,00;Não;0,00`,
    '10/03/2026;09:00;Maria;Corte;Ana;Não compareceu;50,00;Não;0,00',
    '31/03/2026;23:59;Maria;Corte;Ana;Concluído;50,00;Não;40,00',
    '',
  ]);
});

test('one company counts nothing of another', async () => {
  const other = await openBooks(world, 'Vizinha');
  expect(await other.api.insights.reports(march)).toMatchObject({
    totalClients: 2,
    appointments: 0,
    revenueCents: 0,
  });
  const file = await other.api.insights.exportReports(march);
  expect(await file.text()).not.toContain('Maria');
});
