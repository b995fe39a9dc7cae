import type { Transaction } from '@app/contract/cash/money.contract';
import type { Role } from '@app/domain/team/permissions';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { payment } from '../../../../tests/sample-cash.ts';
import { ana, paidTogether } from '../../../../tests/sample-commissions.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import TransactionDetails from './transaction-details.tsx';
import { kindText, listedDescription } from './transactions.labels.ts';

const { commissions } = fakeServer.cash;
const payout: Transaction = {
  ...payment,
  id: paidTogether.id,
  type: 'expense',
  kind: 'commission_payment',
  countsAs: 'commission_payment',
  description: 'Comissões de Ana Beatriz · 1 atendimento',
  professional: ana,
  settlementId: null,
  payout: { id: paidTogether.id, parts: 3, standing: 2, isWhole: true },
};
const actions = {
  onOpen: () => {},
  onEdit: undefined,
  onRemove: undefined,
  onRefund: undefined,
};

function open(transaction: Transaction, role: Role) {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role } };
  const [cut, tip] = paidTogether.parts;
  if (!cut || !tip) throw new Error('The sample has two parts');
  const parts = [{ ...cut, refundedAt: '2026-11-18T13:00:00Z' }, tip];
  const getPayout = commissions.getPayout.handler(() => ({ ...paidTogether, parts }));
  renderWithApi(
    <TransactionDetails transaction={transaction} actions={actions} onClose={() => {}} />,
    { cash: { commissions: { getPayout } } },
    { session },
  );
}

test('a payout lists what it paid under its row, and marks what was taken back', async () => {
  open(payout, 'owner');
  const list = within(await screen.findByRole('list', { name: 'O que foi pago' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Maria Lima · Corte (estornado)R$\u00a040,00',
    'Maria Lima · Gorjeta · CorteR$\u00a010,00',
    'Vale descontado−R$\u00a030,00',
  ]);
});

test('whoever may not see what colleagues get is told why there is no more', async () => {
  const description = 'Comissões pagas a um profissional';
  open({ ...payout, description, professional: null, payout: null }, 'receptionist');
  expect(await screen.findByText(/só vê quem cuida das comissões/)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'O que foi pago' })).toBeNull();
});

test('a row says how much of a payout was taken back', () => {
  expect(kindText(payout)).toBe('Pagamento de comissão · 1 de 3 estornadas');
  const refundedAt = '2026-11-18T13:00:00Z';
  expect(kindText({ ...payout, refundedAt })).toBe('Pagamento de comissão · estornado');
  expect(kindText(payment)).toBe('Pagamento');
});

test.each([
  ['payment', 'Pagamento - Maria - Corte - Infantil', 'Maria · Corte - Infantil'],
  ['tip', 'Gorjeta - Maria - Corte', 'Maria · Corte'],
  ['payment', 'Venda - Xampu', 'Venda - Xampu'],
  ['payment', 'Pagamento', 'Pagamento'],
  ['refund', 'ESTORNO - Pagamento - Maria - Corte', 'ESTORNO - Pagamento - Maria - Corte'],
  ['withdrawal', 'Sangria - banco', 'Sangria - banco'],
] as const)('a %s called %s is listed as %s', (kind, description, listed) => {
  expect(listedDescription({ ...payment, kind, description })).toBe(listed);
});
