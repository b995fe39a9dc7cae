import type { CashSessionDetail, ClosingForm } from '@app/contract/cash/sessions.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { cash, closedSession, openSession, pix } from '../../../../tests/sample-cash.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import CashTab from './cash-tab.tsx';

const fake = fakeServer.cash.sessions;
const card = { id: pix.id.replace(/..$/, 'd3'), name: 'Cartão', kind: 'card' as const };

function renderTab(
  current: () => CashSessionDetail,
  close = vi.fn((_asked: object) => closedSession),
  closing = fake.close.handler(close),
) {
  const sessions = {
    current: fake.current.handler(current),
    list: fake.list.handler(() => ({ items: [], nextCursor: null })),
    close: closing,
    choices: fake.choices.handler(() => ({
      incomeCategories: [],
      expenseCategories: [],
      pix: null,
      usualPaymentMethodId: null,
      paymentMethods: [{ ...cash, kind: 'cash' as const }, { ...pix, kind: 'pix' as const }, card],
    })),
  };
  return { ...renderWithApi(<CashTab />, { cash: { sessions } }), close };
}

async function startClosing() {
  await userEvent.click(await screen.findByRole('button', { name: 'Fechar caixa' }));
  return within(await screen.findByRole('dialog', { name: 'Fechar caixa' }));
}

const field = 'Valor contado: Sem forma de pagamento';
const drawer = { key: 'drawer', name: 'Dinheiro na gaveta', expectedCents: 0, isOutflow: false };
const lineOf = (expectedCents: number) => ({
  key: 'unsaid',
  name: 'Sem forma de pagamento',
  expectedCents,
  isOutflow: expectedCents < 0,
});
const unsaid = (expectedCents: number): CashSessionDetail => ({
  ...openSession,
  expectedCents,
  expected: [drawer, lineOf(expectedCents)],
});

test('money of a way of paying without movements can be counted', async () => {
  const { close } = renderTab(() => openSession);
  const dialog = await startClosing();
  for (const button of dialog.getAllByRole('button', { name: /^Igual ao esperado/ })) {
    await userEvent.click(button);
  }
  await userEvent.click(await dialog.findByRole('button', { name: 'Adicionar forma' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Cartão']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cartão' }));
  await userEvent.type(await dialog.findByLabelText('Valor contado: Cartão'), '15');
  expect(dialog.getAllByText('Sobram R$ 15,00')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar caixa' }));
  expect(await dialog.findByText(/^A contagem não confere\./)).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByLabelText('Observações'), 'Vale de cliente');
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar caixa' }));

  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(close.mock.calls[0]?.[0]).toMatchObject({
    input: {
      counts: [
        { key: 'drawer', countedCents: 6_000 },
        { key: pix.id, countedCents: 25_000 },
        { key: card.id, countedCents: 1_500 },
      ],
    },
  });
});

test('whoever counts blind sees no amount that should be there, and explains what differs', async () => {
  const { close } = renderTab(() => ({ ...openSession, isBlind: true }));
  const dialog = await startClosing();
  expect(dialog.queryByText(/Esperado/)).toBeNull();
  expect(dialog.queryByRole('button', { name: /^Igual ao esperado/ })).toBeNull();
  await userEvent.type(dialog.getByLabelText('Valor contado: Dinheiro na gaveta'), '59');
  await userEvent.type(dialog.getByLabelText('Valor contado: PIX'), '250');
  expect(dialog.queryByText(/Faltam|Confere/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar caixa' }));
  expect(await dialog.findByText(/^A contagem não confere\./)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Observações'), 'Troco');
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar caixa' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  const result = within(await screen.findByRole('dialog', { name: 'Caixa fechado' }));
  expect(result.getByRole('link', { name: 'Ver fechamento' }).getAttribute('href')).toBe(
    `/dashboard/financial/closings/${closedSession.id}`,
  );
});

/** As the server answers whoever may not know what should be there. */
const hidden: CashSessionDetail = {
  ...openSession,
  isBlind: true,
  incomeCents: null,
  expenseCents: null,
  expectedCents: null,
  expected: openSession.expected.map((line) => ({ ...line, expectedCents: null })),
  movements: [],
};

async function countHidden(dialog: Awaited<ReturnType<typeof startClosing>>) {
  await userEvent.type(dialog.getByLabelText('Valor contado: Dinheiro na gaveta'), '59');
  await userEvent.type(dialog.getByLabelText('Valor contado: PIX'), '250');
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar caixa' }));
}

test('without the figures the drawer is counted, and the server asks for the note', async () => {
  const sent: ClosingForm[] = [];
  const closing = fake.close.handler(({ input, errors }) => {
    sent.push(input);
    if (input.notes === '') throw errors.DIFFERENCE_UNEXPLAINED();
    return closedSession;
  });
  renderTab(() => hidden, undefined, closing);
  expect(await screen.findByText(/^Contagem às cegas/)).toBeTruthy();
  expect(screen.queryByText(/Esperado|Entradas|R\$/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Movimentos deste caixa' })).toBeNull();
  const dialog = await startClosing();
  await countHidden(dialog);
  const notes = dialog.getByLabelText('Observações');
  await waitFor(() => expect(notes.getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.getByText(/^A contagem não confere\./)).toBeTruthy();
  await userEvent.type(notes, 'Troco');
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar caixa' }));
  expect(await screen.findByRole('dialog', { name: 'Caixa fechado' })).toBeTruthy();
  expect(sent[1]).toMatchObject({
    mark: hidden.mark,
    expected: [{ expectedCents: null }, { expectedCents: null }],
    notes: 'Troco',
  });
});

test('whoever sees no figures is asked to count again, not to look at them', async () => {
  const closing = fake.close.handler(({ errors }) => {
    throw errors.EXPECTED_CHANGED();
  });
  renderTab(() => hidden, undefined, closing);
  const dialog = await startClosing();
  await countHidden(dialog);
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'O caixa mudou enquanto você contava. Conte de novo e feche.',
  );
});

test('cash is counted apart from what lies at the bank', async () => {
  renderTab(() => openSession);
  const dialog = await startClosing();
  const inDrawer = within(dialog.getByRole('region', { name: 'Dinheiro na gaveta' }));
  const inBanks = within(dialog.getByRole('region', { name: 'Cartões, PIX e outros' }));
  expect(inDrawer.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.type(inDrawer.getByRole('textbox'), '70');
  await userEvent.type(inBanks.getByRole('textbox'), '240');
  const status = within(dialog.getByRole('status'));
  expect(status.getByText('Sobram R$ 10,00')).toBeTruthy();
  expect(status.getByText('Faltam R$ 10,00')).toBeTruthy();
});

test('a keyboard never loses its place', async () => {
  renderTab(() => openSession);
  const dialog = await startClosing();
  const buttons = dialog.getAllByRole('button', { name: /^Igual ao esperado/ });
  const fields = dialog.getAllByLabelText(/^Valor contado/);
  act(() => buttons[0]?.focus());
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(document.activeElement).toBe(fields[1]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar caixa' }));

  const last = await screen.findByRole('button', { name: 'Concluir' });
  expect(document.activeElement).toBe(last);
});

test('a way of paying that was added and left empty keeps nobody from closing', async () => {
  const { close } = renderTab(() => openSession);
  const dialog = await startClosing();
  for (const button of dialog.getAllByRole('button', { name: /^Igual ao esperado/ })) {
    await userEvent.click(button);
  }
  await userEvent.click(await dialog.findByRole('button', { name: 'Adicionar forma' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cartão' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar caixa' }));

  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(JSON.stringify(close.mock.calls[0]?.[0])).not.toContain(card.id);
});

test('nothing is offered where every way of paying is there to be counted', async () => {
  const line = { key: card.id, name: card.name, expectedCents: 0, isOutflow: false };
  renderTab(() => ({ ...openSession, expected: [...openSession.expected, line] }));
  const dialog = await startClosing();
  expect(dialog.getByLabelText('Valor contado: Cartão')).toBeTruthy();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(dialog.queryByRole('button', { name: 'Adicionar forma' })).toBeNull();
});

test('a way of paying that was added and moves meanwhile is counted once', async () => {
  let current = openSession;
  const { queryClient } = renderTab(() => current);
  const dialog = await startClosing();
  await userEvent.click(await dialog.findByRole('button', { name: 'Adicionar forma' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cartão' }));
  await userEvent.type(await dialog.findByLabelText('Valor contado: Cartão'), '15');

  const line = { key: card.id, name: card.name, expectedCents: 2_000, isOutflow: false };
  current = { ...openSession, expected: [...openSession.expected, line] };
  await act(() => queryClient.invalidateQueries());
  expect(await dialog.findByText('Faltam R$ 5,00')).toBeTruthy();
  expect(dialog.getAllByLabelText('Valor contado: Cartão')).toHaveLength(1);
});

test('what is expected crosses zero meanwhile: what was counted there is asked for again', async () => {
  let current = unsaid(-4_000);
  const { queryClient } = renderTab(() => current);
  const dialog = await startClosing();
  await userEvent.type(dialog.getByLabelText(field), '40');
  expect(dialog.getByText('Confere')).toBeTruthy();

  current = unsaid(-3_000);
  await act(() => queryClient.invalidateQueries());
  expect(await dialog.findByText('Faltam R$ 10,00')).toBeTruthy();
  current = unsaid(1_000);
  await act(() => queryClient.invalidateQueries());

  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>(field).value).toBe(''));
  expect(dialog.queryByText('Faltam R$ 50,00')).toBeNull();
});

test('a drawer that moved says so, keeps what was counted, and closes at the next press', async () => {
  const line = { key: card.id, name: card.name, expectedCents: 5_000, isOutflow: false };
  const moved = { ...openSession, expected: [...openSession.expected, line] };
  let current = openSession;
  const sent: ClosingForm[] = [];
  const closing = fake.close.handler(({ input, errors }) => {
    sent.push(input);
    if (sent.length > 1) return closedSession;
    current = moved;
    throw errors.EXPECTED_CHANGED();
  });
  renderTab(() => current, undefined, closing);
  const dialog = await startClosing();
  await userEvent.type(dialog.getByLabelText('Valor contado: Dinheiro na gaveta'), '59');
  await userEvent.type(dialog.getByLabelText('Observações'), 'Troco');
  await userEvent.click(dialog.getByRole('button', { name: 'Igual ao esperado: PIX' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar caixa' }));

  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toBe(
    'O caixa mudou enquanto você contava. Confira os valores esperados e feche de novo.',
  );
  expect(document.activeElement).toBe(alert);
  expect(dialog.getByLabelText('Valor contado: Dinheiro na gaveta')).toHaveProperty(
    'value',
    '59,00',
  );
  await userEvent.type(dialog.getByLabelText('Valor contado: Cartão'), '50');
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar caixa' }));

  expect(await screen.findByRole('dialog', { name: 'Caixa fechado' })).toBeTruthy();
  const shown = ({ expected }: CashSessionDetail) =>
    expected.map(({ key, expectedCents }) => ({ key, expectedCents }));
  expect(sent.map(({ expected }) => expected)).toEqual([shown(openSession), shown(moved)]);
  expect(sent[1]?.counts.map(({ countedCents }) => countedCents)).toEqual([5_900, 25_000, 5_000]);
});
