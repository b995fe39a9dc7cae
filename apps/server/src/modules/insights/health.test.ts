import { beforeAll, describe, expect, test } from 'vitest';
import { type BookedCompany, type Money, openBooks } from '../../../tests/insights-support.ts';
import { testWorld } from '../../../tests/support.ts';

// Today is 10 March 2026.
const world = testWorld();
let one: BookedCompany;

const income = (amount: number, date: string): Money => ({
  type: 'income',
  kind: 'payment',
  amount,
  date,
});
const expense = (amount: number, date: string, description = ''): Money => ({
  type: 'expense',
  kind: 'manual',
  amount,
  date,
  description,
});

beforeAll(async () => {
  one = await openBooks(world, 'Salao');
  const { book, ana, maria, haircut } = one;
  await book.money(income(400_00, '2026-02-01'));
  await book.money(income(500_00, '2026-03-01'));
  await book.money(expense(100_00, '2026-02-28'));
  const visit = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
  await book.visit({ ...visit, at: '2026-02-28T23:59' });
  await book.visit({ ...visit, at: '2026-03-01T00:00' });
  await book.visit({ ...visit, at: '2026-03-31T23:59' });
  await book.visit({ ...visit, at: '2026-03-10T09:00', status: 'no_show' });
  await book.visit({ ...visit, at: '2026-04-01T00:00' });
});

test('this month stands beside the one before', async () => {
  expect(await one.api.insights.health()).toMatchObject({
    current: { fromDate: '2026-03-01', toDate: '2026-03-31' },
    previous: { fromDate: '2026-02-01', toDate: '2026-02-28' },
    sameDays: { fromDate: '2026-02-01', toDate: '2026-02-10' },
    revenue: {
      currentCents: 500_00,
      previousCents: 400_00,
      sameDaysCents: 400_00,
      growthPermille: 250,
    },
    expenses: {
      currentCents: 0,
      previousCents: 100_00,
      sameDaysCents: 0,
      growthPermille: null,
    },
    profit: { currentCents: 500_00, previousCents: 300_00, sameDaysCents: 400_00 },
    averageTicket: { currentCents: 250_00, previousCents: 400_00, sameDaysCents: 0 },
    marginPermille: 1000,
    marginLabel: 'Excelente',
    growthLabel: 'Crescimento forte',
    growthBar: 75,
  });
});

test('growth compares the same days of both months, whatever comes after them', async () => {
  const { book, api, ana, maria, haircut } = await openBooks(world, 'Mesmos');
  await book.money(income(200_00, '2026-02-10'));
  await book.money(income(900_00, '2026-02-11'));
  await book.money(income(210_00, '2026-03-10'));
  await book.money(income(70_00, '2026-03-11'));
  await book.money(expense(50_00, '2026-02-10'));
  await book.money(expense(80_00, '2026-02-11'));
  await book.money(expense(40_00, '2026-03-10'));
  const visit = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
  for (const at of ['02-10T23:59', '02-11T00:00', '03-10T23:59', '03-11T00:00']) {
    await book.visit({ ...visit, at: `2026-${at}` });
  }
  expect(await api.insights.health()).toMatchObject({
    revenue: {
      currentCents: 280_00,
      previousCents: 1_100_00,
      sameDaysCents: 200_00,
      growthPermille: 50,
    },
    expenses: { currentCents: 40_00, sameDaysCents: 50_00, growthPermille: -200 },
    profit: { sameDaysCents: 150_00, growthPermille: 133 },
    averageTicket: { currentCents: 140_00, sameDaysCents: 200_00, growthPermille: 50 },
    growthLabel: 'Crescimento positivo',
    growthBar: 55,
  });
  expect((await api.insights.home()).figures).toMatchObject({
    revenueThisMonthCents: 280_00,
    revenueLastMonthCents: 1_100_00,
    growthPermille: 50,
  });
});

describe('expenses', () => {
  test('count commissions when they are paid and not when they are earned', async () => {
    const { book, api, ana } = await openBooks(world, 'Comissoes');
    await book.money(income(100_00, '2026-03-02'));
    const owed = { type: 'expense', kind: 'commission', professionalId: ana } as const;
    const earned = await book.money({ ...owed, amount: 40_00, date: '2026-03-02' });
    expect(await api.insights.health()).toMatchObject({
      expenses: { currentCents: 0 },
      marginPermille: 1000,
      commissions: {
        totalCents: 40_00,
        paidCents: 0,
        pendingCents: 40_00,
        paidPermille: 0,
        label: 'Atrasado',
      },
    });
    const payment = { ...owed, kind: 'commission_payment', paysId: earned } as const;
    await book.money({ ...payment, amount: 40_00, date: '2026-03-09' });
    expect(await api.insights.health()).toMatchObject({
      expenses: { currentCents: 40_00 },
      profit: { currentCents: 60_00 },
      commissions: { paidCents: 40_00, pendingCents: 0, paidPermille: 1000, label: 'Em dia' },
    });
  });

  test('go by what a row is, never by its words', async () => {
    const { book, api } = await openBooks(world, 'Palavras');
    await book.money(expense(30_00, '2026-03-02', 'Comissão - Ana (40%)'));
    await book.money(expense(20_00, '2026-03-02', 'ESTORNO - Pagamento'));
    await book.money(income(200_00, '2026-03-02'));
    const health = await api.insights.health();
    expect(health.expenses.currentCents).toBe(50_00);
    expect(health.commissions).toMatchObject({
      totalCents: 0,
      paidPermille: 1000,
      label: 'Em dia',
    });
  });

  test('leave out tips, advances and what is put into the drawer or taken out of it', async () => {
    const { book, api, ana } = await openBooks(world, 'Gaveta');
    const paid = { date: '2026-03-02', amount: 10_00, professionalId: ana };
    for (const kind of ['tip_payment', 'advance', 'withdrawal', 'tip_share'] as const) {
      await book.money({ ...paid, type: 'expense', kind });
    }
    for (const kind of ['tip', 'advance_return', 'supply'] as const) {
      await book.money({ ...paid, type: 'income', kind });
    }
    expect(await api.insights.health()).toMatchObject({
      revenue: { currentCents: 0 },
      expenses: { currentCents: 0 },
      marginLabel: 'Baixo',
    });
  });
});

test('a refund reduces its own side, on the day it was made', async () => {
  const { book, api } = await openBooks(world, 'Estornos');
  const paid = await book.money(income(100_00, '2026-02-10'));
  const spent = await book.money(expense(30_00, '2026-02-10'));
  const refund = { kind: 'refund', date: '2026-03-05' } as const;
  const payment = { id: paid, countsAs: 'payment' } as const;
  await book.money({ ...refund, type: 'income', amount: -100_00, refundOf: payment });
  const manual = { id: spent, countsAs: 'manual' } as const;
  await book.money({ ...refund, type: 'expense', amount: -30_00, refundOf: manual });
  expect(await api.insights.health()).toMatchObject({
    revenue: { currentCents: -100_00, previousCents: 100_00, growthPermille: -2000 },
    expenses: { currentCents: -30_00, previousCents: 30_00 },
    marginPermille: 0,
    growthLabel: 'Queda acentuada',
    growthBar: 0,
  });
});

test('a commission that was taken back is neither owed nor paid; one of last month is not of this', async () => {
  const { book, api, ana } = await openBooks(world, 'Devolvidas');
  const owed = { type: 'expense', kind: 'commission', professionalId: ana } as const;
  const payment = { ...owed, kind: 'commission_payment', date: '2026-03-09' } as const;
  const kept = await book.money({ ...owed, amount: 60_00, date: '2026-03-31' });
  await book.money({ ...owed, amount: 40_00, date: '2026-03-01' });
  const reversed = await book.money({ ...owed, amount: 25_00, date: '2026-03-02' });
  const old = await book.money({ ...owed, amount: 80_00, date: '2026-02-28' });
  await book.money({ ...payment, amount: 60_00, paysId: kept });
  await book.money({ ...payment, amount: 80_00, paysId: old });
  const refundOf = { id: reversed, countsAs: 'commission' } as const;
  const back = { ...owed, kind: 'refund', amount: -25_00, date: '2026-03-03' } as const;
  await book.money({ ...back, refundOf });
  expect((await api.insights.health()).commissions).toEqual({
    totalCents: 100_00,
    paidCents: 60_00,
    pendingCents: 40_00,
    paidPermille: 600,
    label: 'Necessita atenção',
  });
});

describe('the forecast', () => {
  test('averages the complete months before that had income, and grows as this one did', async () => {
    const { book, api } = await openBooks(world, 'Previsao');
    await book.money(income(999_00, '2025-11-30'));
    await book.money(income(100_00, '2025-12-31'));
    await book.money(income(100_00, '2026-02-01'));
    await book.money(income(100_00, '2026-02-11'));
    await book.money(income(110_00, '2026-03-01'));
    expect((await api.insights.health()).forecast).toEqual({
      cents: 165_00,
      confidence: 'Média',
      months: [
        { month: '2025-12', incomeCents: 100_00 },
        { month: '2026-01', incomeCents: 0 },
        { month: '2026-02', incomeCents: 200_00 },
      ],
    });
  });

  test('is never below what the month has brought already', async () => {
    const { book, api } = await openBooks(world, 'Passou');
    for (const month of ['2025-12', '2026-01', '2026-02']) {
      await book.money(income(100_00, `${month}-20`));
    }
    await book.money(income(250_00, '2026-03-09'));
    expect((await api.insights.health()).forecast).toMatchObject({
      cents: 250_00,
      confidence: 'Baixa',
    });
  });

  test('needs two months', async () => {
    expect((await one.api.insights.health()).forecast).toMatchObject({
      cents: null,
      confidence: 'Baixa',
    });
  });
});

test('twelve months are shown, oldest first, also those in which nothing moved', async () => {
  const { byMonth } = await one.api.insights.health();
  expect(byMonth).toHaveLength(12);
  expect(byMonth[0]?.month).toBe('2025-04');
  expect(byMonth.slice(-3)).toEqual([
    { month: '2026-01', incomeCents: 0, feesCents: 0, expenseCents: 0 },
    { month: '2026-02', incomeCents: 400_00, feesCents: 0, expenseCents: 100_00 },
    { month: '2026-03', incomeCents: 500_00, feesCents: 0, expenseCents: 0 },
  ]);
});

test('one company counts nothing of another', async () => {
  const other = await openBooks(world, 'Vizinha');
  expect(
    (await other.api.insights.health()).byMonth.every((month) => month.incomeCents === 0),
  ).toBe(true);
});
