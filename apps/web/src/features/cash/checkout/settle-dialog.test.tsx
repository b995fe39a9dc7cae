import type { CashChoices, CashSessionDetail } from '@app/contract/cash/sessions.contract';
import type { SettlementForm } from '@app/contract/cash/settlements.contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readPixCode } from '../../../../../../packages/domain/tests/pix-code-reading.ts';
import { detail } from '../../../../tests/sample-appointments.ts';
import { openSession } from '../../../../tests/sample-cash.ts';
import { settlement } from '../../../../tests/sample-settlement.ts';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { refundQuestion } from './settle.labels.ts';
import SettleDialog from './settle-dialog.tsx';

const { sessions, settlements } = fakeServer.cash;
const done = { ...detail, status: 'completed' as const };

const id = (last: string) => `01990000-0000-7000-8000-0000000001${last}`;
const choices: CashChoices = {
  usualPaymentMethodId: null,
  paymentMethods: [
    { id: id('01'), name: 'Dinheiro', kind: 'cash' },
    { id: id('02'), name: 'PIX', kind: 'pix' },
    { id: id('03'), name: 'Cartão de Crédito', kind: 'card' },
  ],
  incomeCategories: [{ id: id('11'), name: 'Serviços' }],
  expenseCategories: [],
  pix: { type: 'email', key: 'pix@salao.com', name: 'Salão da Ana', city: 'São Paulo' },
};
type Setting = {
  settle?: FakeRouter[string];
  offered?: CashChoices;
  session?: CashSessionDetail | null;
  appointment?: typeof done & { clientEmail: string | null };
  role?: 'owner' | 'receptionist';
  withoutCommission?: string[];
  paidBefore?: Pick<typeof settlement, 'parts' | 'prepaid'>;
};

async function open(setting: Setting = {}) {
  const { offered = choices, session = openSession, appointment = done, role = 'owner' } = setting;
  const { withoutCommission = [] } = setting;
  const sent = vi.fn<(input: SettlementForm) => void>();
  const onClose = vi.fn<() => void>();
  const settle = settlements.settle.handler(({ input }) => {
    sent(input);
    return { ...settlement, ...setting.paidBefore, withoutCommission };
  });
  const { company } = sampleSession;
  renderWithApi(
    <SettleDialog appointmentId={done.id} onClose={onClose} />,
    {
      scheduling: {
        appointments: { get: fakeServer.scheduling.appointments.get.handler(() => appointment) },
      },
      cash: {
        sessions: {
          current: sessions.current.handler(() => session),
          choices: sessions.choices.handler(() => offered),
        },
        settlements: { settle: setting.settle ?? settle },
      },
    },
    {
      session: { ...sampleSession, company: company && { ...company, role } },
      address: '/dashboard/appointments?date=2026-11-16',
    },
  );
  return {
    sent,
    onClose,
    user: userEvent.setup(),
    dialog: within(await screen.findByRole('dialog')),
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function choose({ dialog, user }: Opened, name: string) {
  await user.click(await dialog.findByRole('radio', { name }));
}

async function confirm({ dialog, user }: Opened) {
  await user.click(dialog.getByRole('button', { name: /^Receber R\$/ }));
}

/** What is rare stands folded. */
async function unfold({ dialog, user }: Opened) {
  await user.click(await dialog.findByRole('button', { name: /^Desconto/ }));
}

async function type({ dialog, user }: Opened, label: string, digits: string) {
  const field = dialog.getByLabelText(label, { selector: 'input' });
  await user.clear(field);
  await user.type(field, digits);
}

beforeEach(() => sessionStorage.clear());

test('it says who pays what for which services, and starts at the price', async () => {
  const { dialog } = await open();

  expect(await dialog.findByText('Maria Lima')).toBeTruthy();
  for (const text of ['Corte', 'Escova', 'Subtotal', 'Cupom VERAO10', '−R$ 10,00']) {
    expect(dialog.getByText(text)).toBeTruthy();
  }
  expect(dialog.getByLabelText(/^Valor/)).toHaveProperty('value', '90,00');
  expect(dialog.getByRole('button', { name: 'Receber R$ 90,00' })).toBeTruthy();
});

test('the usual way of paying is chosen, and one key takes the money', async () => {
  const opened = await open({ offered: { ...choices, usualPaymentMethodId: id('03') } });
  const card = await opened.dialog.findByRole('radio', { name: 'Cartão de Crédito' });
  expect(card).toHaveProperty('checked', true);
  await waitFor(() => expect(document.activeElement).toBe(card));
  await opened.user.keyboard('{Enter}');
  await waitFor(() =>
    expect(opened.sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ parts: [{ paymentMethodId: id('03'), amountCents: 90_00 }] }),
    ),
  );
});

test('on a phone a payment that begins with PIX stays at its top', async () => {
  window.innerWidth = 390;
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const opened = await open({ offered: { ...choices, usualPaymentMethodId: id('02') } });
  await opened.dialog.findByRole('img', { name: /^QR code do PIX/ });
  expect(scrolled).not.toHaveBeenCalled();
  await choose(opened, 'Dinheiro');
  await choose(opened, 'PIX');
  expect(scrolled).toHaveBeenCalled();
});

test('a service that earns her nothing is asked about', async () => {
  const opened = await open({ withoutCommission: ['Corte'] });
  await choose(opened, 'Dinheiro');
  await confirm(opened);
  expect(await opened.dialog.findByText(/Ainda não há comissão para Corte/)).toBeTruthy();
});

test('nothing is sent without a way of paying', async () => {
  const opened = await open();
  await opened.dialog.findByText('Maria Lima');
  await confirm(opened);

  const alert = await opened.dialog.findByRole('alert');
  expect(alert.textContent).toBe('Preencha todos os campos obrigatórios.');
  expect(opened.sent).not.toHaveBeenCalled();
});

test('two sessions of one package are two lines of the result', async () => {
  const warned = vi.spyOn(console, 'error');
  const one = { name: 'Pacote Dez cortes', amountCents: 40_00, isOwed: false };
  const opened = await open({ paidBefore: { parts: [], prepaid: [one, one] } });
  await choose(opened, 'PIX');
  await confirm(opened);
  const result = within(await screen.findByRole('dialog', { name: 'Pagamento registrado' }));
  expect(result.getAllByText('Pacote Dez cortes: R$ 40,00')).toHaveLength(2);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test('what was paid before is not said to be received', async () => {
  const prepaid = [{ name: 'Sessão de Corte', amountCents: 95_00, isOwed: false }];
  const opened = await open({ paidBefore: { parts: [], prepaid } });
  await choose(opened, 'PIX');
  await confirm(opened);
  const result = within(await screen.findByRole('dialog', { name: 'Pagamento registrado' }));
  expect(result.getByText('R$ 0,00')).toBeTruthy();
  expect(result.getByText('Sessão de Corte: R$ 95,00')).toBeTruthy();
  expect(refundQuestion({ ...settlement, parts: [], prepaid })).toContain(
    'R$ 0,00 saem do caixa aberto e o agendamento deixa de estar pago. O que foi pago antes volta',
  );
});

test('cash is counted, and the change stays in sight after it is stored', async () => {
  const opened = await open();
  const { dialog, user } = opened;
  await choose(opened, 'Dinheiro');
  await type(opened, 'Recebido em dinheiro', '80');
  expect(dialog.getByText('O dinheiro recebido é menor que a parte em dinheiro.')).toBeTruthy();
  await confirm(opened);
  expect(opened.sent).not.toHaveBeenCalled();

  await user.click(dialog.getByRole('button', { name: 'R$ 100,00' }));
  expect(dialog.getByText('Troco: R$ 10,00')).toBeTruthy();
  await confirm(opened);
  expect(await screen.findByRole('dialog', { name: 'Pagamento registrado' })).toBeTruthy();
  expect(opened.sent).toHaveBeenCalledExactlyOnceWith({
    appointmentId: done.id,
    priceCents: 90_00,
    discountCents: 0,
    tipCents: 0,
    parts: [{ paymentMethodId: id('01'), amountCents: 90_00 }],
    receivedCashCents: 100_00,
    categoryId: null,
    items: [],
    rewards: [],
  });
  expect(await dialog.findByText('R$ 5,00')).toBeTruthy();
  expect(dialog.getByText('Recebido em dinheiro:').textContent).toContain('R$ 50,00');
  expect(dialog.getByRole('link', { name: 'Ver recibo' }).getAttribute('href')).toBe(
    `/dashboard/financial/receipts/${settlement.id}?from=%2Fdashboard%2Fappointments%3Fdate%3D2026-11-16`,
  );
  await user.click(dialog.getByRole('button', { name: 'Concluir' }));
  expect(opened.onClose).toHaveBeenCalled();
});

test('the receipt goes along by each way there is, and the next visit is booked', async () => {
  const opened = await open({ appointment: { ...done, clientEmail: 'maria@casa.test' } });
  await choose(opened, 'PIX');
  await confirm(opened);
  const { dialog } = opened;
  const address = async (name: string) =>
    (await dialog.findByRole('link', { name })).getAttribute('href');
  expect(await address('Enviar pelo WhatsApp')).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
  expect(await address('Imprimir')).toContain(`${settlement.id}?`);
  expect(dialog.getByRole('button', { name: 'Enviar por e-mail' })).toBeTruthy();
  const back = await address('Marcar retorno');
  const services = done.services.map((service) => service.id).join(',');
  const search = new URL(back ?? '', 'http://here').searchParams;
  expect(Object.fromEntries(search)).toEqual({
    // Where no rhythm is known, in four weeks at the same hour.
    quick: '2026-12-14T10:00',
    date: '2026-12-14',
    quickWith: done.professionalId,
    quickFor: done.clientId,
    quickServices: services,
  });
  // The panel of the next booking opens beside the agenda, not below this dialog.
  await opened.user.click(dialog.getByRole('link', { name: 'Marcar retorno' }));
  expect(opened.onClose).toHaveBeenCalled();
});

test('a keyboard begins at the ways of paying and ends at the last button', async () => {
  const opened = await open();
  const { dialog, user } = opened;
  const first = await dialog.findByRole('radio', { name: 'Dinheiro' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'PIX' }).checked).toBe(true);
  await user.keyboard('{Enter}');

  const last = await dialog.findByRole('button', { name: 'Concluir' });
  expect(document.activeElement).toBe(last);
});

test('it is split with discount and tip, and the rest is filled in', async () => {
  const opened = await open();
  const { dialog, user } = opened;
  await choose(opened, 'Cartão de Crédito');
  await unfold(opened);
  await type(opened, 'Gorjeta', '10');
  await user.click(dialog.getByRole('radio', { name: '%' }));
  await user.type(dialog.getByLabelText('Desconto no balcão'), '10');
  expect(dialog.getByText('R$ 91,00')).toBeTruthy();

  await user.click(dialog.getByRole('button', { name: 'Dividir pagamento' }));
  const first = within(dialog.getByRole('group', { name: 'Pagamento 1' }));
  const second = within(dialog.getByRole('group', { name: 'Pagamento 2' }));
  const amount = first.getByLabelText(/^Valor/);
  await user.clear(amount);
  expect(dialog.getByText('Tudo certo: os pagamentos somam o total.')).toBeTruthy();
  await user.type(amount, '50');
  expect(second.getByLabelText(/^Valor/)).toHaveProperty('value', '41,00');

  await user.clear(second.getByLabelText(/^Valor/));
  await user.type(second.getByLabelText(/^Valor/), '42');
  expect(dialog.getByText('Passam R$ 1,00 do total')).toBeTruthy();
  await user.click(second.getByRole('radio', { name: 'Dinheiro' }));
  await confirm(opened);
  expect(opened.sent).not.toHaveBeenCalled();

  await user.clear(second.getByLabelText(/^Valor/));
  await user.type(second.getByLabelText(/^Valor/), '41');
  await confirm(opened);
  await waitFor(() =>
    expect(opened.sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        discountCents: 9_00,
        tipCents: 10_00,
        parts: [
          { paymentMethodId: id('03'), amountCents: 50_00 },
          { paymentMethodId: id('01'), amountCents: 41_00 },
        ],
        receivedCashCents: null,
      }),
    ),
  );
});

test('a PIX shows a code of the amount that the client can pay', async () => {
  const opened = await open();
  await choose(opened, 'PIX');
  const { dialog } = opened;
  expect(dialog.getByRole('img', { name: 'QR code do PIX, R$ 90,00' })).toBeTruthy();
  expect(dialog.getByText('Confirme no aplicativo do banco antes de registrar.')).toBeTruthy();
  const field: HTMLInputElement = dialog.getByLabelText('PIX copia e cola');
  expect(readPixCode(field.value)).toMatchObject({ key: 'pix@salao.com', amount: 90_00 });
  expect(dialog.getByRole('button', { name: 'Copiar código' })).toBeTruthy();
});

test('the code fills the screen for the client, and Escape leads back to the payment', async () => {
  const opened = await open();
  await choose(opened, 'PIX');
  const { dialog, user } = opened;
  await user.click(dialog.getByRole('button', { name: 'Mostrar o QR code em tela cheia' }));
  const large = within(await screen.findByRole('dialog', { name: 'Salão da Ana' }));
  expect(large.getByRole('img', { name: 'QR code do PIX, R$ 90,00' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Salão da Ana' })).toBeNull());
  expect(opened.onClose).not.toHaveBeenCalled();
  expect(screen.queryByText('Descartar alterações?')).toBeNull();
});

test.each([
  ['owner', 1],
  ['receptionist', 0],
] as const)(
  'without a PIX key the %s is told, and led to settings who may',
  async (role, links) => {
    const opened = await open({ offered: { ...choices, pix: null }, role });
    await choose(opened, 'PIX');
    expect(opened.dialog.getByText(/chave PIX/)).toBeTruthy();
    expect(opened.dialog.queryAllByRole('link', { name: 'Abrir configurações' })).toHaveLength(
      links,
    );
  },
);

test('each part and each attempt has a PIX code by which its payment is told apart', async () => {
  const txids = (dialog: Opened['dialog']) =>
    dialog
      .getAllByLabelText<HTMLInputElement>('PIX copia e cola')
      .map(({ value }) => readPixCode(value)?.txid);
  const opened = await open();
  const { dialog, user } = opened;
  await choose(opened, 'PIX');
  await user.click(dialog.getByRole('button', { name: 'Dividir pagamento' }));
  const first = within(dialog.getByRole('group', { name: 'Pagamento 1' }));
  const second = within(dialog.getByRole('group', { name: 'Pagamento 2' }));
  await user.clear(first.getByLabelText(/^Valor/));
  await user.type(first.getByLabelText(/^Valor/), '50');
  await user.click(second.getByRole('radio', { name: 'PIX' }));
  const shown = txids(dialog);
  await unfold(opened);
  await type(opened, 'Gorjeta', '10');
  expect(txids(dialog)).toEqual(shown);

  cleanup();
  sessionStorage.clear();
  const anew = await open();
  await choose(anew, 'PIX');
  const all = [...shown, ...txids(anew.dialog)];
  expect(new Set(all).size).toBe(3);
  for (const txid of all) expect(txid).toMatch(/^[A-Za-z0-9]{1,25}$/);
});

test.each([',5', '.5'])('a discount in percent may begin with its decimals: %s', async (typed) => {
  const opened = await open();
  const { dialog, user } = opened;
  await choose(opened, 'PIX');
  await unfold(opened);
  await user.click(dialog.getByRole('radio', { name: '%' }));
  const field = dialog.getByLabelText<HTMLInputElement>('Desconto no balcão');
  await user.type(field, typed.slice(0, 1));
  expect(dialog.getByRole('button', { name: 'Receber R$ 90,00' })).toBeTruthy();
  await user.type(field, typed.slice(1));
  expect(dialog.getByText('R$ 89,55')).toBeTruthy();
  await confirm(opened);
  await waitFor(() =>
    expect(opened.sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ discountCents: 45 }),
    ),
  );
});

test.each([
  ['owner', 1],
  ['receptionist', 0],
] as const)(
  'without a way of paying the %s is told, and led to settings who may',
  async (role, links) => {
    const { dialog } = await open({ offered: { ...choices, paymentMethods: [] }, role });
    expect(await dialog.findByText(/Nenhuma forma de pagamento está ativa\./)).toBeTruthy();
    expect(dialog.queryAllByRole('link', { name: 'Abrir configurações' })).toHaveLength(links);
  },
);

test('an income category is stored with the payment', async () => {
  const opened = await open();
  const { dialog, user } = opened;
  await choose(opened, 'PIX');
  await unfold(opened);
  await user.click(dialog.getByRole('combobox', { name: 'Categoria' }));
  await user.click(await screen.findByRole('option', { name: 'Serviços' }));
  await confirm(opened);
  await waitFor(() =>
    expect(opened.sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ categoryId: id('11') }),
    ),
  );
});

test('a discount beyond the price is said and not sent', async () => {
  const opened = await open();
  await choose(opened, 'PIX');
  await unfold(opened);
  await type(opened, 'Desconto no balcão', '90,01');
  await confirm(opened);
  const sentences = opened.dialog.getAllByText('O desconto é maior que o valor a pagar.');
  expect(sentences.length).toBeGreaterThan(0);
  expect(opened.sent).not.toHaveBeenCalled();
});

test.each([
  ['ALREADY_PAID', 'Já existe um pagamento registrado para este agendamento.'],
  ['PRICE_CHANGED', 'O valor deste agendamento mudou. Confira e registre de novo.'],
  [
    'PAYMENT_METHOD_UNAVAILABLE',
    'Esta forma de pagamento não está mais disponível. Escolha outra.',
  ],
  ['none', 'Erro ao registrar pagamento. Tente novamente.'],
] as const)('a refusal for %s is explained', async (reason, sentence) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const settle = settlements.settle.handler(({ errors }) => {
    if (reason === 'none') throw new Error('no');
    throw errors[reason]();
  });
  const opened = await open({ settle });
  await choose(opened, 'PIX');
  await confirm(opened);
  const alert = await opened.dialog.findByRole('alert');
  expect(alert.textContent).toBe(sentence);
});

test('a drawer that was closed meanwhile is opened where it stands', async () => {
  const settle = settlements.settle.handler(({ errors }) => {
    throw errors.CASH_CLOSED();
  });
  const opened = await open({ settle });
  await choose(opened, 'PIX');
  await confirm(opened);
  const closed = within(await screen.findByRole('dialog', { name: 'Caixa Fechado' }));
  expect(closed.getByRole('button', { name: 'Abrir caixa e receber' })).toBeTruthy();
});

test('without an open drawer there is nothing to fill in', async () => {
  await open({ session: null });
  expect(await screen.findByRole('dialog', { name: 'Caixa Fechado' })).toBeTruthy();
});

test('what is paid already is not paid twice', async () => {
  const { dialog } = await open({ appointment: { ...done, isPaid: true } });
  expect(
    await dialog.findByText('Já existe um pagamento registrado para este agendamento.'),
  ).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Receber/ })).toBeNull();
});
