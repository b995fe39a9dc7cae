import type { Transaction } from '@app/contract/cash/money.contract';
import type { Role } from '@app/domain/team/permissions';
import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseMore } from '../../../../tests/page-menu.ts';
import { cash, payment, pix, rent } from '../../../../tests/sample-cash.ts';
import {
  type FakeRouter,
  fakeServer,
  onPhone,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { TransactionsPage } from './transactions-page.tsx';
import { type TransactionsView, transactionFilters } from './transactions-view.ts';

const fake = fakeServer.cash;

// A toast that is still there would keep the next one waiting.
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

type Asked = { input: Record<string, unknown> };
type World = { transactions?: FakeRouter; as?: Role; view?: TransactionsView };

const sales = { id: rent.id.replace(/..$/, 'e2'), name: 'Serviços' };

function renderPage(items: Transaction[], { transactions, as = 'owner', view = {} }: World = {}) {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role: as } };
  const list = vi.fn((_asked: Asked) => ({
    items,
    nextCursor: null,
    totals: { incomeCents: 25_000, expenseCents: 4_000, feesCents: 0 },
    days: items.map(({ date }) => ({
      date,
      incomeCents: 25_000,
      expenseCents: 1_000,
      feesCents: 500,
    })),
  }));
  const choices = fake.sessions.choices.handler(() => ({
    usualPaymentMethodId: null,
    paymentMethods: [
      { ...cash, kind: 'cash' as const },
      { ...pix, kind: 'pix' as const },
    ],
    incomeCategories: [sales],
    expenseCategories: rent.category ? [rent.category] : [],
    pix: null,
  }));
  const router = {
    cash: {
      sessions: { choices },
      transactions: { list: fake.transactions.list.handler(list), ...transactions },
    },
    team: {
      professionals: { list: fakeServer.team.professionals.list.handler(() => []) },
    },
  };
  renderWithApi(<Addressed start={view} />, router, { session });
  return { list, asked: () => list.mock.lastCall?.[0].input };
}

/** The address keeps the view, as the route does. */
function Addressed({ start }: { start: TransactionsView }) {
  const [view, setView] = useState(start);
  return <TransactionsPage view={view} onView={setView} />;
}

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function openMenu(name: string, choice: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: choice }));
}

test('rows say which way the money went, and the totals are of the whole set', async () => {
  renderPage([payment, rent]);

  expect(await screen.findByText('+R$ 250,00')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Transações' }));
  expect(table.getByText('−R$ 40,00')).toBeTruthy();
  const totals = within(screen.getByLabelText('Totais do que está na lista'));
  expect(totals.getByText('+R$ 210,00')).toBeTruthy();
});

test('a book that did not come says so once, and promises no totals', async () => {
  const list = fake.transactions.list.handler(() => {
    throw new Error('down');
  });
  renderPage([], { transactions: { list } });

  const alert = await screen.findByRole('alert');
  expect(alert.textContent?.match(/Não foi possível/g)).toHaveLength(1);
  expect(screen.queryByLabelText('Totais do que está na lista')).toBeNull();
});

test('search and filters are asked of the server, and the period ends with its last day', async () => {
  const { asked } = renderPage([rent], {
    view: { fromDate: '2026-11-01', toDate: '2026-11-30', type: 'expense' },
  });
  await screen.findByText('Aluguel da cadeira');
  expect(asked()).toMatchObject({
    fromDate: '2026-11-01',
    untilDate: '2026-12-01',
    type: 'expense',
  });

  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar transações' }), 'aluguel');
  await waitFor(() => expect(asked()).toMatchObject({ search: 'aluguel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Forma de pagamento' }));
  await userEvent.click(await screen.findByRole('option', { name: 'PIX' }));
  await waitFor(() => expect(asked()).toMatchObject({ paymentMethodId: pix.id }));
  await userEvent.click(
    screen.getByRole('button', { name: 'Remover filtro Forma de pagamento: PIX' }),
  );
  await waitFor(() => expect(asked()).not.toHaveProperty('paymentMethodId'));
});

describe('the month', () => {
  const aDay = () =>
    vi
      .spyOn(Temporal.Now, 'instant')
      .mockReturnValue(Temporal.Instant.from('2026-11-18T15:00:00Z'));

  test('is this one where nothing is said, and others are one step away', async () => {
    aDay();
    const { asked } = renderPage([rent]);
    expect(await screen.findByText('novembro de 2026')).toBeTruthy();
    expect(asked()).toMatchObject({ fromDate: '2026-11-01', untilDate: '2026-12-01' });
    await userEvent.click(screen.getByRole('button', { name: 'Mês anterior' }));
    expect(await screen.findByText('outubro de 2026')).toBeTruthy();
    await waitFor(() =>
      expect(asked()).toMatchObject({ fromDate: '2026-10-01', untilDate: '2026-11-01' }),
    );
  });

  test('that is empty leads to all there is, and back', async () => {
    aDay();
    const { asked } = renderPage([]);
    expect(await screen.findByText(/^Nenhuma transação em novembro de 2026/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ver todo o período' }));
    expect(await screen.findByText(/^Nenhuma transação ainda/)).toBeTruthy();
    expect(asked()).not.toHaveProperty('fromDate');
    await userEvent.click(
      screen.getByRole('button', { name: 'Remover filtro Período: Todo o período' }),
    );
    await waitFor(() => expect(asked()).toMatchObject({ fromDate: '2026-11-01' }));
  });

  test('has its rows below their days, with what each comes to', async () => {
    aDay();
    renderPage([
      { ...payment, date: '2026-11-18' },
      { ...rent, date: '2026-11-16' },
    ]);
    const today = await screen.findByRole('columnheader', { name: /^Hoje · quarta-feira, 18/ });
    expect(within(today).getByText('+R$ 235,00')).toBeTruthy();
    expect(
      screen.getByRole('columnheader', { name: /^segunda-feira, 16 de novembro/ }),
    ).toBeTruthy();
  });
});

test('an empty book offers to write the first line, an empty search to clear it', async () => {
  renderPage([], { view: { period: 'all' } });
  expect(await screen.findByText(/^Nenhuma transação ainda/)).toBeTruthy();

  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar transações' }), 'nada');
  expect(await screen.findByText('Nenhuma transação encontrada com esta busca.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar busca e filtros' }));
  expect(await screen.findByText(/^Nenhuma transação em/)).toBeTruthy();
});

async function startNew() {
  await userEvent.click(await screen.findByRole('button', { name: 'Nova Transação' }));
  return inDialog('Nova Transação');
}

test('a new transaction needs amount, description and date, and offers the categories of its type', async () => {
  // Late in the evening in São Paulo, and the next day elsewhere.
  const late = Temporal.Instant.from('2026-11-17T01:30:00Z');
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(late);
  const create = vi.fn((_asked: Asked) => rent);
  renderPage([rent], { transactions: { create: fake.transactions.create.handler(create) } });

  const dialog = await startNew();
  const date = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Data/ });
  expect(date.value).toBe('16/11/2026');
  await userEvent.clear(date);
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText(/^Informe um valor entre R\$ 0,01/)).toBeTruthy();
  expect(dialog.getByText('Descrição é obrigatória')).toBeTruthy();
  expect(dialog.getByText('Data é obrigatória')).toBeTruthy();

  await userEvent.type(dialog.getByLabelText(/^Valor/), '40');
  await userEvent.type(date, '16112026');
  await userEvent.type(dialog.getByLabelText(/^Descrição/), '  Curso ');
  await userEvent.click(dialog.getByRole('radio', { name: 'Receita' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Categoria' }));
  expect(screen.queryByRole('option', { name: 'Aluguel' })).toBeNull();
  await userEvent.click(await screen.findByRole('option', { name: 'Serviços' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Transação criada com sucesso!')).toBeTruthy();
  expect(create.mock.calls[0]?.[0].input).toEqual({
    type: 'income',
    amountCents: 4_000,
    description: 'Curso',
    date: '2026-11-16',
    paymentMethodId: null,
    categoryId: sales.id,
  });
});

test('another type of transaction forgets the category', async () => {
  const update = vi.fn((_asked: Asked) => rent);
  renderPage([rent], { transactions: { update: fake.transactions.update.handler(update) } });

  await openMenu('Aluguel da cadeira', 'Editar');
  const dialog = await inDialog('Editar transação');
  await userEvent.click(dialog.getByRole('radio', { name: 'Receita' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Transação atualizada com sucesso!')).toBeTruthy();
  expect(update.mock.calls[0]?.[0].input).toMatchObject({
    id: rent.id,
    version: 1,
    type: 'income',
    categoryId: null,
    paymentMethodId: cash.id,
  });
});

type Changed = Asked & { errors: { TRANSACTION_CHANGED: () => Error } };

test('what somebody else saved meanwhile joins what was typed', async () => {
  const theirs = { ...rent, amountCents: rent.amountCents + 100, version: 2 };
  const update = vi.fn(({ input, errors }: Changed) => {
    if ((input as { version: number }).version < 2) throw errors.TRANSACTION_CHANGED();
    return { ...theirs, version: 3 };
  });
  renderPage([rent], {
    transactions: {
      get: fake.transactions.get.handler(() => theirs),
      update: fake.transactions.update.handler(update),
    },
  });

  await openMenu('Aluguel da cadeira', 'Editar');
  const dialog = await inDialog('Editar transação');
  await userEvent.type(dialog.getByLabelText(/^Descrição/), ' 3');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Mudou: Valor. Já está no formulário.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Transação atualizada com sucesso!')).toBeTruthy();
  expect(update.mock.lastCall?.[0].input).toMatchObject({
    description: 'Aluguel da cadeira 3',
    amountCents: theirs.amountCents,
    version: 2,
  });
});

test('a category that both changed is read by its name on both sides', async () => {
  // One that is no longer offered: only the record itself knows its name.
  const theirs = { ...rent, category: { id: pix.id, name: 'Cadeira antiga' }, version: 2 };
  const update = fake.transactions.update.handler(({ errors }) => {
    throw errors.TRANSACTION_CHANGED();
  });
  const get = fake.transactions.get.handler(() => theirs);
  renderPage([{ ...rent, category: null }], { transactions: { get, update } });

  await openMenu('Aluguel da cadeira', 'Editar');
  const dialog = await inDialog('Editar transação');
  await userEvent.click(dialog.getByRole('combobox', { name: 'Categoria' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Aluguel' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));

  const sides = within(await dialog.findByRole('radiogroup', { name: 'Qual fica em Categoria?' }));
  expect(sides.getByRole('radio', { name: 'O seu: Aluguel' })).toBeTruthy();
  expect(sides.getByRole('radio', { name: 'O da outra pessoa: Cadeira antiga' })).toBeTruthy();
});

const offline = (): never => {
  throw new Error('offline');
};

test('a transaction that could not be created says so, with everything typed still there', async () => {
  renderPage([rent], { transactions: { create: fake.transactions.create.handler(offline) } });

  const dialog = await startNew();
  await userEvent.type(dialog.getByLabelText(/^Valor/), '40');
  await userEvent.type(dialog.getByLabelText(/^Descrição/), 'Curso{Enter}');

  expect(await dialog.findByText('Erro ao criar transação. Tente novamente.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Descrição/).value).toBe('Curso');
});

test('a transaction that could not be changed says why the server refused, or that it failed', async () => {
  let isCounted = false;
  const update = fake.transactions.update.handler(({ errors }) => {
    if (isCounted) throw errors.TRANSACTION_KEPT();
    return offline();
  });
  renderPage([rent], { transactions: { update } });

  await openMenu('Aluguel da cadeira', 'Editar');
  const dialog = await inDialog('Editar transação');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Erro ao atualizar transação. Tente novamente.')).toBeTruthy();
  isCounted = true;
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText(/já foi contado em um caixa e não pode mais mudar/)).toBeTruthy();
});

test('deleting asks first, and a failure is said in the question', async () => {
  const remove = vi
    .fn<(asked: Asked) => { id: string }>()
    .mockImplementationOnce(offline)
    .mockReturnValue({ id: rent.id });
  renderPage([rent], { transactions: { remove: fake.transactions.remove.handler(remove) } });

  await openMenu('Aluguel da cadeira', 'Excluir');
  const question = await inDialog('Excluir transação');
  await userEvent.click(question.getByRole('button', { name: 'Excluir' }));
  expect(await question.findByText('Erro ao excluir transação. Tente novamente.')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Excluir' }));

  expect(await screen.findByText('Transação excluída com sucesso!')).toBeTruthy();
  expect(remove.mock.lastCall?.[0].input).toEqual({ id: rent.id });
});

test('deleting again from the same question is the same request', async () => {
  const keys: unknown[] = [];
  const remove = fake.transactions.remove.handler(({ context }) => {
    keys.push(Reflect.get(context, 'requestKey'));
    return offline();
  });
  renderPage([rent], { transactions: { remove } });

  await openMenu('Aluguel da cadeira', 'Excluir');
  const question = await inDialog('Excluir transação');
  await userEvent.click(question.getByRole('button', { name: 'Excluir' }));
  await question.findByText('Erro ao excluir transação. Tente novamente.');
  await userEvent.click(question.getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys[1]).toBe(keys[0]);
});

test('what was deleted is told on demand, with who did it', async () => {
  const listRemoved = vi.fn(() => [
    {
      at: '2026-11-16T13:00:00Z',
      by: 'colleague' as const,
      userName: 'Rui',
      action: 'delete' as const,
      fields: [{ name: 'Descrição', before: 'Aluguel', after: null }],
    },
  ]);
  renderPage([rent], {
    transactions: { listRemoved: fake.transactions.listRemoved.handler(listRemoved) },
  });

  await screen.findByText('Aluguel da cadeira');
  expect(listRemoved).not.toHaveBeenCalled();
  await chooseMore('Excluídas');
  const removed = await inDialog('Transações excluídas');
  const list = await removed.findByRole('list', { name: 'Transações excluídas' });
  expect(list.textContent).toBe('Transação excluídaRui · 16/11/2026 10:00DescriçãoAluguel');
});

test('a figure leads to what it counts, and the chip leads out of it', async () => {
  const view = transactionFilters.read({ counts: 'revenue', kind: 'lixo' });
  expect(view).toEqual({ counts: 'revenue' });
  expect(transactionFilters.read({ counts: 'lixo' })).toEqual({});
  const { asked } = renderPage([payment], { view });

  await screen.findByText('+R$ 250,00');
  expect(asked()).toMatchObject({ counts: 'revenue' });
  const chip = 'Remover filtro Conta como: Receita';
  await userEvent.click(screen.getByRole('button', { name: chip }));
  await waitFor(() => expect(asked()).not.toHaveProperty('counts'));
});

test('refunding asks first, and says when the drawer is closed or it failed', async () => {
  let attempt = 0;
  const refund = fake.transactions.refund.handler(({ errors }) => {
    attempt += 1;
    if (attempt === 1) return offline();
    if (attempt === 2) throw errors.CASH_CLOSED();
    return { ...rent, amountCents: -4_000 };
  });
  renderPage([rent], { transactions: { refund } });

  await openMenu('Aluguel da cadeira', 'Estornar');
  const question = await inDialog('Estornar transação');
  const confirm = () => userEvent.click(question.getByRole('button', { name: 'Estornar' }));
  await confirm();
  expect(await question.findByText('Erro ao processar transação. Tente novamente.')).toBeTruthy();
  await confirm();
  expect(await question.findByText(/^O caixa está fechado/)).toBeTruthy();
  await confirm();
  expect(await screen.findByText('Transação estornada com sucesso!')).toBeTruthy();
});

test('what was counted can only be refunded', async () => {
  renderPage([{ ...rent, canChange: false }]);

  await userEvent.click(await screen.findByText('Aluguel da cadeira'));
  const details = await inDialog('Transação');

  expect(details.getByText(/^Este lançamento não pode mais mudar/)).toBeTruthy();
  expect(details.getByRole('button', { name: 'Estornar' })).toBeTruthy();
  expect(details.queryByRole('button', { name: 'Editar' })).toBeNull();
  expect(details.queryByRole('button', { name: 'Excluir' })).toBeNull();
});

test('a payment leads to its receipt', async () => {
  renderPage([payment]);

  await userEvent.click(await screen.findByText('Maria Silva · Corte'));
  const details = await inDialog('Transação');

  expect(details.getByRole('link', { name: 'Ver recibo' }).getAttribute('href')).toBe(
    `/dashboard/financial/receipts/${payment.settlementId}?from=%2F`,
  );
  expect(details.queryByRole('button', { name: 'Estornar' })).toBeNull();
});

test('the history says who changed what, and is asked for only when it is opened', async () => {
  const listChanges = vi.fn(() => [
    {
      at: '2026-11-16T14:00:00Z',
      by: 'colleague' as const,
      userName: 'Rui',
      action: 'update' as const,
      fields: [{ name: 'Valor', before: 'R$ 30,00', after: 'R$ 40,00' }],
    },
  ]);
  const changes = fake.transactions.listChanges.handler(listChanges);
  renderPage([rent], { transactions: { listChanges: changes } });

  await userEvent.click(await screen.findByText('Aluguel da cadeira'));
  const details = await inDialog('Transação');
  expect(listChanges).not.toHaveBeenCalled();
  await userEvent.click(details.getByRole('button', { name: 'Histórico de alterações' }));

  const change = within(await details.findByRole('list', { name: 'Alterações da transação' }));
  expect(change.getByText('Transação alterada')).toBeTruthy();
  expect(change.getByText('Rui · 16/11/2026 11:00')).toBeTruthy();
  expect(change.getByText('R$ 30,00')).toBeTruthy();
  expect(change.getByText('R$ 40,00')).toBeTruthy();
});

test('the spreadsheet follows the filters', async () => {
  const exportCsv = vi.fn((_asked: Asked) => new File(['a'], 'transacoes.csv'));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  renderPage([rent], {
    view: { kind: 'manual' },
    transactions: { exportCsv: fake.transactions.exportCsv.handler(exportCsv) },
  });

  await chooseMore('Exportar CSV');

  await waitFor(() => expect(exportCsv).toHaveBeenCalledOnce());
  expect(exportCsv.mock.calls[0]?.[0].input).toMatchObject({ kind: 'manual' });
});

test('on a phone the rows are cards', async () => {
  onPhone();
  renderPage([payment, rent]);

  expect(await screen.findByText('Aluguel da cadeira')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Transações' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('whoever may not see the book reads so, and nothing is asked for', async () => {
  const { list } = renderPage([rent], { as: 'receptionist' });

  expect(screen.getByText('Você não tem permissão para ver as transações.')).toBeTruthy();
  expect(list).not.toHaveBeenCalled();
});
