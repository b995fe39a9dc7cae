import type { OfferedPlan } from '@app/contract/billing/plans.contract';
import type { Role } from '@app/domain/team/permissions';
import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../tests/support.tsx';
import { PlanSelectionPage } from './plan-selection-page.tsx';

const fake = fakeServer.billing;

const total: OfferedPlan = {
  id: '01990000-0000-7000-8000-0000000000aa',
  name: 'Plano Total',
  description: 'Tudo o que o seu negócio precisa',
  priceCents: 59_90,
  features: ['Agendamentos ilimitados', 'WhatsApp completo'],
  isMostPopular: true,
};
const basic: OfferedPlan = {
  ...total,
  id: total.id.replace(/aa$/, 'bb'),
  name: 'Plano Básico',
  isMostPopular: false,
};

afterEach(() => notifications.clean());

function renderPage(plans: OfferedPlan[], subscription: FakeRouter = {}, role: Role = 'owner') {
  const { company } = sampleSession;
  return renderWithApi(
    <PlanSelectionPage />,
    { billing: { plans: { list: fake.plans.list.handler(() => plans) }, subscription } },
    { session: { ...sampleSession, company: company && { ...company, role } } },
  );
}

function leaving() {
  const assign = vi.fn();
  vi.spyOn(globalThis, 'location', 'get').mockReturnValue({ ...location, assign });
  return assign;
}

const subscribed = {
  status: 'active' as const,
  trialEndsAt: null,
  currentPeriodEnd: null,
  hasAccess: true,
  isSubscribed: true,
  plan: null,
  payments: [],
  isSimulated: false,
};

test('whoever has a subscription is not offered another one', async () => {
  const read = fake.subscription.read.handler(() => subscribed);
  renderPage([total], { read });

  expect(await screen.findByText('Sua empresa já tem uma assinatura.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Assinar Plano Total' })).toBeNull();
});

test('plans stand in their order with name, price, features and the popular one marked', async () => {
  renderPage([basic, total]);
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Plano Básico', 'Plano Total']);

  expect(screen.getAllByText('MAIS POPULAR')).toHaveLength(1);
  const [, popular] = headings.map((heading) => heading.closest('li'));
  for (const text of ['MAIS POPULAR', 'R$ 59,90', 'WhatsApp completo']) {
    expect(popular && within(popular).getByText(text)).toBeTruthy();
  }
});

test.each([
  ['whoever still tries reads until when nothing is charged', '2099-03-17T12:00:00Z', 1],
  ['whose trial is over is promised none', '2026-03-01T12:00:00Z', 0],
  ['who never had a trial is promised none', null, 0],
])('%s', async (_case, trialEndsAt, times) => {
  const company = sampleSession.company && {
    ...sampleSession.company,
    subscription: { status: 'trial' as const, trialEndsAt, currentPeriodEnd: null },
  };
  const session = { ...sampleSession, company };
  const list = fake.plans.list.handler(() => [total]);
  renderWithApi(<PlanSelectionPage />, { billing: { plans: { list } } }, { session });

  await screen.findByText('Plano Total');
  const said = 'Nada é cobrado até o fim do seu teste grátis, em 17/03/2099.';
  expect(screen.queryAllByText(said)).toHaveLength(times);
  expect(screen.queryByText(/novas empresas/)).toBeNull();
});

test('whether something is charged after a trial is said once it is known who has subscribed', async () => {
  const answers = Promise.withResolvers<void>();
  const company = sampleSession.company && {
    ...sampleSession.company,
    subscription: {
      status: 'active' as const,
      trialEndsAt: '2099-03-17T12:00:00Z',
      currentPeriodEnd: null,
    },
  };
  const read = fake.subscription.read.handler(async () => {
    await answers.promise;
    return subscribed;
  });
  renderWithApi(
    <PlanSelectionPage />,
    {
      billing: { plans: { list: fake.plans.list.handler(() => [total]) }, subscription: { read } },
    },
    { session: { ...sampleSession, company } },
  );
  const promise = () => screen.queryByText(/^Nada é cobrado até o fim do seu teste/);
  expect(promise()).toBeNull();
  answers.resolve();
  expect(await screen.findByText('Sua empresa já tem uma assinatura.')).toBeTruthy();
  expect(promise()).toBeNull();
});

test('subscribing goes on to the payment page, once', async () => {
  const assign = leaving();
  const checkout = vi.fn((_options: { input: object }) => ({ url: 'https://pagar.test/c' }));
  renderPage([basic, total], { checkout: fake.subscription.checkout.handler(checkout) });

  await userEvent.dblClick(await screen.findByRole('button', { name: 'Assinar Plano Total' }));

  expect(await screen.findByText('Redirecionando para checkout...')).toBeTruthy();
  expect(assign).toHaveBeenCalledWith('https://pagar.test/c');
  expect(checkout).toHaveBeenCalledOnce();
  expect(checkout.mock.calls[0]?.[0].input).toEqual({ planId: total.id });
});

test('whoever comes back with the browser’s button finds the plans again', async () => {
  leaving();
  const checkout = fake.subscription.checkout.handler(() => ({ url: 'https://pagar.test/c' }));
  renderPage([total], { checkout });
  await userEvent.click(await screen.findByRole('button', { name: 'Assinar Plano Total' }));
  await screen.findByText('Redirecionando para checkout...');

  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });

  expect(await screen.findByRole('button', { name: 'Assinar Plano Total' })).toBeTruthy();
});

test.each([
  ['CHECKOUT_WITHOUT_URL', 'URL de checkout não recebida'],
  ['PAYMENT_NOT_CONFIGURED', 'O pagamento ainda não está configurado. Fale com o suporte.'],
] as const)('a checkout refused with %s says why and can be tried again', async (code, text) => {
  const assign = leaving();
  const checkout = fake.subscription.checkout.handler(({ errors }) => {
    throw errors[code]();
  });
  renderPage([total], { checkout });

  await userEvent.click(await screen.findByRole('button', { name: 'Assinar Plano Total' }));

  expect(await screen.findByText(text)).toBeTruthy();
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Assinar Plano Total' }).disabled,
  ).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

test('a company that has a subscription is offered to manage it', async () => {
  const checkout = fake.subscription.checkout.handler(({ errors }) => {
    throw errors.ALREADY_SUBSCRIBED();
  });
  renderPage([total], { checkout });

  await userEvent.click(await screen.findByRole('button', { name: 'Assinar Plano Total' }));

  expect(await screen.findByText('Sua empresa já tem uma assinatura.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Gerenciar Assinatura' })).toBeTruthy();
});

test('a member who may not subscribe reads who can, and still sees the plans', async () => {
  renderPage([total], {}, 'receptionist');

  expect(await screen.findByText(/Só o proprietário da empresa pode assinar/)).toBeTruthy();
  expect(await screen.findByText('Plano Total')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without plans there is a sentence instead of an empty page', async () => {
  renderPage([]);
  expect(await screen.findByText(/Nenhum plano está disponível/)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Voltar ao painel' })).toBeTruthy());
});
