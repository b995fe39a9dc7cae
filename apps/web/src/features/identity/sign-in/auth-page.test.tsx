import type { Session } from '@app/contract/identity/session.contract';
import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../../../../tests/fill.ts';
import {
  anHourLater,
  fakeServer,
  notePageLoads,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { rememberAddress } from '../../../foundation/sign-in/return-address.ts';
import { type AuthMode, AuthPage } from './auth-page.tsx';

type Call = { path: string; body: unknown };

const account = { token: 'x', user: { id: '01990000-0000-7000-8000-000000000001' } };
const calls: Call[] = [];

beforeEach(() => {
  calls.length = 0;
  notifications.clean();
  localStorage.clear();
  anHourLater();
});

/** The sign-in library, answering each call with the next of these. */
function serverAnswers(...answers: Response[]): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    calls.push({ path: String(path), body: JSON.parse(String(init?.body)) });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
}

const refused = (code: string, message: string) =>
  Response.json({ code, message }, { status: 401 });

function Page({ initial = 'signin', recovers = true }: { initial?: AuthMode; recovers?: boolean }) {
  const [mode, setMode] = useState<AuthMode>(initial);
  return <AuthPage mode={mode} goOnToCheckout recoversByEmail={recovers} onModeChange={setMode} />;
}

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function fillIn(email = ' Ana@Salao.com ', password = 'girassol'): Promise<void> {
  await fill(field('E-mail'), email);
  await fill(field('Senha'), password);
  await userEvent.click(button('Entrar'));
}

test('shows what the system does, two tabs, and the way back to the start', () => {
  renderWithApi(<Page />);

  for (const tile of ['Agendamentos', 'Clientes', 'Relatórios', 'Automação WhatsApp & IA']) {
    expect(screen.getByText(tile)).toBeTruthy();
  }
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Entrar',
    'Cadastrar',
  ]);
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/');
});

test.each([
  [0, 'Leva menos de 2 minutos. Para usar os recursos, você assina um plano.'],
  [7, 'Comece com um teste grátis, com tudo liberado.'],
])('who may try for %i days reads before she signs up: %s', async (days, sentence) => {
  const trial = fakeServer.billing.plans.trial.handler(() => ({ days }));
  renderWithApi(<Page initial="signup" />, { billing: { plans: { trial } } });

  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('where nobody knows about the trial, the usual one is promised', async () => {
  renderWithApi(<Page initial="signup" />);

  expect(await screen.findByText('Comece com um teste grátis, com tudo liberado.')).toBeTruthy();
});

test('whoever signs in is taken to the gate, and other tabs hear of it', async () => {
  serverAnswers(Response.json(account));
  const { history } = renderWithApi(<Page />, {}, { address: '/auth' });
  await fillIn();

  expect(await screen.findByText('Login realizado com sucesso')).toBeTruthy();
  expect(calls).toEqual([
    { path: '/api/auth/sign-in/email', body: { email: 'ana@salao.com', password: 'girassol' } },
  ]);
  expect(localStorage.getItem('auth.account')).toBe(account.user.id);
  await waitFor(() => expect(history.location.pathname).toBe('/'));
});

test('where it leads is said until the page is there', async () => {
  serverAnswers(Response.json(account));
  rememberAddress('/dashboard/clients');
  const known = Promise.withResolvers<Session>();
  const current = fakeServer.identity.session.current.handler(() => known.promise);
  renderWithApi(<Page />, { identity: { session: { current } } }, { address: '/auth' });
  await fillIn();

  expect(await screen.findByText('Redirecionando...')).toBeTruthy();
  known.resolve(sampleSession);
  await waitFor(() => expect(screen.queryByText('Redirecionando...')).toBeNull());
  expect(screen.getByText('Login realizado com sucesso')).toBeTruthy();
});

test('what cannot be right is not sent', async () => {
  serverAnswers();
  renderWithApi(<Page />);
  await fillIn('ana', '12345');

  expect(screen.getByText('Email inválido')).toBeTruthy();
  expect(screen.getByText('Senha deve ter pelo menos 6 caracteres')).toBeTruthy();
  expect(document.activeElement).toBe(field('E-mail'));
  expect(calls).toEqual([]);
});

test('wrong credentials are refused with a sentence', async () => {
  serverAnswers(refused('INVALID_EMAIL_OR_PASSWORD', 'E-mail ou senha incorretos.'));
  renderWithApi(<Page />);
  await fillIn();

  expect(await screen.findByText('Erro no login')).toBeTruthy();
  expect(screen.getByText('Verifique suas credenciais e tente novamente.')).toBeTruthy();
});

test('after too many attempts the form itself says how long to wait, until the next one', async () => {
  const wait = new Response(null, { status: 429, headers: { 'x-retry-after': '600' } });
  serverAnswers(wait, Response.json(account));
  const { container } = renderWithApi(<Page />);
  await fillIn();

  const said = await screen.findByText(/^Muitas tentativas\. Tente novamente em 10 minutos\./);
  expect(said.textContent).toContain('Se esqueceu a senha, use “Esqueci minha senha”.');
  expect(container.querySelector('form')?.contains(said)).toBe(true);
  expect(screen.queryByText('Erro no login')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('Login realizado com sucesso')).toBeTruthy();
  expect(screen.queryByText(/^Muitas tentativas/)).toBeNull();
});

const asksForCode = () => Response.json({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
const firstDigit = () => screen.getByLabelText<HTMLInputElement>('Dígito 1 de 6');

test('an account with a second step is asked for its code', async () => {
  const sentence = 'Código incorreto. Confira no aplicativo.';
  serverAnswers(asksForCode(), refused('INVALID_CODE', sentence), Response.json(account));
  renderWithApi(<Page />);
  await fillIn();

  expect(await screen.findByRole('group', { name: 'Código de 6 dígitos' })).toBeTruthy();
  expect(document.activeElement).toBe(firstDigit());
  expect(firstDigit().autocomplete).toBe('one-time-code');
  await userEvent.keyboard('111111');

  const wrong = await screen.findByRole('alert');
  expect(wrong.textContent).toBe(sentence);
  expect(document.activeElement).toBe(firstDigit());
  await userEvent.keyboard('222222');

  expect(await screen.findByText('Login realizado com sucesso')).toBeTruthy();
  expect(calls.slice(1)).toEqual([
    { path: '/api/auth/two-factor/verify-totp', body: { code: '111111' } },
    { path: '/api/auth/two-factor/verify-totp', body: { code: '222222' } },
  ]);
});

test('without the phone a recovery code opens the account', async () => {
  const sentence = 'Código de recuperação incorreto ou já usado.';
  serverAnswers(asksForCode(), refused('INVALID_BACKUP_CODE', sentence), Response.json(account));
  renderWithApi(<Page />);
  await fillIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Usar código de recuperação' }));
  expect(document.activeElement).toBe(field('Código de recuperação'));
  await userEvent.keyboard('aaaaa-11111{Enter}');

  expect(await screen.findByText(sentence)).toBeTruthy();
  await userEvent.type(field('Código de recuperação'), ' bbbbb-22222 ');
  await userEvent.click(button('Confirmar'));

  expect(await screen.findByText('Login realizado com sucesso')).toBeTruthy();
  expect(calls.at(-1)).toEqual({
    path: '/api/auth/two-factor/verify-backup-code',
    body: { code: 'bbbbb-22222' },
  });
});

test('a second step that took too long begins again with the password', async () => {
  const sentence = 'A verificação expirou. Entre novamente.';
  serverAnswers(asksForCode(), refused('INVALID_TWO_FACTOR_COOKIE', sentence));
  renderWithApi(<Page />);
  await fillIn();
  await screen.findByRole('group', { name: 'Código de 6 dígitos' });
  await userEvent.keyboard('123456');

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field('Senha').value).toBe('');
});

test('a forgotten password is answered alike, whether or not there is an account', async () => {
  serverAnswers(Response.json({ status: true }));
  renderWithApi(<Page />);
  await userEvent.type(field('E-mail'), 'ana@salao.com');
  await userEvent.click(button('Esqueci minha senha'));
  expect(field('E-mail').value).toBe('ana@salao.com');
  await userEvent.click(button('Enviar link'));

  expect((await screen.findByRole('status')).textContent).toContain(
    'Se houver uma conta com este e-mail, você vai receber um link',
  );
  expect(calls).toEqual([
    {
      path: '/api/auth/request-password-reset',
      body: { email: 'ana@salao.com', redirectTo: '/auth/reset' },
    },
  ]);
  await userEvent.click(button('Voltar ao login'));
  expect(button('Entrar')).toBeTruthy();
});

test('a link that could not be asked for says why', async () => {
  serverAnswers(new Response(null, { status: 429, headers: { 'retry-after': '30' } }));
  renderWithApi(<Page />);
  await userEvent.click(button('Esqueci minha senha'));
  await userEvent.click(button('Enviar link'));
  expect(screen.getByText('Email inválido')).toBeTruthy();
  await userEvent.type(field('E-mail'), 'ana@salao.com');
  await userEvent.click(button('Enviar link'));

  expect(
    await screen.findByText('Muitas tentativas. Tente novamente em 30 segundos.'),
  ).toBeTruthy();
});

test('where no e-mail can be sent, the form says so', async () => {
  renderWithApi(<Page recovers={false} />);
  await userEvent.click(button('Esqueci minha senha'));

  const sentence = 'A recuperação por e-mail não está disponível. Fale com o suporte.';
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar link' })).toBeNull();
});

type Checkout = { result: 'ready'; url: string } | { result: 'no-plans'; message: string };

async function signUpWith(checkout: Checkout): Promise<void> {
  const { create } = fakeServer.identity.signUp;
  const handler = create.handler(() => ({ userId: account.user.id, companyId: null, checkout }));
  renderWithApi(<Page initial="signup" />, { identity: { signUp: { create: handler } } });
  await userEvent.type(await screen.findByLabelText('Nome completo'), 'Ana Souza');
  await userEvent.type(field('E-mail'), 'ana@salao.com');
  await userEvent.type(field('Senha'), 'girassol');
  await userEvent.type(field('Confirmar senha'), 'girassol');
  await userEvent.click(button('Próximo'));
  await userEvent.type(field('Nome da empresa'), 'Salão da Ana');
  await userEvent.type(screen.getByRole('textbox', { name: 'CNPJ' }), '11222333000181');
  await userEvent.type(field('Telefone da empresa'), '11987654321');
  await userEvent.click(button('Criar conta'));
}

test('on the way to pay, a screen says so', async () => {
  const load = notePageLoads();
  serverAnswers(Response.json(account));
  await signUpWith({ result: 'ready', url: 'https://pagamento.test/1' });

  expect(await screen.findByText('Processando pagamento...')).toBeTruthy();
  expect(load).toHaveBeenCalledExactlyOnceWith('https://pagamento.test/1');

  // The browser shows the very same screen again when somebody comes back from paying.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(load).toHaveBeenLastCalledWith('/dashboard');
});

test('an account that cannot pay yet finds its e-mail in the sign-in tab', async () => {
  await signUpWith({ result: 'no-plans', message: 'Conta criada com sucesso, mas sem plano.' });

  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy();
  expect(field('E-mail').value).toBe('ana@salao.com');
  expect(screen.getByText('O pagamento ficou para depois')).toBeTruthy();
});
