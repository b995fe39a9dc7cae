import { screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { settlement } from '../../../../tests/sample-settlement.ts';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { receiptText } from './receipt.labels.ts';
import { ReceiptPage } from './receipt-page.tsx';
import { readReceiptView } from './receipt-view.ts';

const { settlements } = fakeServer.cash;

type Who = {
  role?: 'owner' | 'manager' | 'receptionist' | 'professional';
  money?: FakeRouter;
  from?: string;
};

function open(
  changes: Partial<typeof settlement> = {},
  { role = 'owner', money = {}, from }: Who = {},
) {
  const get = settlements.get.handler(() => ({ ...settlement, ...changes }));
  const { company } = sampleSession;
  renderWithApi(
    <ReceiptPage id={settlement.id} view={readReceiptView({ from })} />,
    { cash: { settlements: { get, ...money } } },
    { session: { ...sampleSession, company: company && { ...company, role } } },
  );
  return userEvent.setup();
}

async function choose(user: UserEvent, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('it says everything a client wants to read', async () => {
  open();
  const paper = within(await screen.findByRole('article', { name: 'Recibo nº 41' }));
  for (const text of [
    'Salão da Ana',
    'CNPJ 11.222.333/0001-81',
    'Maria Lima',
    'Bia',
    'Corte',
    '−R$ 15,00',
    'Gorjeta',
    'R$ 95,00',
    'Cartão de Crédito',
    'Troco',
  ]) {
    expect(paper.getByText(text)).toBeTruthy();
  }
});

test('what was left on the account stands below what was paid, as no way of paying', async () => {
  const credit = { name: 'Crédito da conta', amountCents: 15_00, isOwed: false };
  const left = { name: 'Ficou na conta', amountCents: 80_00, isOwed: true };
  open({ parts: [], changeCents: 0, prepaid: [credit, left] });
  const paper = within(await screen.findByRole('article', { name: 'Recibo nº 41' }));
  const paid = paper.getByRole('heading', { name: 'Pago com' }).nextSibling;
  expect(paid?.textContent).toBe('Crédito da contaR$ 15,00');
  expect(paid?.nextSibling?.textContent).toBe('Ficou na contaR$ 80,00');
  const text = receiptText({ ...settlement, parts: [], prepaid: [left] }, 'America/Sao_Paulo');
  expect(text).toContain('Ficou na conta: R$ 80,00');
});

test('it is sent as a text to the phone of the client', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Enviar pelo WhatsApp' });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.pathname).toBe('/5511987654321');
  const text = address.searchParams.get('text');
  expect(text).toContain('Recibo nº 41 · 16/11/2026 11:05');
  expect(text).toContain('Total: R$ 95,00');
  expect(text).toContain('Troco: R$ 5,00');
});

test('what was handed over and what went back add up, on paper and in the message', async () => {
  open();
  const paper = within(await screen.findByRole('article', { name: 'Recibo nº 41' }));
  const names = ['Dinheiro', 'Recebido em dinheiro', 'Troco'];
  expect(names.map((name) => paper.getByText(name).nextSibling?.textContent)).toEqual([
    ...['R$ 45,00', 'R$ 50,00', 'R$ 5,00'],
  ]);
  const link = screen.getByRole('link', { name: 'Enviar pelo WhatsApp' });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toContain('Dinheiro: R$ 45,00\nRecebido em dinheiro: R$ 50,00\nTroco: R$ 5,00\n');
});

test('where no part is cash any more, only what went back is said', async () => {
  const parts = settlement.parts.map((part) => ({ ...part, paymentMethodKind: 'other' as const }));
  open({ parts });
  const paper = within(await screen.findByRole('article', { name: 'Recibo nº 41' }));
  expect(paper.getByText('Troco').nextSibling?.textContent).toBe('R$ 5,00');
  expect(paper.queryByText('Recebido em dinheiro')).toBeNull();
});

test('without change nothing is said of what was handed over', async () => {
  open({ changeCents: 0 });
  const paper = within(await screen.findByRole('article', { name: 'Recibo nº 41' }));
  expect(paper.queryByText('Recebido em dinheiro')).toBeNull();
  const link = screen.getByRole('link', { name: 'Enviar pelo WhatsApp' });
  expect(link.getAttribute('href')).not.toContain('Recebido');
});

test('without a phone it is copied or printed', async () => {
  const user = open({ clientPhone: null });
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalled();
  expect(screen.queryByRole('link', { name: 'Enviar pelo WhatsApp' })).toBeNull();
  await choose(user, 'Copiar texto');
  expect(await navigator.clipboard.readText()).toContain('Cartão de Crédito: R$ 50,00');
});

test('one that was refunded says so', async () => {
  open({ refundedAt: '2026-11-17T12:00:00Z' });
  expect(await screen.findByText('ESTORNADO em 17/11/2026 09:00')).toBeTruthy();
});

test('the payment is taken back from its receipt, after a question', async () => {
  const asked = vi.fn<(input: unknown) => void>();
  const refund = settlements.refund.handler(({ input }) => {
    asked(input);
    return { ...settlement, refundedAt: '2026-11-17T12:00:00Z', paidCommissionCents: 0 };
  });
  const user = open({}, { money: { refund } });
  await choose(user, 'Estornar pagamento');
  const question = within(await screen.findByRole('dialog', { name: 'Estornar pagamento?' }));
  expect(asked).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Estornar pagamento' }));
  expect(await screen.findByText('Estorno Processado')).toBeTruthy();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ id: settlement.id, as: 'money' });
});

test('a drawer without the cash for it says so', async () => {
  const refund = settlements.refund.handler(({ errors }) => {
    throw errors.NOT_ENOUGH_CASH();
  });
  const user = open({}, { money: { refund } });
  await choose(user, 'Estornar pagamento');
  const question = within(await screen.findByRole('dialog', { name: 'Estornar pagamento?' }));
  await user.click(question.getByRole('button', { name: 'Estornar pagamento' }));
  const sentence = 'Não há dinheiro suficiente na gaveta para este estorno.';
  expect(await question.findByText(sentence)).toBeTruthy();
});

test.each([
  ['by whoever may not', {}, 'receptionist'],
  ['that went back already', { refundedAt: '2026-11-17T12:00:00Z' }, 'owner'],
] as const)('nothing is taken back %s', async (_case, changes, role) => {
  const user = open(changes, { role });
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  expect(await screen.findByRole('menuitem', { name: 'Copiar texto' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Estornar pagamento' })).toBeNull();
});

test('an unknown one is said so', async () => {
  const get = settlements.get.handler(({ errors }) => {
    throw errors.SETTLEMENT_NOT_FOUND();
  });
  renderWithApi(<ReceiptPage id={settlement.id} view={{}} />, { cash: { settlements: { get } } });
  expect(await screen.findByText('Pagamento não encontrado')).toBeTruthy();
});

test.each([
  [
    'the agenda of a day with the appointment open',
    '/dashboard/appointments?date=2026-11-16&open=01990000-0000-7000-8000-0000000000a1',
    'Voltar aos agendamentos',
  ],
  [
    'the list of appointments',
    '/dashboard/appointments?view=list&search=%2211987%22',
    'Voltar aos agendamentos',
  ],
  [
    'a client',
    '/dashboard/clients/01990000-0000-7000-8000-0000000000c1?tab=history',
    'Voltar ao cliente',
  ],
  [
    'the transactions',
    '/dashboard/financial/transactions?fromDate=2026-11-01',
    'Voltar às transações',
  ],
  ['the statement', '/dashboard/financial/statement?from=2026-11-01', 'Voltar ao extrato'],
  ['Caixa', '/dashboard/financial?tab=cash', 'Voltar ao Financeiro'],
])('opened from %s it leads back there', async (_where, from, name) => {
  open({}, { from });
  const back = await screen.findByRole('link', { name });
  expect(back.getAttribute('href')).toBe(from);
});

test.each([
  ['nowhere in particular', undefined],
  ['another site', 'https://evil.example/dashboard/appointments'],
  ['another site without its scheme', '//evil.example/dashboard/appointments'],
  ['a script', 'javascript:alert(1)'],
  ['a screen that leads to no receipt', '/dashboard/settings'],
])('opened from %s it leads to Financeiro', async (_where, from) => {
  open({}, from === undefined ? {} : { from });
  const back = await screen.findByRole('link', { name: 'Voltar ao Financeiro' });
  expect(back.getAttribute('href')).toBe('/dashboard/financial');
});

test('a receptionist is not led to transactions that she may not see', async () => {
  open({}, { role: 'receptionist', from: '/dashboard/financial/transactions' });
  const back = await screen.findByRole('link', { name: 'Voltar ao Financeiro' });
  expect(back.getAttribute('href')).toBe('/dashboard/financial');
});

test('whoever sees no money is told so and led to the agenda', async () => {
  open({}, { role: 'professional', from: '/dashboard/financial?tab=cash' });
  expect(await screen.findByText('Você não tem permissão para ver recibos.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar aos agendamentos' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Voltar ao Financeiro' })).toBeNull();
});

const noCard = { brand: '', instalments: 1 };

test('a card says its brand and its instalments', async () => {
  const card = { paymentMethodName: 'Crédito', paymentMethodKind: 'card' as const };
  open({ parts: [{ ...card, amountCents: 120_00, brand: 'Visa', instalments: 3 }] });
  expect(await screen.findByText('Crédito · Visa · 3× de R$ 40,00')).toBeTruthy();
});

test('the question before a refund says what the system does not send', async () => {
  const pix = {
    paymentMethodName: 'PIX',
    paymentMethodKind: 'pix' as const,
    amountCents: 20_00,
    ...noCard,
  };
  const user = open({ parts: [...settlement.parts, pix] });
  await choose(user, 'Estornar pagamento');
  const question = within(await screen.findByRole('dialog', { name: 'Estornar pagamento?' }));
  const sentence =
    'O PIX de R$ 20,00 precisa ser devolvido pelo aplicativo do seu banco; aqui só registramos a devolução.';
  expect(question.getByText(sentence)).toBeTruthy();
  expect(question.getByText(/^Estorne também na maquininha os R\$ 50,00 do cartão/)).toBeTruthy();
});

test('cash leaves nothing to do outside', async () => {
  const cash = { paymentMethodName: 'Dinheiro', paymentMethodKind: 'cash' as const, ...noCard };
  const user = open({ parts: [{ ...cash, amountCents: 95_00 }] });
  await choose(user, 'Estornar pagamento');
  const question = within(await screen.findByRole('dialog', { name: 'Estornar pagamento?' }));
  expect(question.queryByText(/aqui só registramos/)).toBeNull();
});

describe('by e-mail', () => {
  const mail = { messageId: settlement.id, email: 'nova@casa.test' };

  async function send(
    states: readonly ('under-way' | 'sent' | 'failed')[],
    clientEmail: string | null,
  ) {
    const asked = vi.fn<(input: unknown) => void>();
    const left = [...states];
    const receipts = {
      send: fakeServer.cash.receipts.send.handler(({ input }) => {
        asked(input);
        return { ...mail, state: 'under-way' };
      }),
      get: fakeServer.cash.receipts.get.handler(() => {
        return { ...mail, state: left.shift() ?? 'under-way' };
      }),
    };
    const get = settlements.get.handler(() => ({ ...settlement, clientEmail }));
    renderWithApi(<ReceiptPage id={settlement.id} view={{}} />, {
      cash: { settlements: { get }, receipts },
    });
    const user = userEvent.setup();
    await choose(user, 'Enviar por e-mail');
    const dialog = within(await screen.findByRole('dialog', { name: 'Enviar recibo por e-mail' }));
    const field = dialog.getByRole('textbox', { name: /E-mail/ });
    return { user, dialog, field, asked };
  }

  test('is said to be sent when it left, to an address that is asked for', async () => {
    const { user, dialog, field, asked } = await send(['under-way', 'sent'], null);
    await user.type(field, 'nova@casa.test');
    await user.click(dialog.getByRole('checkbox', { name: 'Guardar no cadastro do cliente' }));
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    expect(screen.queryByText('Recibo enviado para nova@casa.test')).toBeNull();
    const said = await screen.findByText(
      'Recibo enviado para nova@casa.test',
      {},
      { timeout: 4000 },
    );
    expect(said).toBeTruthy();
    const input = { id: settlement.id, email: 'nova@casa.test', keepForClient: true };
    expect(asked).toHaveBeenCalledExactlyOnceWith(input);
  });

  test('refused by its server says so beside the address, which is known already', async () => {
    const { user, dialog, field } = await send(['failed'], 'maria@casa.test');
    expect(field).toHaveProperty('value', 'maria@casa.test');
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    expect(await dialog.findByText(/O e-mail não saiu: o servidor recusou/)).toBeTruthy();
  });
});
