import type { CompanySubscription } from '@app/contract/billing/subscription.contract';
import type { Role } from '@app/domain/team/permissions';
import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { catchSavedFile } from '../../../tests/saved-file.ts';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../tests/support.tsx';
import SubscriptionTab from './subscription-tab.tsx';

const fake = fakeServer.billing;
const planId = '01990000-0000-7000-8000-0000000000aa';

const subscribed: CompanySubscription = {
  status: 'active',
  trialEndsAt: null,
  currentPeriodEnd: '2126-04-10T12:00:00Z',
  hasAccess: true,
  isSubscribed: true,
  plan: {
    id: planId,
    name: 'Plano Total',
    priceCents: 59_90,
    maxProfessionals: null,
    maxAppointmentsMonthly: 0,
    closedModules: [],
  },
  payments: [
    {
      id: 'in_1',
      amountCents: 59_90,
      status: 'paid',
      at: '2026-03-10T12:00:00Z',
      periodStart: '2026-03-10T12:00:00Z',
      periodEnd: '2026-04-10T12:00:00Z',
      invoiceUrl: 'https://pagamentos.test/in_1',
    },
  ],
  isSimulated: false,
};

const plans = {
  list: fake.plans.list.handler(() => [
    {
      id: planId,
      name: 'Plano Total',
      description: '',
      priceCents: 59_90,
      features: ['WhatsApp completo'],
      isMostPopular: true,
    },
  ]),
};

afterEach(() => notifications.clean());

function renderTab(
  change: Partial<CompanySubscription> = {},
  handlers: FakeRouter = {},
  role: Role = 'owner',
) {
  const { company } = sampleSession;
  const read = fake.subscription.read.handler(() => ({ ...subscribed, ...change }));
  return renderWithApi(
    <SubscriptionTab />,
    { billing: { plans, subscription: { read, ...handlers } } },
    { session: { ...sampleSession, company: company && { ...company, role } } },
  );
}

function inDays(days: number): string {
  return Temporal.Now.instant()
    .add({ hours: days * 24 - 1 })
    .toString();
}

const notYet = { status: 'trial', isSubscribed: false, currentPeriodEnd: null } as const;

test.each([
  ['a trial', { ...notYet, trialEndsAt: inDays(5) }, 'Trial Ativo · 5 dias'],
  ['an active one', {}, 'Ativo'],
  ['a canceled one that was paid', { status: 'canceled' }, 'Cancelada, ativa até 10/04/2126'],
  ['an overdue one', { status: 'past_due' }, 'Em Atraso'],
  ['none', { ...notYet, status: 'inactive', plan: null }, 'Sem Assinatura'],
] as const)('the badge of %s', async (_case, change, badge) => {
  renderTab(change);
  const card = await screen.findByRole('region', { name: 'Assinatura' });
  expect(within(card).getByText(badge)).toBeTruthy();
});

test('tells the plan, its price, until when it lasts and what is included', async () => {
  renderTab();
  const card = await screen.findByRole('region', { name: 'Assinatura' });

  expect(await within(card).findByText('WhatsApp completo')).toBeTruthy();
  for (const text of ['Plano Total', 'R$ 59,90', 'Renova em 10/04/2126.']) {
    expect(within(card).getByText(text)).toBeTruthy();
  }
});

test('names the day and the amount of the first charge, once somebody subscribed in the trial', async () => {
  const trial = { status: 'trial', trialEndsAt: '2126-04-10T12:00:00Z' } as const;
  renderTab(trial);

  const charge = /^Primeira cobrança em 10\/04\/2126: R\$\s59,90\./;
  expect(await screen.findByText(charge)).toBeTruthy();
});

test.each([
  ['nobody subscribed', { isSubscribed: false }],
  ['it was canceled in the trial', { status: 'canceled' }],
  ['it was paid before', { status: 'active', trialEndsAt: null }],
] as const)('names no first charge when %s', async (_case, change) => {
  renderTab({ status: 'trial', trialEndsAt: '2126-04-10T12:00:00Z', ...change });
  await screen.findByRole('region', { name: 'Assinatura' });

  expect(screen.queryByText(/Primeira cobrança/)).toBeNull();
});

test('tells what the plan limits and leaves out', async () => {
  const plan = subscribed.plan && {
    ...subscribed.plan,
    maxProfessionals: 1,
    maxAppointmentsMonthly: 200,
    closedModules: ['stock', 'coupons'] as const,
  };
  renderTab({ plan: plan && { ...plan, closedModules: [...plan.closedModules] } });

  expect(await screen.findByText('Até 1 profissional')).toBeTruthy();
  expect(screen.getByText('Até 200 agendamentos por mês')).toBeTruthy();
  expect(screen.getByText('Não inclui: Estoque, Cupons.')).toBeTruthy();
});

test.each([
  [3, 1],
  [4, 0],
])('with %d days of trial left the nudge appears %d times', async (days, times) => {
  renderTab({ ...notYet, trialEndsAt: inDays(days) });
  await screen.findByRole('region', { name: 'Assinatura' });
  expect(screen.queryAllByText(/Seu teste grátis termina em/)).toHaveLength(times);
});

test('whoever subscribed during the trial needs no nudge', async () => {
  renderTab({ status: 'trial', trialEndsAt: inDays(1) });
  await screen.findByRole('region', { name: 'Assinatura' });
  expect(screen.queryByText(/Seu teste grátis termina em/)).toBeNull();
});

test('without a subscription the button leads to the plans', async () => {
  renderTab({ ...notYet, trialEndsAt: inDays(5) });
  const subscribe = await screen.findByRole('link', { name: 'Assinar Plano Total' });

  expect(subscribe.getAttribute('href')).toBe('/plan-selection');
  expect(screen.queryByRole('button', { name: 'Gerenciar Assinatura' })).toBeNull();
});

test.each(['active', 'trial', 'past_due', 'canceled'] as const)(
  'a subscription that is %s can be managed',
  async (status) => {
    renderTab({ status });
    expect(await screen.findByRole('button', { name: 'Gerenciar Assinatura' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Assinar Plano Total' })).toBeNull();
  },
);

test('whoever runs the platform has nothing to subscribe to', async () => {
  const read = fake.subscription.read.handler(() => ({ ...subscribed, isSubscribed: false }));
  renderWithApi(
    <SubscriptionTab />,
    { billing: { plans, subscription: { read } } },
    { session: { ...sampleSession, platformRole: 'admin' } },
  );
  expect(await screen.findByRole('button', { name: 'Sincronizar' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Assinar Plano Total' })).toBeNull();
});

test('the portal opens in a window of its own, cut off from this page', async () => {
  const opened = { opener: window, location: { href: '' }, close: vi.fn() };
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const portal = fake.subscription.portal.handler(() => ({ url: 'https://portal.test/p' }));
  renderTab({}, { portal });

  await userEvent.click(await screen.findByRole('button', { name: 'Gerenciar Assinatura' }));

  expect(open).toHaveBeenCalledWith('', '_blank');
  await waitFor(() => expect(opened.location.href).toBe('https://portal.test/p'));
  expect(opened.opener).toBeNull();
});

test('where windows are blocked the page itself goes to the portal', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const assign = vi.fn();
  vi.spyOn(globalThis, 'location', 'get').mockReturnValue({ ...location, assign });
  const portal = fake.subscription.portal.handler(() => ({ url: 'https://portal.test/p' }));
  renderTab({}, { portal });

  await userEvent.click(await screen.findByRole('button', { name: 'Gerenciar Assinatura' }));

  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://portal.test/p'));
});

test('a portal without an address closes the window and says so', async () => {
  const opened = { close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const portal = fake.subscription.portal.handler(({ errors }) => {
    throw errors.PORTAL_WITHOUT_URL();
  });
  renderTab({}, { portal });

  await userEvent.click(await screen.findByRole('button', { name: 'Gerenciar Assinatura' }));

  expect(await screen.findByText('Não foi possível abrir o portal de gerenciamento.')).toBeTruthy();
  expect(screen.getByText('URL do portal não recebida')).toBeTruthy();
  expect(opened.close).toHaveBeenCalledOnce();
});

test('synchronizing says so and starts over with a fresh page', async () => {
  const reload = vi.fn();
  vi.spyOn(globalThis, 'location', 'get').mockReturnValue({ ...location, reload });
  const sync = vi.fn(() => ({ success: true as const }));
  renderTab({}, { sync: fake.subscription.sync.handler(sync) });

  await userEvent.dblClick(await screen.findByRole('button', { name: 'Sincronizar' }));

  expect(await screen.findByText('Sincronização concluída')).toBeTruthy();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sync).toHaveBeenCalledOnce();
});

test('a synchronization that fails says what to do', async () => {
  const sync = fake.subscription.sync.handler(({ errors }) => {
    throw errors.PAYMENT_PROVIDER_FAILED();
  });
  renderTab({}, { sync });

  await userEvent.click(await screen.findByRole('button', { name: 'Sincronizar' }));

  expect(await screen.findByText('Erro na sincronização')).toBeTruthy();
  expect(
    screen.getByText('Não foi possível sincronizar com o provedor de pagamento. Tente novamente.'),
  ).toBeTruthy();
});

test('a manager looks and changes nothing', async () => {
  renderTab({}, {}, 'manager');

  expect(await screen.findByText(/Só o proprietário da empresa pode assinar/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Gerenciar|Sincronizar/ })).toBeNull();
});

test('payments are listed in words, with the way to the invoice', async () => {
  renderTab();
  const table = await screen.findByRole('table', { name: 'Pagamentos' });

  for (const text of ['10/03/2026', '10/03/2026 a 10/04/2026', 'R$ 59,90', 'Pago']) {
    expect(within(table).getByText(text)).toBeTruthy();
  }
  const invoice = within(table).getByRole('link', { name: 'Ver fatura de 10/03/2026' });
  expect(invoice.getAttribute('href')).toBe('https://pagamentos.test/in_1');
  expect(invoice.getAttribute('rel')).toContain('noopener');
});

test('without payments the list says when they come', async () => {
  renderTab({ payments: [] });
  expect(await screen.findByText(/Nenhum pagamento ainda/)).toBeTruthy();
});

test('a rehearsal says that nothing is charged', async () => {
  renderTab({ isSimulated: true });
  expect(await screen.findByText(/Pagamentos simulados/)).toBeTruthy();
});

test('when the answer knows more than the session, the session is asked for again', async () => {
  const { api, queryClient } = renderTab({ status: 'past_due' });
  const key = api.identity.session.current.queryKey();
  queryClient.setQueryData(key, sampleSession);

  await screen.findByText('Em Atraso');
  await waitFor(() => expect(queryClient.getQueryData(key)).toBeUndefined());
});

test('the payments can be taken along', async () => {
  const saved = catchSavedFile();
  renderTab();
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV: Pagamentos' }));
  expect(await saved.lines()).toEqual([
    'Data;Período;Valor (R$);Situação;Fatura',
    '10/03/2026;10/03/2026 a 10/04/2026;59,90;Pago;https://pagamentos.test/in_1',
  ]);
});
