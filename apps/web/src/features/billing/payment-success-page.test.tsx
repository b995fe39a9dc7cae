import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../tests/support.tsx';
import { PaymentSuccessPage } from './payment-success-page.tsx';

const fake = fakeServer.billing.subscription;
const unverified = {
  verified: false,
  subscription_status: 'trial',
  is_trial_active: true,
  trial_days_remaining: 5,
  company_id: '01990000-0000-7000-8000-000000000002',
} as const;
type Answer = Omit<typeof unverified, 'verified' | 'is_trial_active'> & {
  verified: boolean;
  is_trial_active: boolean;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  notifications.clean();
  vi.useRealTimers();
});

function renderPage(answer: (attempt: number) => Answer, sessionId?: string) {
  const asked: object[] = [];
  const verify = fake.verify.handler(({ input }) => {
    asked.push(input);
    return answer(asked.length);
  });
  const page = <PaymentSuccessPage sessionId={sessionId} />;
  const rendered = renderWithApi(page, { billing: { subscription: { verify } } });
  return { ...rendered, asked };
}

async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
}

function backToStart(): HTMLElement {
  return screen.getByRole('link', { name: 'Voltar ao Início' });
}

test('while it asks it says so, counts the attempts and shows which payment it is', async () => {
  const { asked } = renderPage(() => unverified, 'cs_test_123');
  await pass(0);

  expect(screen.getByRole('heading', { name: 'Verificando sua assinatura...' })).toBeTruthy();
  expect(screen.getByText('Tentativa 1 de 30')).toBeTruthy();
  expect(screen.getByText(/cs_test_123/)).toBeTruthy();
  expect(screen.getByText(/1 a 2 minutos/)).toBeTruthy();
  expect(backToStart()).toBeTruthy();
  expect(asked).toEqual([{ sessionId: 'cs_test_123' }]);

  await pass(2.9);
  expect(asked).toHaveLength(1);
  await pass(0.1);
  expect(asked).toHaveLength(2);
  expect(screen.getByText('Tentativa 2 de 30')).toBeTruthy();
});

test.each([
  ['cs_test_123', false],
  ['cs_sim_123', false],
  ['nada; drop', true],
])('of the payment %s it is said that nobody knows it: %s', async (sessionId, isUnknown) => {
  renderPage(() => unverified, sessionId);
  await pass(0);

  const sentence = screen.queryByText(/não traz um pagamento que conhecemos/);
  expect(sentence !== null).toBe(isUnknown);
  const link = screen.queryByRole('link', { name: 'Ver Assinatura' });
  expect(link?.getAttribute('href')).toBe(
    isUnknown ? '/dashboard/settings?tab=subscription' : undefined,
  );
});

test('without a payment in the address it asks all the same', async () => {
  const { asked } = renderPage(() => unverified);
  await pass(0);
  expect(asked).toEqual([{}]);
});

test('an attempt that fails counts as one without an answer', async () => {
  const { asked } = renderPage((attempt) => {
    if (attempt < 3) throw new Error('down');
    return { ...unverified, verified: true };
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await pass(6);

  expect(asked).toHaveLength(3);
  expect(screen.getByText('Assinatura Realizada com Sucesso!')).toBeTruthy();
});

test('a verified subscription is announced, the session is old, and the dashboard opens', async () => {
  const { asked, api, queryClient, history } = renderPage(() => ({
    ...unverified,
    verified: true,
  }));
  const key = api.identity.session.current.queryKey();
  queryClient.setQueryData(key, sampleSession);
  await pass(0);

  expect(screen.getByRole('heading', { name: 'Assinatura Realizada com Sucesso!' })).toBeTruthy();
  expect(screen.getByText('Assinatura ativada!')).toBeTruthy();
  expect(
    screen.getByText(
      'Sua assinatura está em período de teste. Restam 5 dias de teste grátis. Nada foi cobrado.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir para o Dashboard' })).toBeTruthy();
  expect(backToStart()).toBeTruthy();
  expect(queryClient.getQueryData(key)).toBeUndefined();

  await pass(1.9);
  expect(history.location.pathname).toBe('/');
  await pass(0.2);
  expect(history.location.pathname).toBe('/dashboard');
  await pass(10);
  expect(asked).toHaveLength(1);
});

test('after the trial something was paid, and nothing is said about days', async () => {
  renderPage(() => ({ ...unverified, verified: true, is_trial_active: false }));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Pagamento Realizado com Sucesso!' })).toBeTruthy();
  expect(screen.queryByText(/teste grátis/)).toBeNull();
});

test('after thirty attempts it gives up, says so, and can be asked again from the first', async () => {
  const { asked } = renderPage(() => unverified);
  await pass(29 * 3);

  expect(asked).toHaveLength(30);
  expect(screen.getByRole('heading', { name: 'Verificação em andamento' })).toBeTruthy();
  expect(screen.getByText('Verificação demorou mais que o esperado')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tentar Acessar Dashboard' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver Assinatura' })).toBeTruthy();
  expect(backToStart()).toBeTruthy();
  await pass(30);
  expect(asked).toHaveLength(30);

  fireEvent.click(screen.getByRole('button', { name: 'Verificar Novamente' }));
  await pass(0);
  expect(screen.getByText('Tentativa 1 de 30')).toBeTruthy();
  expect(asked).toHaveLength(31);
});

test('leaving the page ends the asking', async () => {
  const { asked, unmount } = renderPage(() => unverified);
  await pass(3);
  unmount();
  await pass(30);
  expect(asked).toHaveLength(2);
});
