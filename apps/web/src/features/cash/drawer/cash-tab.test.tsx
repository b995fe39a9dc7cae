import type { Transaction } from '@app/contract/cash/money.contract';
import type { CashSession, CashSessionDetail } from '@app/contract/cash/sessions.contract';
import type { Role } from '@app/domain/team/permissions';
import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { closedSession, openSession, pix, withdrawal } from '../../../../tests/sample-cash.ts';
import {
  type FakeRouter,
  fakeServer,
  onPhone,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import CashTab from './cash-tab.tsx';

const fake = fakeServer.cash.sessions;

// A toast that is still there would keep the next one waiting.
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

type World = { current?: CashSessionDetail | null; past?: CashSession[]; as?: Role };

function renderTab(sessions: FakeRouter, { current = null, past = [], as = 'owner' }: World = {}) {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role: as } };
  const router = {
    cash: {
      sessions: {
        current: fake.current.handler(() => current),
        list: fake.list.handler(() => ({ items: past, nextCursor: null })),
        ...sessions,
      },
    },
  };
  return renderWithApi(<CashTab />, router, { session });
}

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a closed drawer is opened with what was counted', async () => {
  let current: CashSessionDetail | null = null;
  const open = vi.fn((_asked: { input: object }) => {
    current = openSession;
    return openSession;
  });
  renderTab({ current: fake.current.handler(() => current), open: fake.open.handler(open) });

  expect(await screen.findByRole('heading', { name: 'Caixa fechado' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir caixa' }));
  expect(await screen.findByText(/^Informe um valor entre/)).toBeTruthy();
  expect(open).not.toHaveBeenCalled();

  await userEvent.type(screen.getByLabelText(/^Valor de abertura/), '100');
  await userEvent.type(screen.getByLabelText('Observações'), ' troco ');
  await userEvent.click(screen.getByRole('button', { name: 'Abrir caixa' }));

  expect(await screen.findByText('Caixa aberto com sucesso!')).toBeTruthy();
  expect(open.mock.calls[0]?.[0].input).toEqual({ openingAmountCents: 10_000, notes: 'troco' });
  expect(await screen.findByRole('button', { name: 'Fechar caixa' })).toBeTruthy();
});

test('zero is an opening amount', async () => {
  const open = vi.fn((_asked: { input: object }) => openSession);
  renderTab({ open: fake.open.handler(open) });

  await userEvent.type(await screen.findByLabelText(/^Valor de abertura/), '0{Enter}');

  await waitFor(() => expect(open).toHaveBeenCalledOnce());
});

test('a drawer that somebody else opened meanwhile is shown instead of the form', async () => {
  let current: CashSessionDetail | null = null;
  const open = fake.open.handler(({ errors }) => {
    current = openSession;
    throw errors.SESSION_ALREADY_OPEN();
  });
  renderTab({ current: fake.current.handler(() => current), open });

  await userEvent.type(await screen.findByLabelText(/^Valor de abertura/), '1{Enter}');

  expect(
    await screen.findByText('Já existe um caixa aberto. Feche o caixa atual antes de abrir outro.'),
  ).toBeTruthy();
  expect(screen.getByText('Outra pessoa já abriu o caixa')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Fechar caixa' })).toBeTruthy();
});

test('an opening that fails says so and keeps what was typed', async () => {
  const open = fake.open.handler(() => {
    throw new Error('offline');
  });
  renderTab({ open });

  const amount = await screen.findByLabelText<HTMLInputElement>(/^Valor de abertura/);
  await userEvent.type(amount, '1{Enter}');

  expect(await screen.findByText('Erro ao abrir caixa. Tente novamente.')).toBeTruthy();
  expect(amount.value).toBe('1');
});

test('an open drawer says who opened it, for how many whole hours and what should be there', async () => {
  const now = Temporal.Instant.from('2026-11-16T15:30:00Z');
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(now);
  renderTab({}, { current: openSession });

  const panel = within(await screen.findByRole('region', { name: 'Caixa aberto' }));

  expect(panel.getByText('há 3 horas')).toBeTruthy();
  expect(panel.getByText('Aberto por Ana Souza em 16/11/2026 09:00')).toBeTruthy();
  const facts = panel.getAllByRole('term').map((term) => {
    return `${term.textContent} ${term.nextElementSibling?.textContent}`;
  });
  expect(facts).toEqual([
    'Abertura R$\u00a0100,00',
    'Entradas R$\u00a0250,00',
    'Saídas R$\u00a040,00',
    'Esperado R$\u00a0310,00',
    'Dinheiro na gaveta R$\u00a060,00',
    'PIX R$\u00a0250,00',
  ]);
});

test('the movements of the drawer show which way the money went', async () => {
  renderTab({}, { current: openSession });

  const list = within(await screen.findByRole('region', { name: 'Movimentos deste caixa' }));

  expect(list.getByText('+R$ 250,00')).toBeTruthy();
  expect(list.getByText('−R$ 40,00')).toBeTruthy();
});

test('money that is taken out needs an amount, and one that is there', async () => {
  const move = vi
    .fn<(asked: { input: object; errors: { NOT_ENOUGH_CASH: () => Error } }) => Transaction>()
    .mockImplementationOnce(({ errors }) => {
      throw errors.NOT_ENOUGH_CASH();
    })
    .mockReturnValue(withdrawal);
  renderTab({ move: fake.move.handler(move) }, { current: openSession });

  await userEvent.click(await screen.findByRole('button', { name: 'Sangria' }));
  const dialog = await inDialog('Sangria');
  await userEvent.click(dialog.getByRole('button', { name: 'Registrar sangria' }));
  expect(await dialog.findByText(/^Informe um valor entre R\$ 0,01/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Valor/), '999{Enter}');
  expect(
    await dialog.findByText('Não há dinheiro suficiente na gaveta para esta sangria.'),
  ).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Valor/), '{Backspace>3/}99,9');
  await userEvent.type(dialog.getByLabelText('Motivo'), 'banco');
  await userEvent.click(dialog.getByRole('button', { name: 'Registrar sangria' }));

  expect(await screen.findByText('Sangria registrada com sucesso!')).toBeTruthy();
  expect(move.mock.calls[1]?.[0].input).toEqual({
    kind: 'withdrawal',
    amountCents: 9_990,
    reason: 'banco',
  });
});

test('counting says the difference of each place while somebody types', async () => {
  const close = vi.fn((_asked: { input: object }) => closedSession);
  renderTab({ close: fake.close.handler(close) }, { current: openSession });

  await userEvent.click(await screen.findByRole('button', { name: 'Fechar caixa' }));
  const dialog = await inDialog('Fechar caixa');
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar caixa' }));
  expect(await dialog.findAllByText('Informe o valor contado')).not.toHaveLength(0);
  expect(close).not.toHaveBeenCalled();

  await userEvent.type(dialog.getByLabelText('Valor contado: Dinheiro na gaveta'), '65');
  expect(dialog.getByText('Sobram R$ 5,00')).toBeTruthy();
  await userEvent.type(
    dialog.getByLabelText('Valor contado: Dinheiro na gaveta'),
    '{Backspace>2/}55',
  );
  expect(dialog.getByText('Faltam R$ 5,00')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Igual ao esperado: PIX' }));
  expect(dialog.getAllByText('Confere')).toHaveLength(2);
  expect(within(dialog.getByRole('status')).getByText('Faltam R$ 5,00')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Observações'), 'troco errado');
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar caixa' }));

  const result = await inDialog('Caixa fechado');
  expect(close.mock.calls[0]?.[0].input).toEqual({
    id: openSession.id,
    mark: openSession.mark,
    counts: [
      { key: 'drawer', countedCents: 5_500 },
      { key: pix.id, countedCents: 25_000 },
    ],
    expected: [
      { key: 'drawer', expectedCents: 6_000 },
      { key: pix.id, expectedCents: 25_000 },
    ],
    notes: 'troco errado',
  });
  const drawer = result.getByRole('row', { name: /^Dinheiro na gaveta/ });
  expect(within(drawer).getByText('Faltam R$ 5,00')).toBeTruthy();
  await userEvent.click(result.getByRole('button', { name: 'Concluir' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('where more went out than came in, what went out is counted', async () => {
  const close = vi.fn((_asked: { input: object }) => closedSession);
  const expected = [
    { key: 'drawer', name: 'Dinheiro na gaveta', expectedCents: 0, isOutflow: false },
    { key: 'unsaid', name: 'Sem forma de pagamento', expectedCents: -4_000, isOutflow: true },
  ];
  const current = { ...openSession, expected, expectedCents: -4_000 };
  renderTab({ close: fake.close.handler(close) }, { current });

  await userEvent.click(await screen.findByRole('button', { name: 'Fechar caixa' }));
  const dialog = await inDialog('Fechar caixa');
  await userEvent.type(dialog.getByLabelText('Valor contado: Dinheiro na gaveta'), '0');
  await userEvent.type(dialog.getByLabelText('Valor contado: Sem forma de pagamento'), '40');
  expect(dialog.getAllByText('Confere')).toHaveLength(4);
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar caixa' }));

  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(close.mock.calls[0]?.[0].input).toMatchObject({
    counts: [
      { key: 'drawer', countedCents: 0 },
      { key: 'unsaid', countedCents: -4_000 },
    ],
  });
});

async function countAndClose(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Fechar caixa' }));
  const dialog = await inDialog('Fechar caixa');
  for (const button of dialog.getAllByRole('button', { name: /^Igual ao esperado/ })) {
    await userEvent.click(button);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar caixa' }));
}

test('a closing that fails says so and keeps what was counted', async () => {
  const close = fake.close.handler(() => {
    throw new Error('offline');
  });
  renderTab({ close }, { current: openSession });

  await countAndClose();

  expect(await screen.findByText('Erro ao fechar caixa. Tente novamente.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Valor contado: Dinheiro na gaveta').value).toBe(
    '60,00',
  );
});

test('a drawer that somebody else closed meanwhile is shown as closed', async () => {
  let current: CashSessionDetail | null = openSession;
  const close = fake.close.handler(({ errors }) => {
    current = null;
    throw errors.SESSION_ALREADY_CLOSED();
  });
  renderTab({ current: fake.current.handler(() => current), close });

  await countAndClose();

  expect(
    await screen.findByText('Este caixa já foi fechado por outra pessoa. Confira o fechamento.'),
  ).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Caixa fechado' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an earlier drawer opens with its count and its difference', async () => {
  const get = fake.get.handler(() => closedSession);
  renderTab({ get }, { past: [closedSession] });

  const history = within(await screen.findByRole('region', { name: 'Caixas anteriores' }));
  expect(await history.findByText('Faltam R$ 5,00')).toBeTruthy();
  // Notes and coins apart from what lies at the bank.
  expect(history.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Contado na gaveta', 'Cartões, PIX e outros']),
  );
  for (const amount of ['R$ 60,00', 'R$ 55,00', 'R$ 250,00']) {
    expect(history.getByText(amount)).toBeTruthy();
  }
  await userEvent.click(history.getByText('16/11/2026 09:00 até 19:00'));

  const detail = await inDialog('Fechamento de caixa');
  const drawer = within(await detail.findByRole('row', { name: /^Dinheiro na gaveta/ }));
  expect(drawer.getByText('R$ 60,00')).toBeTruthy();
  expect(drawer.getByText('R$ 55,00')).toBeTruthy();
  expect(drawer.getByText('Faltam R$ 5,00')).toBeTruthy();
  expect(detail.getByText('troco errado')).toBeTruthy();
  expect(detail.queryByRole('link', { name: 'Ver fechamento' })).toBeNull();
  expect(detail.getByRole('link', { name: 'Imprimir' }).getAttribute('href')).toBe(
    `/dashboard/financial/closings/${closedSession.id}?print=true`,
  );
});

test('more of the earlier drawers come when somebody asks for them', async () => {
  const list = vi.fn(({ input }: { input: { cursor?: string | undefined; limit: number } }) =>
    input.cursor
      ? { items: [{ ...closedSession, id: pix.id, closedByName: 'Rui' }], nextCursor: null }
      : { items: [closedSession], nextCursor: 'depois' },
  );
  renderTab({ list: fake.list.handler(list) });

  await userEvent.click(await screen.findByRole('button', { name: 'Carregar mais' }));

  expect(await screen.findByText('Rui')).toBeTruthy();
  expect(list.mock.calls.map(([{ input }]) => input.limit)).toEqual([5, 5]);
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
});

test('on a phone the movements are cards', async () => {
  onPhone();
  renderTab({}, { current: openSession, as: 'receptionist' });

  const list = within(await screen.findByRole('list', { name: 'Movimentos deste caixa' }));

  expect(list.getAllByRole('listitem')).toHaveLength(2);
});

test('a receptionist works with the drawer, but does not rewrite the book', async () => {
  renderTab({}, { current: openSession, as: 'receptionist' });

  await userEvent.click(await screen.findByText('Aluguel da cadeira'));
  const details = await inDialog('Transação');

  expect(screen.getByRole('button', { name: 'Sangria', hidden: true })).toBeTruthy();
  expect(details.queryByRole('button', { name: 'Editar' })).toBeNull();
  expect(details.queryByRole('button', { name: 'Estornar' })).toBeNull();
  expect(details.queryByRole('button', { name: 'Histórico de alterações' })).toBeNull();
});
