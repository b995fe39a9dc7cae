import type { Session } from '@app/contract/identity/session.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAddress } from '../../tests/render-app.tsx';
import { fakeServer, sampleSession } from '../../tests/support.tsx';

const { identity, billing, catalog } = fakeServer;
const unverified = {
  verified: false,
  subscription_status: 'trial',
  is_trial_active: true,
  trial_days_remaining: 5,
  company_id: '01990000-0000-7000-8000-000000000002',
} as const;
const entrance = {
  firstAccess: false,
  asksSetupToken: false,
  offersDemo: false,
  recoversByEmail: true,
};
const withoutAccess: Session = {
  ...sampleSession,
  company: sampleSession.company && {
    ...sampleSession.company,
    openModules: [],
    subscription: { status: 'inactive', trialEndsAt: null, currentPeriodEnd: null },
  },
};
const operator: Session = { ...sampleSession, platformRole: 'admin', company: null };

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ user: {} }));
});

function open(address: string, somebody: () => Session | null) {
  return openAddress(address, {
    identity: {
      session: { current: identity.session.current.handler(somebody) },
      entrance: { current: identity.entrance.current.handler(() => entrance) },
    },
    billing: {
      plans: { list: billing.plans.list.handler(() => []) },
      subscription: { verify: billing.subscription.verify.handler(() => unverified) },
    },
    catalog: {
      services: {
        list: catalog.services.list.handler(({ errors }) => {
          throw errors.MODULE_CLOSED({ data: { module: 'services' } });
        }),
      },
    },
  });
}

test('whoever comes back from paying without a session signs in first and then continues', async () => {
  let somebody: Session | null = null;
  const { history } = open('/payment-success?session_id=cs_1', () => somebody);
  await waitFor(() => expect(history.location.pathname).toBe('/auth'));

  somebody = sampleSession;
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ana@salao.com');
  await userEvent.type(screen.getByLabelText('Senha'), 'girassol');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));

  expect(await screen.findByText('Verificando sua assinatura...')).toBeTruthy();
  expect(screen.getByText(/cs_1/)).toBeTruthy();
  expect(history.location.href).toBe('/payment-success?session_id=cs_1');
});

test('the plans can be reached without access', async () => {
  open('/plan-selection', () => withoutAccess);
  expect(await screen.findByRole('heading', { name: 'Escolha seu plano' })).toBeTruthy();
});

test.each(['/plan-selection', '/payment-success'])(
  'whoever has no company to pay for is sent on from %s',
  async (address) => {
    const { history } = open(address, () => operator);
    await waitFor(() => expect(history.location.pathname).toBe('/super-admin'));
  },
);

test('without access the dashboard opens, the module is locked and the banner says so', async () => {
  open('/dashboard/services', () => withoutAccess);

  expect(await screen.findByRole('heading', { name: 'Recurso Premium' })).toBeTruthy();
  expect(screen.getByText('Sem Plano Ativo')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Serviços (bloqueado)' })).toBeTruthy();
});

test('the home page has the banner once, below its title', async () => {
  open('/dashboard', () => withoutAccess);

  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Sem Plano Ativo')).toBeTruthy();
  expect(screen.getAllByText('Sem Plano Ativo')).toHaveLength(1);
});

test('access that ends while a screen is open locks it and tells the whole dashboard', async () => {
  const somebody = vi.fn<() => Session>(() => withoutAccess).mockReturnValueOnce(sampleSession);
  open('/dashboard/services', somebody);

  expect(await screen.findByText('Sem Plano Ativo')).toBeTruthy();
  expect(
    screen.getByText('É necessária uma assinatura ativa. Assine o Plano Total para continuar.'),
  ).toBeTruthy();
  expect(somebody).toHaveBeenCalledTimes(2);
});

test('an unknown tab of the settings opens the first one allowed', async () => {
  open('/dashboard/settings?tab=nada', () => sampleSession);
  expect(await screen.findByRole('tab', { name: 'Empresa', selected: true })).toBeTruthy();
});

test('without access the settings keep the company and the subscription', async () => {
  open('/dashboard/settings?tab=financial', () => withoutAccess);

  expect(await screen.findByRole('tab', { name: 'Empresa', selected: true })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Assinatura' })).toBeTruthy();
  for (const name of ['Agendamento Público', 'Feriados e Fechamentos', 'Financeiro']) {
    expect(screen.queryByRole('tab', { name })).toBeNull();
  }
});
