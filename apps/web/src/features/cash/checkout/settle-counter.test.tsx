import type { Session } from '@app/contract/identity/session.contract';
import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  agenda,
  detail,
  haircut,
  MONDAY_MORNING,
  newcomer,
} from '../../../../tests/sample-appointments.ts';
import { openSession } from '../../../../tests/sample-cash.ts';
import { settlement } from '../../../../tests/sample-settlement.ts';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { AppointmentsPage } from '../../scheduling/appointments/appointments-page.tsx';
import { wayLines } from './receipt.labels.ts';
import { counter } from './settle-counter.tsx';

const { appointments, agenda: agendaOf } = fakeServer.scheduling;
const { sessions, settlements } = fakeServer.cash;

type Company = NonNullable<Session['company']>;
type Setting = {
  shown?: Partial<AppointmentDetail>;
  handlers?: FakeRouter;
  money?: FakeRouter;
  drawer?: FakeRouter;
  role?: Company['role'];
  openModules?: Company['openModules'];
  details?: 'open' | 'closed';
};

/** When the appointment is over. */
const AFTERWARDS = MONDAY_MORNING.add({ hours: 6 });

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(AFTERWARDS);
});

/** The agenda with one appointment, beside a counter whose drawer is closed. */
function open({
  shown,
  handlers,
  money,
  drawer,
  role = 'owner',
  openModules,
  details = 'closed',
}: Setting) {
  const entry = { ...haircut, ...shown };
  const { company } = sampleSession;
  const session = {
    ...sampleSession,
    company: company && { ...company, role, openModules: openModules ?? company.openModules },
  };
  renderWithApi(
    <AppointmentsPage
      view={{ view: 'cards', ...(details === 'open' && { open: entry.id }) }}
      onView={() => {}}
      onOpen={() => {}}
      counter={counter}
    />,
    {
      scheduling: {
        agenda: { read: agendaOf.read.handler(() => agenda) },
        appointments: {
          list: appointments.list.handler(() => ({ items: [entry], nextCursor: null })),
          get: appointments.get.handler(() => ({ ...detail, ...shown })),
          clientAside: appointments.clientAside.handler(() => newcomer),
          ...handlers,
        },
      },
      cash: {
        sessions: { current: sessions.current.handler(() => null), ...drawer },
        settlements: {
          ofAppointment: settlements.ofAppointment.handler(() => settlement),
          ...money,
        },
      },
    },
    { session },
  );
  return userEvent.setup();
}

const completed = { status: 'completed' as const };
const paid = { ...completed, isPaid: true };
const button = 'Registrar pagamento de Maria Lima';

test('what is done and not paid can be paid', async () => {
  const user = open({ shown: completed });
  await user.click(await screen.findByRole('button', { name: button }));
  // No drawer is open here.
  const dialog = within(await screen.findByRole('dialog', { name: 'Caixa Fechado' }));
  expect(dialog.getByRole('button', { name: 'Abrir caixa e receber' })).toBeTruthy();
});

test.each<[string, Setting]>([
  ['not done yet', { shown: { status: 'confirmed' } }],
  ['paid', { shown: paid }],
  ['of a professional, who takes no money', { shown: completed, role: 'professional' }],
  ['in a plan without a counter', { shown: completed, openModules: ['appointments'] }],
])('what is %s has no button to pay it', async (_what, setting) => {
  open(setting);
  expect(await screen.findByText('Maria Lima')).toBeTruthy();
  expect(screen.queryByRole('button', { name: button })).toBeNull();
});

test('what is paid says so', async () => {
  open({ shown: paid });
  expect(await screen.findByText('Pago')).toBeTruthy();
});

test('who finishes before the drawer has answered is asked what the answer needs', async () => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(MONDAY_MORNING);
  const { promise, resolve } = Promise.withResolvers<null>();
  const current = sessions.current.handler(() => promise);
  const user = open({ shown: { status: 'confirmed' }, drawer: { current }, details: 'open' });
  await user.click(await screen.findByRole('button', { name: /^Finalizar e receber/ }));
  resolve(null);
  expect(await screen.findByRole('dialog', { name: 'Caixa Fechado' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Concluir antes da hora?' })).toBeNull();
});

test('a drawer that closed meanwhile is asked about after the early question', async () => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(MONDAY_MORNING);
  const changeStatus = appointments.changeStatus.handler(({ errors }) => {
    throw errors.CASH_CLOSED();
  });
  const user = open({
    shown: { status: 'confirmed' },
    handlers: { changeStatus },
    drawer: { current: sessions.current.handler(() => openSession) },
    details: 'open',
  });
  await user.click(await screen.findByRole('button', { name: /^Finalizar e receber/ }));
  await user.click(await screen.findByRole('button', { name: 'Concluir mesmo assim' }));
  expect(await screen.findByLabelText('Valor de abertura')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Concluir antes da hora?' })).toBeNull();
});

async function changeTo(user: ReturnType<typeof open>, status: string) {
  await user.click(await screen.findByRole('button', { name: 'Alterar status de Maria Lima' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alterar status' }));
  await user.click(dialog.getByRole('radio', { name: status }));
  return { dialog, save: () => user.click(dialog.getByRole('button', { name: 'Salvar' })) };
}

test('completing without a drawer opens it, and goes on with what was chosen', async () => {
  const drawer: { now: typeof openSession | null } = { now: null };
  const asked = vi.fn<(input: unknown) => void>();
  const changeStatus = appointments.changeStatus.handler(({ input, errors }) => {
    if (!drawer.now) throw errors.CASH_CLOSED();
    asked(input);
    return { ...detail, status: input.status, refund: 'none', paidCommissionCents: 0 };
  });
  const money = {
    current: sessions.current.handler(() => drawer.now),
    open: sessions.open.handler(() => {
      drawer.now = openSession;
      return openSession;
    }),
  };
  const user = open({ handlers: { changeStatus }, drawer: money });
  const { dialog, save } = await changeTo(user, 'Concluído');
  await user.type(dialog.getByLabelText('Observações'), 'Trouxe a filha');
  await save();
  const closed = within(await screen.findByRole('dialog', { name: 'Caixa Fechado' }));
  const sentence = 'É necessário ter um caixa aberto para concluir um agendamento.';
  expect(closed.getByText(sentence)).toBeTruthy();
  await user.click(closed.getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  await save();
  await user.click(await screen.findByRole('button', { name: 'Abrir caixa' }));
  await waitFor(() =>
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      id: haircut.id,
      status: 'completed',
      notes: `${haircut.notes}Trouxe a filha`,
      version: haircut.version,
    }),
  );
});

type Outcome = { refund: 'none' | 'done' | 'failed'; paidCommissionCents: number };

function changing(outcome: Outcome) {
  const changeStatus = appointments.changeStatus.handler(({ input }) => ({
    ...detail,
    ...outcome,
    status: input.status,
  }));
  return { changeStatus };
}

test('what was completed is paid next', async () => {
  const handlers = changing({ refund: 'none', paidCommissionCents: 0 });
  const user = open({ handlers });
  const { save } = await changeTo(user, 'Concluído');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Alterar status' })).toBeNull());
  const next = within(await screen.findByRole('dialog', { name: 'Caixa Fechado' }));
  expect(screen.queryByText('Status alterado com sucesso!')).toBeNull();
  await user.click(next.getByRole('button', { name: 'Voltar' }));
  const before = screen.getByRole('button', { name: 'Alterar status de Maria Lima' });
  await waitFor(() => expect(document.activeElement).toBe(before));
});

describe('what has not begun', () => {
  beforeEach(() => {
    vi.spyOn(Temporal.Now, 'instant').mockReturnValue(MONDAY_MORNING);
  });

  test('is completed after a question, which the keyboard answers', async () => {
    const asked = vi.fn<(input: unknown) => void>();
    const changeStatus = appointments.changeStatus.handler(({ input }) => {
      asked(input);
      return { ...detail, status: input.status, refund: 'none', paidCommissionCents: 0 };
    });
    const user = open({ handlers: { changeStatus }, role: 'professional' });
    const { save } = await changeTo(user, 'Concluído');
    await save();
    const question = await screen.findByRole('dialog', { name: 'Concluir antes da hora?' });
    const sentence = 'Este atendimento começa só às 10:00. Concluir mesmo assim?';
    expect(within(question).getByText(sentence)).toBeTruthy();
    // The Enter that asked must not answer too.
    const back = within(question).getByRole('button', { name: 'Voltar' });
    await waitFor(() => expect(document.activeElement).toBe(back));
    expect(asked).not.toHaveBeenCalled();
    await user.keyboard('{Tab}{Enter}');
    expect(await screen.findByText('Status alterado com sucesso!')).toBeTruthy();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ id: haircut.id, status: 'completed' });
  });

  test('is asked too before somebody is said not to have come', async () => {
    const later = { startTime: '2026-11-18T17:30:00Z', endTime: '2026-11-18T18:30:00Z' };
    const { save } = await changeTo(open({ shown: later }), 'Não compareceu');
    await save();
    const title = 'Marcar falta antes da hora?';
    const question = within(await screen.findByRole('dialog', { name: title }));
    expect(
      question.getByText(/começa só em 18\/11 às 14:30\. Marcar que não compareceu/),
    ).toBeTruthy();
  });

  test('stays as it was after Escape, and the choice stays open', async () => {
    const later = { startTime: '2026-11-18T17:30:00Z', endTime: '2026-11-18T18:30:00Z' };
    const user = open({ shown: later });
    const { dialog, save } = await changeTo(user, 'Concluído');
    await save();
    const title = 'Concluir antes da hora?';
    const question = within(await screen.findByRole('dialog', { name: title }));
    expect(question.getByText(/começa só em 18\/11 às 14:30\. Concluir/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(dialog.getByRole('radio', { name: 'Concluído' })).toHaveProperty('checked', true);
  });
});

test('a professional completes and is not asked for the payment', async () => {
  const handlers = changing({ refund: 'none', paidCommissionCents: 0 });
  const { save } = await changeTo(open({ handlers, role: 'professional' }), 'Concluído');
  await save();
  expect(await screen.findByText('Status alterado com sucesso!')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[string, Outcome, string]>([
  ['done', { refund: 'done', paidCommissionCents: 0 }, 'Estorno Processado'],
  [
    'done after the commission was paid',
    { refund: 'done', paidCommissionCents: 45_00 },
    'A comissão de R$ 45,00 já foi paga. Acerte esse valor com o profissional.',
  ],
  [
    'failed',
    { refund: 'failed', paidCommissionCents: 0 },
    'Agendamento cancelado, mas o estorno falhou. Verifique manualmente.',
  ],
])('cancelling what is paid warns first; a refund that is %s is said', async (_what, ...rest) => {
  const [outcome, sentence] = rest;
  const user = open({ shown: paid, handlers: changing(outcome) });
  const { dialog, save } = await changeTo(user, 'Cancelado');
  expect(dialog.getByText('Este agendamento está pago')).toBeTruthy();
  expect(await dialog.findByText(/^O caixa está fechado\. Abra o caixa antes/)).toBeTruthy();
  await save();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('cancelling what was paid by PIX says that the bank has to send it back', async () => {
  const pix = {
    paymentMethodName: 'PIX',
    paymentMethodKind: 'pix' as const,
    amountCents: 95_00,
    brand: '',
    instalments: 1,
  };
  const ofAppointment = settlements.ofAppointment.handler(() => ({ ...settlement, parts: [pix] }));
  const user = open({ shown: paid, money: { ofAppointment } });
  const { dialog } = await changeTo(user, 'Cancelado');
  expect(await dialog.findByText(/^O PIX de R\$ 95,00 precisa ser devolvido/)).toBeTruthy();
});

test('whoever refunds nothing cannot cancel what is paid', async () => {
  const user = open({ shown: paid, role: 'receptionist' });
  const { dialog } = await changeTo(user, 'Cancelado');
  expect(dialog.getByText(/o seu perfil não faz estornos/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveProperty('disabled', true);
});

test('the details show the payment, and refund it after a question', async () => {
  const asked = vi.fn<(input: unknown) => void>();
  const refund = settlements.refund.handler(({ input }) => {
    asked(input);
    return { ...settlement, paidCommissionCents: 12_00 };
  });
  const user = open({ shown: paid, details: 'open', money: { refund } });
  const payment = within(await screen.findByRole('region', { name: 'Pagamento' }));
  expect(payment.getByText('Recibo nº 41 · 16/11/2026 11:05')).toBeTruthy();
  expect(payment.getByText('Dinheiro')).toBeTruthy();
  expect(payment.getByRole('link', { name: 'Ver recibo' })).toBeTruthy();

  await user.click(payment.getByRole('button', { name: 'Estornar pagamento' }));
  const question = within(await screen.findByRole('dialog', { name: 'Estornar pagamento?' }));
  expect(asked).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Estornar pagamento' }));
  expect(await screen.findByText('Estorno Processado')).toBeTruthy();
  expect(screen.getByText(/^A comissão de R\$ 12,00 já foi paga/)).toBeTruthy();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ id: settlement.id, as: 'money' });
});

test('the details show every way in which it was paid, and what is still owed of it', async () => {
  const [card] = settlement.parts;
  const prepaid = [
    { name: 'Pacote Dez cortes', amountCents: 20_00, isOwed: false },
    { name: 'Ficou na conta', amountCents: 25_00, isOwed: true },
  ];
  const mixed = { ...settlement, prepaid, parts: card ? [card] : [], changeCents: 0 };
  const ofAppointment = settlements.ofAppointment.handler(() => mixed);
  open({ shown: { ...paid, owedCents: 10_00 }, details: 'open', money: { ofAppointment } });
  const payment = within(await screen.findByRole('region', { name: 'Pagamento' }));
  for (const [name, amount] of [
    ['Pacote Dez cortes', 'R$ 20,00'],
    ['Cartão de Crédito', 'R$ 50,00'],
    ['Ficou na conta', 'R$ 25,00'],
  ] as const) {
    expect(payment.getByText(name).nextSibling?.textContent).toBe(amount);
  }
  const sum = wayLines(mixed).reduce((all, [, amount]) => all + amount, 0);
  expect(sum).toBe(mixed.totalCents);
  expect(payment.getByText('Ainda falta o cliente pagar R$ 10,00.')).toBeTruthy();
  expect(screen.getAllByText('Fiado')).not.toHaveLength(0);
  expect(screen.queryByText('Pago')).toBeNull();
});

test('a refund may stay as credit, and then nothing has to be given back by hand', async () => {
  const asked = vi.fn<(input: unknown) => void>();
  const refund = settlements.refund.handler(({ input }) => {
    asked(input);
    return { ...settlement, paidCommissionCents: 0 };
  });
  const user = open({ shown: paid, details: 'open', money: { refund } });
  const payment = within(await screen.findByRole('region', { name: 'Pagamento' }));
  await user.click(payment.getByRole('button', { name: 'Estornar pagamento' }));
  const question = within(await screen.findByRole('dialog', { name: 'Estornar pagamento?' }));
  expect(question.getByText(/saem do caixa aberto/)).toBeTruthy();
  await user.click(question.getByRole('checkbox', { name: 'Devolver como crédito' }));
  expect(question.getByText(/ficam como crédito/)).toBeTruthy();
  expect(question.queryByText(/precisa ser devolvido|na maquininha/)).toBeNull();
  await user.click(question.getByRole('button', { name: 'Estornar pagamento' }));
  expect(await screen.findByText('Devolvido como crédito')).toBeTruthy();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ id: settlement.id, as: 'credit' });
});

test('a receptionist sees the payment and refunds nothing', async () => {
  open({ shown: paid, details: 'open', role: 'receptionist' });
  const payment = within(await screen.findByRole('region', { name: 'Pagamento' }));
  expect(payment.queryByRole('button', { name: 'Estornar pagamento' })).toBeNull();
});

test('a refund without a drawer leads to the Caixa tab', async () => {
  const refund = settlements.refund.handler(({ errors }) => {
    throw errors.CASH_CLOSED();
  });
  const user = open({ shown: paid, details: 'open', money: { refund } });
  await user.click(await screen.findByRole('button', { name: 'Estornar pagamento' }));
  const question = within(await screen.findByRole('dialog', { name: 'Estornar pagamento?' }));
  await user.click(question.getByRole('button', { name: 'Estornar pagamento' }));
  expect(await screen.findByRole('dialog', { name: 'Caixa Fechado' })).toBeTruthy();
});

test('a refund that failed is said in the question', async () => {
  const refund = settlements.refund.handler(() => {
    throw new Error('offline');
  });
  const user = open({ shown: paid, details: 'open', money: { refund } });
  await user.click(await screen.findByRole('button', { name: 'Estornar pagamento' }));
  const question = within(await screen.findByRole('dialog', { name: 'Estornar pagamento?' }));
  await user.click(question.getByRole('button', { name: 'Estornar pagamento' }));
  expect(await question.findByText('Erro ao processar transação. Tente novamente.')).toBeTruthy();
});
