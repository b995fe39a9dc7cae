import type { Transaction } from '@app/contract/cash/money.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSession, pix, rent } from '../../../../tests/sample-cash.ts';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import RefundTransactionDialog from './refund-transaction-dialog.tsx';

const fake = fakeServer.cash;
const professional = { id: rent.id, name: 'Ana Souza' };
const pay: Transaction = {
  ...rent,
  professional,
  category: null,
  canChange: false,
  kind: 'commission_payment',
  countsAs: 'commission_payment',
  amountCents: 20_00,
};

type Drawer = 'open' | 'closed' | 'unknown';

async function ask(transaction: Transaction, drawer: Drawer = 'open', asked: FakeRouter = {}) {
  const current = fake.sessions.current.handler(() => (drawer === 'open' ? openSession : null));
  const sessions = drawer === 'unknown' ? {} : { current };
  const dialog = <RefundTransactionDialog transaction={transaction} onClose={() => {}} />;
  renderWithApi(dialog, { cash: { sessions, transactions: asked } });
  return within(await screen.findByRole('dialog', { name: 'Estornar transação' }));
}

const BY_HAND = /aqui só registramos/;

test.each([
  [5_00, 'R$ 15,00 voltam ao caixa: o pagamento menos o desconto.', /^O PIX de R\$ 15,00 precisa/],
  [20_00, 'Nenhum dinheiro entra nem sai: o desconto foi do valor do pagamento.', null],
  [
    ...[
      30_00,
      'R$ 10,00 saem do caixa para Ana Souza: o desconto foi maior do que este pagamento.',
    ],
    /^Envie R\$ 10,00 por PIX para Ana Souza/,
  ],
] as [number, string, RegExp | null][])(
  'with a vale of %i taken off, it says what moves and that the vale is open again',
  async (takenOffCents, moved, byHand) => {
    const question = await ask({ ...pay, takenOffCents, paymentMethod: pix });

    expect(question.getByText(moved)).toBeTruthy();
    const vale = `R$ ${takenOffCents / 100},00`;
    expect(
      question.getByText(
        `Deste pagamento de R$ 20,00 foi descontado um vale de ${vale}. Os dois são estornados hoje, no caixa aberto, e continuam na lista.`,
      ),
    ).toBeTruthy();
    expect(question.getByText(`O vale de ${vale} volta a ficar em aberto.`)).toBeTruthy();
    expect(question.queryAllByText(BY_HAND)).toHaveLength(byHand ? 1 : 0);
    if (byHand) expect(question.getByText(byHand)).toBeTruthy();
  },
);

test('a payment that nothing was taken off says no word of a vale', async () => {
  const question = await ask(pay);

  expect(question.getByText(/estorno de R\$ 20,00 é feito hoje, no caixa aberto/)).toBeTruthy();
  expect(question.queryByText(/vale/)).toBeNull();
  expect(question.queryByText(BY_HAND)).toBeNull();
});

test('a discount that is taken back alone is money for whoever it was kept back from', async () => {
  const vale: Transaction = { ...pay, type: 'income', kind: 'advance_return', amountCents: 30_00 };
  const question = await ask({ ...vale, paymentMethod: pix });

  expect(
    question.getByText('R$ 30,00 saem do caixa para Ana Souza: o que tinha sido descontado.'),
  ).toBeTruthy();
  expect(question.getByText('O vale de R$ 30,00 volta a ficar em aberto.')).toBeTruthy();
  expect(question.getByText(/^Envie R\$ 30,00 por PIX para Ana Souza/)).toBeTruthy();
});

test('in cash there is nothing to send, and too little of it is said in the question', async () => {
  const refund = fake.transactions.refund.handler(({ errors }) => {
    throw errors.NOT_ENOUGH_CASH();
  });
  const question = await ask({ ...pay, takenOffCents: 30_00 }, 'open', { refund });

  expect(question.getByText(/^R\$ 10,00 saem do caixa para Ana Souza/)).toBeTruthy();
  expect(question.queryByText(BY_HAND)).toBeNull();
  await userEvent.click(question.getByRole('button', { name: 'Estornar' }));
  expect((await question.findByRole('alert')).textContent).toBe(
    'Não há dinheiro suficiente na gaveta para este estorno.',
  );
});

test.each([
  ['income', /^O PIX de R\$ 40,00 precisa ser devolvido pelo aplicativo do seu banco/],
  ['expense', /^O PIX de R\$ 40,00 precisa ser devolvido por quem o recebeu/],
] as const)('the refund of an %s by PIX says who sends the money', async (type, sentence) => {
  const question = await ask({ ...rent, type, paymentMethod: pix });

  expect(question.getByText(sentence)).toBeTruthy();
});

const outside = { ...rent, cashSessionId: null };
test.each([
  ['went through a drawer, of which none is known', rent, 'unknown', 'hoje, no caixa aberto.'],
  ['went through a drawer', rent, 'open', 'hoje, no caixa aberto.'],
  [
    'went through one, and none is open',
    rent,
    'closed',
    'hoje, no caixa, que precisa ser aberto antes.',
  ],
  ['never did, and none is known', outside, 'unknown', 'hoje.'],
  ['never did, and one is open', outside, 'open', 'hoje, no caixa aberto.'],
  ['never did, and none is open', outside, 'closed', 'hoje, fora do caixa.'],
] as const)('what %s is taken back where the server will', async (_, row, drawer, when) => {
  const question = await ask(row, drawer);

  expect(
    await question.findByText(
      `Um lançamento de estorno de R$ 40,00 é feito ${when} O original continua na lista.`,
    ),
  ).toBeTruthy();
});
