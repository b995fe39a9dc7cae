import { expect, test } from 'vitest';
import { paymentText } from './statement.labels.ts';
import { groupPayments } from './statement-payments.ts';

const paid = (date: string, description: string, amountCents: number, by = 'PIX') => ({
  date,
  description,
  amountCents,
  paymentMethodName: by,
});
const commission = 'Pagamento Comissão - Ana';
const tip = 'Pagamento Gorjeta - Ana';
const back = 'ESTORNO - Pagamento Comissão - Ana';

const payments = [
  paid('2026-11-10', commission, 10_00),
  paid('2026-11-10', tip, 5_00),
  paid('2026-11-10', commission, 20_01),
  paid('2026-11-10', tip, 2_50),
  paid('2026-11-10', back, -10_00),
  paid('2026-11-11', commission, 7_00),
];

test('each day has a line for commissions and one for tips; what was taken back has its own', () => {
  const lines = groupPayments(payments).map((group) => [
    group.date,
    paymentText(group),
    group.amountCents,
  ]);
  expect(lines).toEqual([
    ['2026-11-10', 'Pagamento de 2 comissões · PIX', 30_01],
    ['2026-11-10', 'Pagamento de 2 gorjetas · PIX', 7_50],
    ['2026-11-10', `${back} · PIX`, -10_00],
    ['2026-11-11', `${commission} · PIX`, 7_00],
  ]);
});

test('what was paid another way on the same day stands apart', () => {
  const lines = groupPayments([
    paid('2026-11-10', commission, 10_00),
    paid('2026-11-10', commission, 5_00, 'Dinheiro'),
    paid('2026-11-10', commission, 20_00),
  ]).map((group) => [paymentText(group), group.amountCents]);
  expect(lines).toEqual([
    ['Pagamento de 2 comissões · PIX', 30_00],
    [`${commission} · Dinheiro`, 5_00],
  ]);
});

test('the lines add up to what was paid, and no item is lost', () => {
  const groups = groupPayments(payments);
  const sum = (amounts: readonly { amountCents: number }[]) =>
    amounts.reduce((total, { amountCents }) => total + amountCents, 0);
  expect(sum(groups)).toBe(sum(payments));
  expect(groups.flatMap((group) => group.payments)).toHaveLength(payments.length);
});

test('several that were taken back on one day keep their name', () => {
  const [group] = groupPayments([paid('2026-11-10', back, -1), paid('2026-11-10', back, -2)]);
  expect(group && paymentText(group)).toBe(`${back} (2 lançamentos) · PIX`);
});

test('no payments are no lines', () => {
  expect(groupPayments([])).toEqual([]);
});
