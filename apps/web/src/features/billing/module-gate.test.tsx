import type { Session } from '@app/contract/identity/session.contract';
import { MODULES } from '@app/domain/billing/access';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../tests/support.tsx';
import { useApi } from '../../foundation/api.tsx';
import { ModuleGate } from './module-gate.tsx';

type Company = NonNullable<Session['company']>;

function sessionWith(change: Partial<Company>): Session {
  const { company } = sampleSession;
  return { ...sampleSession, company: company && { ...company, ...change } };
}

function renderGate(change: Partial<Company> = {}) {
  return renderWithApi(
    <ModuleGate module="services">
      <p>Tela de serviços</p>
    </ModuleGate>,
    {},
    { session: sessionWith(change) },
  );
}

const withoutServices = MODULES.filter((module) => module !== 'services');

test('an open module shows its screen', () => {
  renderGate();
  expect(screen.getByText('Tela de serviços')).toBeTruthy();
});

test('a module that the plan leaves out shows the lock in its place', async () => {
  renderGate({ openModules: withoutServices });

  expect(screen.queryByText('Tela de serviços')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Recurso Premium' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Serviços', level: 1 })).toBeTruthy();
  expect(screen.getByText('O plano da sua empresa não inclui Serviços.')).toBeTruthy();
  for (const tile of ['Recursos Avançados', 'Suporte Prioritário', 'Sem Limitações']) {
    expect(screen.getByText(tile)).toBeTruthy();
  }
  const upgrade = screen.getByRole('link', { name: 'Fazer Upgrade' });
  expect(upgrade.getAttribute('href')).toBe('/dashboard/settings?tab=subscription');
});

test('without any access the lock says that a subscription is needed', async () => {
  renderGate({ openModules: [] });
  expect(
    await screen.findByText(
      'É necessária uma assinatura ativa. Assine o Plano Total para continuar.',
    ),
  ).toBeTruthy();
});

const lapsed: Partial<Company> = {
  openModules: [],
  subscription: { status: 'trial', trialEndsAt: '2026-03-10T12:00:00Z', currentPeriodEnd: null },
};

test('when access ends the lock says what happened, what stays and what can be done', async () => {
  const list = fakeServer.billing.plans.list.handler(() => [
    {
      id: '01990000-0000-7000-8000-0000000000b1',
      name: 'Plano Total',
      description: '',
      priceCents: 59_90,
      features: [],
      isMostPopular: true,
    },
  ]);
  renderWithApi(
    <ModuleGate module="services" readable={<p>O que se lê</p>}>
      <p>Tela de serviços</p>
    </ModuleGate>,
    { billing: { plans: { list } } },
    { session: sessionWith(lapsed) },
  );

  expect(await screen.findByText('O teste grátis terminou em 10/03/2026.')).toBeTruthy();
  expect(screen.getByText(/Seus dados estão guardados/)).toBeTruthy();
  expect(await screen.findByText('Plano Total: R$ 59,90 por mês.')).toBeTruthy();
  const agenda = screen.getByRole('link', { name: 'Ver próximos dias' });
  expect(agenda.getAttribute('href')).toBe('/dashboard/appointments');
  expect(screen.getByRole('link', { name: 'Fazer Upgrade' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Baixar todos os dados' })).toBeTruthy();
  expect(screen.getByText('Entrar em Contato')).toBeTruthy();
  expect(screen.getByText('O que se lê')).toBeTruthy();
  expect(screen.queryByText('Tela de serviços')).toBeNull();
});

test('a company that never had a trial is not told that one ended', async () => {
  renderGate({
    openModules: [],
    subscription: { status: 'trial', trialEndsAt: null, currentPeriodEnd: null },
  });

  expect(await screen.findByText('Sua empresa está sem assinatura.')).toBeTruthy();
  expect(screen.queryByText(/teste grátis/)).toBeNull();
});

test('whoever works at the counter is told whom to ask, and offered nothing to pay or take', async () => {
  renderGate({ ...lapsed, role: 'receptionist' });

  expect(await screen.findByText(/Fale com o proprietário/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver próximos dias' })).toBeTruthy();
  for (const hidden of ['Fazer Upgrade', 'Baixar todos os dados', 'Entrar em Contato']) {
    expect(screen.queryByText(hidden)).toBeNull();
  }
});

test('what stays readable waits while the module is open or left out by the plan', () => {
  for (const openModules of [[...MODULES], withoutServices]) {
    const { unmount } = renderWithApi(
      <ModuleGate module="services" readable={<p>O que se lê</p>}>
        <p>Tela de serviços</p>
      </ModuleGate>,
      {},
      { session: sessionWith({ openModules }) },
    );
    expect(screen.queryByText('O que se lê')).toBeNull();
    unmount();
  }
});

test('whoever may not see the subscription is sent to the owner instead of a closed door', async () => {
  renderGate({ openModules: withoutServices, role: 'receptionist' });

  expect(await screen.findByText(/Fale com o proprietário/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Fazer Upgrade' })).toBeNull();
});

test('when the server closes the module meanwhile, the lock comes and the session is old', async () => {
  const list = fakeServer.catalog.services.list.handler(({ errors }) => {
    throw errors.MODULE_CLOSED({ data: { module: 'services' } });
  });
  const { api, queryClient } = renderWithApi(
    <ModuleGate module="services">
      <ServiceList />
    </ModuleGate>,
    { catalog: { services: { list } } },
  );
  const sessionKey = api.identity.session.current.queryKey();
  queryClient.setQueryData(sessionKey, sampleSession);

  expect(await screen.findByRole('heading', { name: 'Recurso Premium' })).toBeTruthy();
  expect(screen.queryByText('lista')).toBeNull();
  await waitFor(() => expect(queryClient.getQueryData(sessionKey)).toBeUndefined());
});

test.each(['MODULE_CLOSED', 'MODULE_OFF'] as const)(
  'the agenda stays open while services are refused with %s, which are another module',
  async (code) => {
    const list = fakeServer.catalog.services.list.handler(({ errors }) => {
      throw errors[code]({ data: { module: 'services' } });
    });
    renderWithApi(
      <ModuleGate module="appointments">
        <ServiceList />
      </ModuleGate>,
      { catalog: { services: { list } } },
    );

    expect(await screen.findByText('recusado')).toBeTruthy();
    expect(screen.queryByText('Recurso Premium')).toBeNull();
  },
);

test('a refusal for another reason leaves the screen alone', async () => {
  const list = fakeServer.catalog.services.list.handler(({ errors }) => {
    throw errors.FORBIDDEN();
  });
  renderWithApi(
    <ModuleGate module="services">
      <ServiceList />
    </ModuleGate>,
    { catalog: { services: { list } } },
  );

  expect(await screen.findByText('recusado')).toBeTruthy();
  expect(screen.queryByText('Recurso Premium')).toBeNull();
});

function ServiceList() {
  const { isError } = useQuery(useApi().catalog.services.list.queryOptions());
  return <p>{isError ? 'recusado' : 'lista'}</p>;
}

test('a module that is switched off for everybody offers nothing to pay for', () => {
  renderGate({ openModules: withoutServices, hiddenModules: ['services'] });
  expect(screen.queryByText('Tela de serviços')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Módulo desligado' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Fazer Upgrade' })).toBeNull();
});
