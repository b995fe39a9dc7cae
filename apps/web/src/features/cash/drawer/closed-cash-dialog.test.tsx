import type { Role } from '@app/domain/team/permissions';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { detail } from '../../../../tests/sample-appointments.ts';
import { cash, openSession, pix } from '../../../../tests/sample-cash.ts';
import { ana, nails, pending, team } from '../../../../tests/sample-commissions.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import SettleDialog from '../checkout/settle-dialog.tsx';
import AdvanceDialog from '../commissions/advance-dialog.tsx';
import CommissionPayDialog from '../commissions/commission-pay-dialog.tsx';
import { ClosedCashDialog } from './closed-cash-dialog.tsx';

type Opening = (typeof fakeServer.cash.sessions)['open'];

async function open(role: Role, opening?: ReturnType<Opening['handler']>) {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role } };
  const onOpened = vi.fn<() => void>();
  renderWithApi(
    <ClosedCashDialog reason="O caixa está fechado." onOpened={onOpened} onClose={() => {}} />,
    opening ? { cash: { sessions: { open: opening } } } : {},
    { session },
  );
  await screen.findByText('O caixa está fechado.');
  return onOpened;
}

test.each([
  ['nothing, which is zero', '', 0],
  ['an amount', '90,5', 90_50],
])('whoever may opens the drawer there with %s, and goes on', async (_what, typed, inCents) => {
  const sent = vi.fn<(input: unknown) => void>();
  const onOpened = await open(
    'receptionist',
    fakeServer.cash.sessions.open.handler(({ input }) => {
      sent(input);
      return openSession;
    }),
  );
  const user = userEvent.setup();
  const field = await screen.findByLabelText('Valor de abertura');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard(`${typed}{Enter}`);
  await waitFor(() => expect(onOpened).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledExactlyOnceWith({ openingAmountCents: inCents, notes: '' });
});

test('it proposes what was counted in the drawer when it was closed last', async () => {
  const sent = vi.fn<(input: unknown) => void>();
  const { sessions } = fakeServer.cash;
  const line = { key: 'drawer', name: 'Dinheiro na gaveta' };
  const counts = [
    { ...line, expectedCents: 130_00, countedCents: 120_00, differenceCents: -10_00 },
  ];
  const { movements, isBlind, mark, ...closed } = openSession;
  renderWithApi(<ClosedCashDialog reason="Fechado." confirm="Abrir" onClose={() => {}} />, {
    cash: {
      sessions: {
        list: sessions.list.handler(() => ({ items: [{ ...closed, counts }], nextCursor: null })),
        open: sessions.open.handler(({ input }) => {
          sent(input);
          return openSession;
        }),
      },
    },
  });
  expect(await screen.findByLabelText('Valor de abertura')).toHaveProperty('value', '120,00');
  expect(screen.getByText(/^Contado na gaveta no último fechamento/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({ openingAmountCents: 120_00, notes: '' }),
  );
});

test('it says at once what is wrong, and opens when it is known what to propose', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const list = fakeServer.cash.sessions.list.handler(async () => {
    await promise;
    return { items: [], nextCursor: null };
  });
  renderWithApi(<ClosedCashDialog reason="Fechado." onClose={() => {}} />, {
    cash: { sessions: { list } },
  });
  expect(await screen.findByText('Fechado.')).toBeTruthy();
  const confirm = screen.getByRole('button', { name: 'Abrir caixa' });
  expect(confirm).toHaveProperty('disabled', true);
  expect(screen.queryByLabelText('Valor de abertura')).toBeNull();
  // The dialog has given the focus to something by now.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  resolve();
  const field = await screen.findByLabelText('Valor de abertura');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(confirm).toHaveProperty('disabled', false);
});

test('without a network nobody waits for what to propose', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  renderWithApi(<ClosedCashDialog reason="Fechado." onClose={() => {}} />, {});
  expect(await screen.findByLabelText('Valor de abertura')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Abrir caixa' })).toHaveProperty('disabled', false);
});

test('where a colleague was quicker the work goes on', async () => {
  const onOpened = await open(
    'owner',
    fakeServer.cash.sessions.open.handler(({ errors }) => {
      throw errors.SESSION_ALREADY_OPEN();
    }),
  );
  await screen.findByLabelText('Valor de abertura');
  await userEvent.click(screen.getByRole('button', { name: 'Abrir caixa' }));
  await waitFor(() => expect(onOpened).toHaveBeenCalledOnce());
});

test('a drawer that does not open is said, and what was typed stays', async () => {
  const onOpened = await open(
    'owner',
    fakeServer.cash.sessions.open.handler(() => {
      throw new Error('offline');
    }),
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Valor de abertura'), '90');
  await user.click(screen.getByRole('button', { name: 'Abrir caixa' }));
  expect(await screen.findByText('Erro ao abrir caixa. Tente novamente.')).toBeTruthy();
  expect(screen.getByLabelText('Valor de abertura')).toHaveProperty('value', '90,00');
  expect(onOpened).not.toHaveBeenCalled();
});

test('whoever takes no money is told whom to ask', async () => {
  await open('professional');
  expect(screen.queryByLabelText('Valor de abertura')).toBeNull();
  expect(screen.getByText('Peça a quem cuida do caixa para abri-lo.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

describe('what was filled in before the drawer was closed', () => {
  const { sessions, settlements, commissions } = fakeServer.cash;
  const choices = {
    usualPaymentMethodId: null,
    paymentMethods: [
      { ...cash, kind: 'cash' as const },
      { ...pix, kind: 'pix' as const },
    ],
    incomeCategories: [],
    expenseCategories: [],
    pix: null,
  };
  const done = { ...detail, status: 'completed' as const };

  function show(dialog: ReactNode) {
    const drawer: { now: typeof openSession | null } = { now: openSession };
    const { queryClient } = renderWithApi(dialog, {
      scheduling: {
        appointments: { get: fakeServer.scheduling.appointments.get.handler(() => done) },
      },
      cash: {
        sessions: {
          current: sessions.current.handler(() => drawer.now),
          choices: sessions.choices.handler(() => choices),
        },
        settlements: {
          settle: settlements.settle.handler(({ errors }) => {
            drawer.now = null;
            throw errors.CASH_CLOSED();
          }),
        },
        commissions: {
          advance: commissions.advance.handler(({ errors }) => {
            throw errors.CASH_CLOSED();
          }),
        },
      },
      team: {
        professionals: { list: fakeServer.team.professionals.list.handler(() => team) },
      },
    });
    const becomes = (session: typeof openSession | null) =>
      act(() => {
        drawer.now = session;
        return queryClient.invalidateQueries();
      });
    return { becomes, user: userEvent.setup() };
  }

  const notice = async () => within(await screen.findByRole('dialog', { name: 'Caixa Fechado' }));
  const isGone = () =>
    waitFor(() => expect(screen.queryByRole('dialog', { name: 'Caixa Fechado' })).toBeNull());

  test('of a payment is there again, and nothing is lost on the way to the drawer', async () => {
    const onClose = vi.fn<() => void>();
    const { becomes, user } = show(<SettleDialog appointmentId={done.id} onClose={onClose} />);
    const form = within(await screen.findByRole('dialog', { name: 'Registrar pagamento' }));
    await user.click(await form.findByRole('radio', { name: 'PIX' }));
    await user.click(form.getByRole('button', { name: /^Desconto/ }));
    await user.type(form.getByLabelText('Gorjeta', { selector: 'input' }), '7');
    const confirm = form.getByRole('button', { name: /^Receber R\$/ });
    await user.click(confirm);
    await user.click((await notice()).getByRole('button', { name: 'Voltar' }));

    await isGone();
    expect(onClose).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(confirm);
    await user.click(confirm);
    await notice();
    await becomes({ ...openSession, id: done.id });
    await isGone();
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'PIX' }).checked).toBe(true);
    expect(form.getByLabelText('Gorjeta', { selector: 'input' })).toHaveProperty('value', '7,00');
  });

  test('of a payment stays after Escape, which answers the notice alone', async () => {
    const onClose = vi.fn<() => void>();
    const { becomes, user } = show(<SettleDialog appointmentId={done.id} onClose={onClose} />);
    const form = within(await screen.findByRole('dialog', { name: 'Registrar pagamento' }));
    await user.click(await form.findByRole('radio', { name: 'PIX' }));
    await becomes(null);
    await notice();
    await user.keyboard('{Escape}');

    await isGone();
    expect(screen.queryByRole('dialog', { name: 'Descartar alterações?' })).toBeNull();
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'PIX' }).checked).toBe(true);
  });

  test('of commissions is there again', async () => {
    const onClose = vi.fn<() => void>();
    const { becomes, user } = show(
      <CommissionPayDialog
        items={[nails]}
        professionals={pending.professionals}
        onClose={onClose}
        onPaid={onClose}
      />,
    );
    const form = within(await screen.findByRole('dialog', { name: 'Pagar comissões' }));
    const method = await form.findByRole('combobox', { name: 'Método de pagamento' });
    await user.click(method);
    await user.click(await screen.findByRole('option', { name: 'PIX' }));
    await becomes(null);
    await user.click((await notice()).getByRole('button', { name: 'Voltar' }));
    await isGone();
    await becomes(openSession);
    expect(method).toHaveProperty('value', 'PIX');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('of a vale is there again', async () => {
    const onClose = vi.fn<() => void>();
    const { becomes, user } = show(<AdvanceDialog onClose={onClose} />);
    const form = within(await screen.findByRole('dialog', { name: 'Registrar vale' }));
    const who = await form.findByRole('combobox', { name: 'Profissional' });
    await user.click(who);
    await user.click(await screen.findByRole('option', { name: ana.name }));
    await user.type(form.getByLabelText('Motivo'), 'Passagem');
    await becomes(null);
    await notice();
    await becomes(openSession);
    await isGone();
    expect(who).toHaveProperty('value', ana.name);
    expect(form.getByLabelText('Motivo')).toHaveProperty('value', 'Passagem');
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('where no drawer was open there is nothing to go back to', async () => {
  const onClose = vi.fn<() => void>();
  const current = fakeServer.cash.sessions.current.handler(() => null);
  renderWithApi(<AdvanceDialog onClose={onClose} />, { cash: { sessions: { current } } });
  await screen.findByRole('dialog', { name: 'Caixa Fechado' });
  expect(screen.queryByRole('dialog', { name: 'Registrar vale' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(onClose).toHaveBeenCalledOnce();
});
