import type {
  MissedCommission,
  Payout,
  PendingCommissions,
} from '@app/contract/cash/commissions.contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openSession, payment, pix } from '../../../../tests/sample-cash.ts';
import {
  ana,
  cut,
  nails,
  paidCut,
  paidTogether,
  pending,
  team,
  tip,
} from '../../../../tests/sample-commissions.ts';
import { type FakeRouter, fakeServer, onPhone, renderWithApi } from '../../../../tests/support.tsx';
import CommissionsTab from './commissions-tab.tsx';

const { commissions, sessions, transactions } = fakeServer.cash;
const { professionals } = fakeServer.team;

type World = {
  owed?: PendingCommissions;
  paid?: Payout[];
  drawer?: typeof openSession | null;
  people?: typeof team;
  handlers?: FakeRouter;
  transactions?: FakeRouter;
};

function renderTab(told: World = {}) {
  const { owed = pending, paid = [], drawer = openSession, people = team, handlers } = told;
  const { transactions: book = {} } = told;
  renderWithApi(<CommissionsTab />, {
    cash: {
      commissions: {
        listPending: commissions.listPending.handler(() => owed),
        listMissed: commissions.listMissed.handler(() => []),
        listPaid: commissions.listPaid.handler(() => ({ items: paid, nextCursor: null })),
        ...handlers,
      },
      transactions: book,
      sessions: {
        current: sessions.current.handler(() => drawer),
        choices: sessions.choices.handler(() => ({
          usualPaymentMethodId: null,
          paymentMethods: [{ ...pix, kind: 'pix' as const }],
          incomeCategories: [],
          expenseCategories: [],
          pix: null,
        })),
      },
    },
    team: { professionals: { list: professionals.list.handler(() => people) } },
  });
  return userEvent.setup();
}

const groupOf = async (name: string) => within(await screen.findByRole('region', { name }));
const select = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(await screen.findByRole('checkbox', { name }));
const pay = /^Pagar$/;
const accepted = () => ({
  paidIds: [],
  paidCents: 76_00,
  returnedCents: 56_00,
  handedOverCents: 20_00,
});
const payDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Pagar comissões' }));

const missedCut: MissedCommission = {
  settlementId: cut.id,
  position: 0,
  professionalId: ana.id,
  professionalName: ana.name,
  appointmentTime: cut.appointmentTime,
  clientName: 'Maria Lima',
  serviceName: 'Corte',
  basisPoints: 3333,
  baseCents: 50_00,
  amountCents: 16_67,
  previousBasisPoints: null,
  previousCents: 0,
};

test('what was paid before its commission was set is owed after a look at what it comes to', async () => {
  const sent = vi.fn<(input: unknown) => void>();
  let missed = [missedCut, { ...missedCut, position: 1, amountCents: 10_00 }];
  const user = renderTab({
    handlers: {
      listMissed: commissions.listMissed.handler(() => missed),
      oweMissed: commissions.oweMissed.handler(({ input }) => {
        sent(input);
        missed = [];
        return { count: 1, owedCents: 16_67 };
      }),
    },
  });
  expect(await screen.findByText(/^2 serviços pagos ficaram sem comissão.*R\$ 26,67/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Conferir e lançar' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Lançar comissões/ }));
  const [first] = dialog.getAllByRole('checkbox', { name: /Ana Beatriz · Corte · Maria Lima/ });
  expect(dialog.getByText('R$ 50,00 × 33,33% = R$ 16,67')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Lançar comissões' }));
  expect(await dialog.findByText('Selecione ao menos uma comissão.')).toBeTruthy();

  if (first) await user.click(first);
  await user.dblClick(dialog.getByRole('button', { name: 'Lançar comissões' }));
  expect(await screen.findAllByText('1 comissão lançada: R$ 16,67.')).toHaveLength(1);
  expect(sent.mock.calls).toEqual([
    [{ items: [{ settlementId: cut.id, position: 0, amountCents: 16_67 }] }],
  ]);
  await waitFor(() => expect(screen.queryByText(/ficaram sem comissão/)).toBeNull());
});

test('a rate that was changed since shows before and after', async () => {
  const changed = { ...missedCut, previousBasisPoints: 2000, previousCents: 10_00 };
  const handlers = { listMissed: commissions.listMissed.handler(() => [changed]) };
  const user = renderTab({ handlers });
  const sentence = /^1 serviço pago hoje tem outra comissão.*de R\$ 10,00 para R\$ 16,67/;
  expect(await screen.findByText(sentence)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ver o que muda' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Aplicar as comissões/ }));
  expect(dialog.getByText('Antes 20%: R$ 10,00 · Agora 33,33%: R$ 16,67')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Selecionar todas' }));
  expect(dialog.getByRole('status').textContent).toMatch(/R\$\s6,67/);
});

test('each professional stands with what she gets, her vales and a row for each payment', async () => {
  renderTab();
  const hers = await groupOf(ana.name);
  expect(hers.getAllByRole('checkbox', { name: /^Maria Lima/ })).toHaveLength(1);
  const row = within(hers.getByRole('row', { name: /^Maria Lima, Corte, Gorjeta/ }));
  for (const text of ['16/11/2026 10:00', 'Maria Lima', 'R$ 100,00', '40%', 'R$ 50,00']) {
    expect(row.getByText(text)).toBeTruthy();
  }
  expect(row.getByText('Corte · 40% · R$ 40,00')).toBeTruthy();
  expect(row.getByText('Gorjeta · R$ 10,00')).toBeTruthy();
  expect(hers.getByText('R$ 30,00')).toBeTruthy();
  expect(hers.getByRole('link', { name: `Extrato de ${ana.name}` }).getAttribute('href')).toBe(
    `/dashboard/financial/statement?professionalId=${ana.id}`,
  );
  expect(screen.getByText('R$ 76,00')).toBeTruthy();
  expect(screen.getByText('R$ 120,00')).toBeTruthy();
});

test('all of a professional are selected at once, and the sum follows', async () => {
  const user = renderTab();
  const all = await screen.findByRole('checkbox', { name: `Selecionar todas de ${ana.name}` });
  await user.click(all);
  expect(screen.getByText('1 selecionada').nextSibling?.textContent).toBe('R$\u00a050,00');
  await select(user, /^Rita Alves, Manicure/);
  expect(screen.getByText('2 selecionadas').nextSibling?.textContent).toBe('R$\u00a076,00');
  await user.click(all);
  expect(screen.getByText('1 selecionada').nextSibling?.textContent).toBe('R$\u00a026,00');
  await user.click(screen.getByRole('button', { name: 'Limpar seleção' }));
  expect(screen.queryByRole('button', { name: 'Pagar selecionadas' })).toBeNull();
});

const many = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...cut,
    id: `01990000-0000-7000-8000-0000000002${10 + place}`,
    settlementId: `01990000-0000-7000-8000-0000000003${10 + place}`,
    clientName: `Cliente ${place}`,
  }));
const owing = (count: number): PendingCommissions => ({
  ...pending,
  items: [...many(count), nails],
});

test('a few stand open, more begin with their head alone', async () => {
  const user = renderTab({ owed: owing(6) });
  const hers = await groupOf(ana.name);
  expect(hers.queryByRole('table')).toBeNull();
  expect(hers.getByText('6 comissões')).toBeTruthy();
  expect((await groupOf('Bia')).getByRole('table')).toBeTruthy();
  expect((await groupOf('Bia')).queryByRole('button', { name: /^Mostrar/ })).toBeNull();

  const show = hers.getByRole('button', { name: `Mostrar 6 comissões de ${ana.name}` });
  expect(show.textContent).toBe('Mostrar 6 comissões');
  expect(show.getAttribute('aria-expanded')).toBe('false');
  await user.click(show);
  expect(hers.getAllByRole('checkbox', { name: /^Cliente/ })).toHaveLength(6);

  const fold = hers.getByRole('button', { name: `Recolher comissões de ${ana.name}` });
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  await user.click(fold);
  expect(hers.queryByRole('table')).toBeNull();
});

test('all that one person is owed is paid by one button', async () => {
  const user = renderTab({ owed: owing(6) });
  const hers = await groupOf(ana.name);
  await user.click(hers.getByRole('button', { name: `Pagar R$\u00a0240,00 a ${ana.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagar comissões' }));
  expect(await dialog.findByText(`A entregar a ${ana.name}: R$ 210,00`)).toBeTruthy();
});

test('five are a few', async () => {
  renderTab({ owed: owing(5) });
  const hers = await groupOf(ana.name);
  expect(hers.getAllByRole('checkbox', { name: /^Cliente/ })).toHaveLength(5);
  expect(hers.queryByRole('button', { name: /^Mostrar/ })).toBeNull();
});

test('what is folded stays selected, and is selected all at once', async () => {
  const user = renderTab({ owed: owing(6) });
  const hers = await groupOf(ana.name);
  const all = hers.getByRole('checkbox', { name: `Selecionar todas de ${ana.name}` });
  await user.click(all);
  expect(screen.getByText('6 selecionadas').nextSibling?.textContent).toBe('R$\u00a0240,00');
  expect(hers.getByText('6 comissões · 6 selecionadas')).toBeTruthy();

  await user.click(hers.getByRole('button', { name: /^Mostrar/ }));
  await user.click(hers.getByRole('checkbox', { name: /^Cliente 3/ }));
  await user.click(hers.getByRole('button', { name: /^Recolher/ }));
  expect(screen.getByText('5 selecionadas').nextSibling?.textContent).toBe('R$\u00a0200,00');
  expect(hers.getByText('6 comissões · 5 selecionadas')).toBeTruthy();
});

test('paying takes off as much of the vales as there is, unless told otherwise', async () => {
  const paying = vi.fn((_asked: { input: object }) => accepted());
  const user = renderTab({ handlers: { pay: commissions.pay.handler(paying) } });
  for (const name of [/^Maria Lima, Corte, Gorjeta/, /^Rita Alves/]) {
    await select(user, name);
  }
  await user.click(screen.getByRole('button', { name: 'Pagar selecionadas' }));

  const dialog = await payDialog();
  const anas = await dialog.findByLabelText('Descontar do vale de Ana Beatriz');
  expect(Reflect.get(anas, 'value')).toBe('30,00');
  expect(Reflect.get(dialog.getByLabelText('Descontar do vale de Bia'), 'value')).toBe('26,00');
  expect(dialog.getByText('A entregar: R$ 20,00')).toBeTruthy();
  await user.clear(anas);
  await user.type(anas, '10');
  expect(dialog.getByText('A entregar: R$ 40,00')).toBeTruthy();

  const confirm = dialog.getByRole('button', { name: pay });
  await user.click(confirm);
  expect(dialog.getByText('Selecione um método de pagamento.')).toBeTruthy();
  expect(confirm.hasAttribute('data-loading')).toBe(false);
  expect(paying).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('combobox', { name: 'Método de pagamento' }));
  await user.click(await screen.findByRole('option', { name: 'PIX' }));
  await user.click(dialog.getByRole('button', { name: pay }));

  expect(await screen.findByText('Comissões pagas com sucesso!')).toBeTruthy();
  expect(paying.mock.calls[0]?.[0].input).toEqual({
    ids: [cut.id, tip.id, nails.id],
    paymentMethodId: pix.id,
    advanceReturns: [
      { professionalId: ana.id, amountCents: 10_00 },
      { professionalId: nails.professionalId, amountCents: 26_00 },
    ],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('more than the vale or than what she gets is not taken off', async () => {
  const user = renderTab();
  await select(user, /^Rita Alves/);
  await user.click(screen.getByRole('button', { name: 'Pagar selecionadas' }));
  const field = await (await payDialog()).findByLabelText('Descontar do vale de Bia');
  await user.clear(field);
  await user.type(field, '90');
  expect(Reflect.get(field, 'value')).toBe('9');
  expect(screen.getByText(/^O valor vai até/)).toBeTruthy();
});

test('what was filled in is found again by the same ones, and by no others', async () => {
  async function returnsOf(places: readonly number[]) {
    cleanup();
    const user = renderTab({ owed: owing(4) });
    for (const place of places) await select(user, new RegExp(`^Cliente ${place},`));
    await user.click(screen.getByRole('button', { name: 'Pagar selecionadas' }));
    return { user, field: await (await payDialog()).findByLabelText(/^Descontar do vale/) };
  }
  const { user, field } = await returnsOf([0, 1, 3]);
  await user.clear(field);
  await user.type(field, '10');
  expect(Reflect.get((await returnsOf([0, 2, 3])).field, 'value')).toBe('30,00');
  expect(Reflect.get((await returnsOf([3, 1, 0])).field, 'value')).toMatch(/^10/);
});

test('a list that was cut says that the next ones follow', async () => {
  renderTab({ owed: { ...pending, hasMore: true } });
  expect(await screen.findByText(/^A lista mostra só as mais antigas/)).toBeTruthy();
});

test('without an open drawer it is opened there', async () => {
  const user = renderTab({ drawer: null });
  await select(user, /^Rita Alves/);
  await user.click(screen.getByRole('button', { name: 'Pagar selecionadas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Caixa Fechado' }));
  expect(dialog.getByRole('button', { name: 'Abrir caixa' })).toBeTruthy();
});

test('a failure is said in the dialog, which stays', async () => {
  const refusing = commissions.pay.handler(() => {
    throw new Error('down');
  });
  const user = renderTab({ handlers: { pay: refusing } });
  await payNails(user);
  const sentence = 'Erro ao processar pagamentos. Tente novamente.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Pagar comissões' })).toBeTruthy();
});

function paidMeanwhile(listing: () => PendingCommissions): FakeRouter {
  return {
    listPending: commissions.listPending.handler(listing),
    pay: commissions.pay.handler(({ errors }) => {
      throw errors.COMMISSION_NOT_OPEN();
    }),
  };
}

test('what somebody else paid meanwhile is said, and the list is asked for again', async () => {
  const listing = vi.fn(() => pending);
  const user = renderTab({ handlers: paidMeanwhile(listing) });
  await payNails(user);
  expect(await screen.findByText(/^Uma das comissões já foi paga/)).toBeTruthy();
  await waitFor(() => expect(listing).toHaveBeenCalledTimes(2));
});

test('what is owed no more is selected no more', async () => {
  const listing = vi.fn(() => pending);
  const user = renderTab({ handlers: paidMeanwhile(listing) });
  await select(user, /^Maria Lima, Corte/);
  listing.mockReturnValue({ ...pending, items: [cut, tip] });
  await payNails(user);
  const bar = await screen.findByText('1 selecionada');
  expect(bar.nextSibling?.textContent).toBe('R$\u00a050,00');
});

test('a drawer that was closed meanwhile is said', async () => {
  const refusing = commissions.pay.handler(({ errors }) => {
    throw errors.CASH_CLOSED();
  });
  const user = renderTab({ handlers: { pay: refusing } });
  await payNails(user);
  expect(await screen.findByRole('dialog', { name: 'Caixa Fechado' })).toBeTruthy();
});

async function payNails(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await select(user, /^Rita Alves/);
  await user.click(screen.getByRole('button', { name: 'Pagar selecionadas' }));
  const dialog = await payDialog();
  await user.click(await dialog.findByRole('combobox', { name: 'Método de pagamento' }));
  await user.click(await screen.findByRole('option', { name: 'PIX' }));
  await user.click(dialog.getByRole('button', { name: pay }));
}

test('a vale is written down for a professional', async () => {
  const advancing = vi.fn((_asked: { input: object }) => payment);
  const user = renderTab({ handlers: { advance: commissions.advance.handler(advancing) } });
  await user.click(await screen.findByRole('button', { name: 'Registrar vale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar vale' }));
  await user.click(await dialog.findByRole('button', { name: 'Registrar vale' }));
  expect(dialog.getByText('Selecione um profissional')).toBeTruthy();
  expect(dialog.getByText('Selecione um método de pagamento.')).toBeTruthy();
  expect(dialog.getByText(/^Informe um valor entre/)).toBeTruthy();

  await user.click(dialog.getByRole('combobox', { name: 'Profissional' }));
  await user.click(await screen.findByRole('option', { name: ana.name }));
  await user.type(dialog.getByLabelText(/^Valor/), '30');
  await user.click(dialog.getByRole('combobox', { name: 'Método de pagamento' }));
  await user.click(await screen.findByRole('option', { name: 'PIX' }));
  await user.type(dialog.getByLabelText('Motivo'), 'Passagem');
  await user.click(dialog.getByRole('button', { name: 'Registrar vale' }));

  expect(await screen.findByText('Vale registrado com sucesso!')).toBeTruthy();
  expect(advancing.mock.calls[0]?.[0].input).toEqual({
    professionalId: ana.id,
    amountCents: 30_00,
    paymentMethodId: pix.id,
    reason: 'Passagem',
  });
});

async function startVale(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Registrar vale' }));
  return within(await screen.findByRole('dialog', { name: 'Registrar vale' }));
}

test('a vale is for whoever works here, and says when the drawer was closed meanwhile', async () => {
  const gone = team.map((one) => ({ ...one, active: one.id === ana.id }));
  const refusing = commissions.advance.handler(({ errors }) => {
    throw errors.CASH_CLOSED();
  });
  const user = renderTab({ people: gone, handlers: { advance: refusing } });
  const dialog = await startVale(user);
  await user.click(await dialog.findByRole('combobox', { name: 'Profissional' }));
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([ana.name]);
  await user.click(screen.getByRole('option', { name: ana.name }));
  await user.type(dialog.getByLabelText(/^Valor/), '30');
  await user.click(dialog.getByRole('combobox', { name: 'Método de pagamento' }));
  await user.click(await screen.findByRole('option', { name: 'PIX' }));
  await user.click(dialog.getByRole('button', { name: 'Registrar vale' }));
  expect(await screen.findByRole('dialog', { name: 'Caixa Fechado' })).toBeTruthy();
});

test('without an open drawer there is no vale', async () => {
  const user = renderTab({ drawer: null });
  await user.click(await screen.findByRole('button', { name: 'Registrar vale' }));
  expect(await screen.findByRole('dialog', { name: 'Caixa Fechado' })).toBeTruthy();
});

test('a paid one whose client got the money back says how much must be settled', async () => {
  const [part] = paidCut.parts;
  if (!part) throw new Error('A payout has a part');
  const parts = [{ ...part, owedBackCents: 20_00 }];
  renderTab({ paid: [paidCut, { ...paidCut, id: nails.id, parts }] });
  const paid = await groupOf('Comissões pagas');
  expect(await paid.findAllByText('17/11/2026 10:00')).toHaveLength(2);
  const sentence = 'Pagamento do cliente estornado depois: acerte R$ 20,00 com o profissional.';
  expect(paid.getByText(sentence)).toBeTruthy();
  expect(paid.getAllByText(/estornado depois/)).toHaveLength(1);
});

test('a payout shows its list and is taken back in part, the vale along where it must', async () => {
  const refunding = vi.fn();
  const user = renderTab({
    paid: [paidTogether],
    handlers: { getPayout: commissions.getPayout.handler(() => paidTogether) },
    transactions: {
      refund: transactions.refund.handler(({ input }) => {
        refunding(input);
        return payment;
      }),
    },
  });
  const paid = await groupOf('Comissões pagas');
  expect(await paid.findByText('1 atendimento')).toBeTruthy();
  await user.click(paid.getByRole('button', { name: `Ver lista do pagamento a ${ana.name}` }));
  const help = await screen.findByText(/^Marque o que será estornado hoje, no caixa aberto\./);
  expect(help).toBeTruthy();
  const dialog = within(screen.getByRole('dialog', { name: 'Pagamento de comissões' }));
  expect(dialog.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  const service = dialog.getByRole('checkbox', { name: 'Maria Lima · Corte' });
  await user.click(service);
  const vale = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Vale descontado' });
  expect([vale.checked, vale.disabled]).toEqual([true, true]);
  expect(dialog.getByText('R$ 10,00 voltam ao caixa.')).toBeTruthy();
  expect(dialog.getByText('O vale de R$ 30,00 volta a ficar em aberto.')).toBeTruthy();
  expect(dialog.getByText(/^O PIX de R\$ 10,00 precisa ser devolvido por quem/)).toBeTruthy();
  await user.click(service);
  expect([vale.checked, vale.disabled]).toEqual([false, false]);
  await user.click(vale);
  expect(dialog.getByText(`R$ 30,00 saem do caixa para ${ana.name}.`)).toBeTruthy();
  expect(dialog.getByText(/^Envie R\$ 30,00 por PIX para/)).toBeTruthy();
  await user.click(vale);
  await user.click(dialog.getByRole('checkbox', { name: /Gorjeta/ }));
  expect(dialog.queryByText(/volta a ficar em aberto/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Estornar' }));
  await waitFor(() => expect(refunding).toHaveBeenCalled());
  const [, tipPart] = paidTogether.parts;
  expect(refunding.mock.calls[0]?.[0]).toEqual({
    id: paidTogether.id,
    partIds: [tipPart?.paymentId],
  });
  expect(await screen.findByText('Pagamento estornado com sucesso!')).toBeTruthy();
});

test('a payout says that the drawer must be opened before', async () => {
  const handlers = { getPayout: commissions.getPayout.handler(() => paidTogether) };
  const user = renderTab({ paid: [paidTogether], drawer: null, handlers });
  const paid = await groupOf('Comissões pagas');
  await user.click(await paid.findByRole('button', { name: /^Ver lista do pagamento/ }));
  expect(await screen.findByText(/no caixa, que precisa ser aberto antes/)).toBeTruthy();
});

test('a few of those that were paid last, then ten, then ten more', async () => {
  const page = (from: number) =>
    Array.from({ length: 10 }, (_, index) => ({
      ...paidCut,
      id: `01990000-0000-7000-8000-0000000001${from + index}`,
    }));
  const listing = commissions.listPaid.handler(({ input: { cursor } }) =>
    cursor ? { items: page(30), nextCursor: null } : { items: page(10), nextCursor: 'next' },
  );
  const user = renderTab({ handlers: { listPaid: listing } });
  const paid = await groupOf('Comissões pagas');
  expect(await paid.findAllByText('PIX')).toHaveLength(5);
  expect(paid.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  await user.click(paid.getByRole('button', { name: 'Mostrar 10 pagamentos' }));
  expect(paid.getAllByText('PIX')).toHaveLength(10);
  await user.click(paid.getByRole('button', { name: 'Carregar mais' }));
  await waitFor(() => expect(paid.getAllByText('PIX')).toHaveLength(20));
  expect(paid.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  await user.click(paid.getByRole('button', { name: 'Recolher comissões pagas' }));
  expect(paid.getAllByText('PIX')).toHaveLength(5);
});

test('where nothing is owed and nothing was paid, both lists say so', async () => {
  renderTab({ owed: { items: [], professionals: [], hasMore: false } });
  expect(await screen.findByText(/^Nenhuma comissão a pagar/)).toBeTruthy();
  expect(await screen.findByText(/^Nenhuma comissão paga ainda\./)).toBeTruthy();
});

test('on a phone the whole line selects', async () => {
  onPhone();
  const user = renderTab();
  const hers = await groupOf(ana.name);
  await user.click(hers.getAllByText('Maria Lima')[0] ?? document.body);
  expect(screen.getByText('1 selecionada')).toBeTruthy();
});

test('whoever is owed more than the list holds is not said to be owed nothing', async () => {
  const professionals = [
    { ...ana, owedCents: 50_00, advancesCents: 0 },
    { id: nails.professionalId, name: 'Bia', owedCents: 0, advancesCents: 10_00 },
  ];
  renderTab({ owed: { items: [], professionals, hasMore: true } });
  const hers = await groupOf(ana.name);
  expect(hers.queryByText(/^Nada a pagar agora/)).toBeNull();
  expect(hers.getByText(/^Pague antes as mais antigas/)).toBeTruthy();
  expect((await groupOf('Bia')).getByText(/^Nada a pagar agora/)).toBeTruthy();
});

test('the dialog closes once it is paid, however long the lists take', async () => {
  const listing = vi.fn(() => Promise.resolve(pending));
  const user = renderTab({
    handlers: {
      listPending: commissions.listPending.handler(listing),
      pay: commissions.pay.handler(accepted),
    },
  });
  await screen.findByRole('checkbox', { name: /^Rita Alves/ });
  listing.mockReturnValue(new Promise(() => {}));
  await payNails(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(listing).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button', { name: 'Pagar selecionadas' })).toBeNull();
});
