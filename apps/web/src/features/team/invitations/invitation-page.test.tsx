import type { Session } from '@app/contract/identity/session.contract';
import { notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  anHourLater,
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { guardAttempt } from '../../../foundation/attempt-limiter.ts';
import { InvitationPage } from './invitation-page.tsx';

const fake = fakeServer.team.invitations;
const invitation = {
  companyName: 'Salão Bela Dona',
  invitedBy: 'Benedita Moraes',
  email: 'ana@salao.com',
  role: 'receptionist' as const,
  hasAccount: false,
};
const companyId = '01990000-0000-7000-8000-000000000009';

const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', fetch);
beforeEach(() => {
  anHourLater();
  fetch.mockReset();
});
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

type Options = { hasAccount?: boolean; session?: Session | null };

function open(handlers: FakeRouter = {}, { hasAccount = false, session = null }: Options = {}) {
  const show = fake.show.handler(() => ({ ...invitation, hasAccount }));
  const router = { team: { invitations: { show, ...handlers } } };
  return renderWithApi(<InvitationPage token="abc" />, router, { session });
}

function signInAnswers(...answers: Response[]): void {
  for (const answer of answers) fetch.mockResolvedValueOnce(answer);
}

async function fillNewcomer(name = 'Eva Dias', password = 'girassol1', again = password) {
  await userEvent.type(await screen.findByLabelText('Nome completo'), name);
  await userEvent.type(screen.getByLabelText('Senha'), password);
  await userEvent.type(screen.getByLabelText('Confirmar senha'), `${again}{Enter}`);
}

test('says which company, who invited and as what', async () => {
  open();

  expect(await screen.findByRole('heading', { name: 'Convite para Salão Bela Dona' })).toBeTruthy();
  expect(
    screen.getByText(
      'Benedita Moraes convidou você para trabalhar em Salão Bela Dona na recepção.',
    ),
  ).toBeTruthy();
});

test('a newcomer gets an account, is signed in and lands in the company', async () => {
  const join = vi.fn((_call: { input: object }) => ({ email: invitation.email }));
  signInAnswers(Response.json({ user: { id: 'u1' } }));
  const { history } = open({ acceptAsNewcomer: fake.acceptAsNewcomer.handler(join) });

  expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).readOnly).toBe(true);
  for (const [text, href] of [
    ['Termos de Uso', '/termos'],
    ['Política de Privacidade', '/privacidade'],
  ] as const) {
    expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(href);
  }
  await fillNewcomer(' Eva Dias ');

  expect(await screen.findByText('Convite aceito')).toBeTruthy();
  expect(screen.getByText('Boas-vindas a Salão Bela Dona!')).toBeTruthy();
  expect(join.mock.calls[0]?.[0].input).toEqual({
    token: 'abc',
    name: 'Eva Dias',
    password: 'girassol1',
  });
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({
    email: 'ana@salao.com',
    password: 'girassol1',
  });
  await vi.waitFor(() => expect(history.location.pathname).toBe('/dashboard'));
});

test('what a newcomer left out is said beside its field, and nothing is sent', async () => {
  const join = vi.fn(() => ({ email: '' }));
  open({ acceptAsNewcomer: fake.acceptAsNewcomer.handler(join) });
  await fillNewcomer('E', 'curta', 'outra coisa');

  expect(await screen.findByText('Nome deve ter pelo menos 2 caracteres')).toBeTruthy();
  expect(screen.getByText('Senha deve ter pelo menos 6 caracteres')).toBeTruthy();
  expect(screen.getByText('Senhas não conferem')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nome completo'));
  expect(join).not.toHaveBeenCalled();
});

test('a newcomer who has an account after all is asked for its password', async () => {
  const show = vi.fn(() => invitation);
  const acceptAsNewcomer = fake.acceptAsNewcomer.handler(({ errors }) => {
    show.mockReturnValue({ ...invitation, hasAccount: true });
    throw errors.USER_EXISTS();
  });
  open({ show: fake.show.handler(show), acceptAsNewcomer });
  await fillNewcomer();

  expect(
    await screen.findByText('Este e-mail já está cadastrado. Entre para aceitar.'),
  ).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Entrar e aceitar' })).toBeTruthy();
});

test('a newcomer whose sign-in fails is told that the account is there', async () => {
  signInAnswers(Response.json({}, { status: 500 }));
  const { history } = open({
    acceptAsNewcomer: fake.acceptAsNewcomer.handler(() => ({ email: invitation.email })),
  });
  await fillNewcomer();

  expect(
    await screen.findByText('Sua conta está pronta. Entre com a senha que você criou.'),
  ).toBeTruthy();
  await vi.waitFor(() => expect(history.location.pathname).toBe('/auth'));
});

test('whoever has an account signs in and accepts in one step', async () => {
  const accept = vi.fn((_call: { input: object }) => ({ companyId }));
  signInAnswers(Response.json({ user: { id: 'u1' } }));
  const { history } = open({ accept: fake.accept.handler(accept) }, { hasAccount: true });

  await userEvent.type(await screen.findByLabelText('Senha'), 'girassol1{Enter}');

  expect(await screen.findByText('Convite aceito')).toBeTruthy();
  expect(accept.mock.calls[0]?.[0].input).toEqual({ token: 'abc' });
  await vi.waitFor(() => expect(history.location.pathname).toBe('/dashboard'));
});

test('a wrong password is said beside its field, and nothing is accepted', async () => {
  const accept = vi.fn(() => ({ companyId }));
  signInAnswers(Response.json({ code: 'INVALID_EMAIL_OR_PASSWORD' }, { status: 401 }));
  open({ accept: fake.accept.handler(accept) }, { hasAccount: true });

  await userEvent.type(await screen.findByLabelText('Senha'), 'errada{Enter}');

  expect(await screen.findByText('Senha incorreta.')).toBeTruthy();
  expect(accept).not.toHaveBeenCalled();
});

test.each([
  ['123 456', '/api/auth/two-factor/verify-totp', '123456'],
  ['aBcDe-12345', '/api/auth/two-factor/verify-backup-code', 'aBcDe-12345'],
])('the second step takes %s', async (typed, path, code) => {
  const accept = vi.fn(() => ({ companyId }));
  signInAnswers(
    Response.json({ twoFactorRedirect: true }),
    Response.json({ code: 'INVALID_CODE' }, { status: 401 }),
    Response.json({ user: { id: 'u1' } }),
  );
  open({ accept: fake.accept.handler(accept) }, { hasAccount: true });
  await userEvent.type(await screen.findByLabelText('Senha'), 'girassol1{Enter}');

  const field = await screen.findByLabelText('Código de verificação');
  await userEvent.type(field, '000000{Enter}');
  expect(await screen.findByText('Código incorreto. Confira e tente novamente.')).toBeTruthy();
  expect(accept).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);

  expect(await screen.findByText('Convite aceito')).toBeTruthy();
  const [calledPath, init] = fetch.mock.calls[2] ?? [];
  expect(calledPath).toBe(path);
  expect(JSON.parse(String(init?.body))).toEqual({ code });
});

test('whoever tried too often waits, and nothing is sent', async () => {
  for (let attempt = 1; attempt <= 10; attempt += 1) guardAttempt('sign-in');
  open({}, { hasAccount: true });
  await userEvent.type(await screen.findByLabelText('Senha'), 'girassol1{Enter}');

  const sentence = 'Muitas tentativas. Tente novamente em 15 minutos.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

test('whoever is signed in with the invited e-mail only accepts', async () => {
  const accept = vi.fn(() => ({ companyId }));
  open({ accept: fake.accept.handler(accept) }, { hasAccount: true, session: sampleSession });

  await userEvent.dblClick(await screen.findByRole('button', { name: 'Aceitar convite' }));

  expect(await screen.findByText('Convite aceito')).toBeTruthy();
  expect(accept).toHaveBeenCalledOnce();
});

test('an invitation cancelled meanwhile is said so', async () => {
  const show = vi.fn(() => ({ ...invitation, hasAccount: true }));
  const accept = fake.accept.handler(({ errors }) => {
    throw errors.INVITATION_NOT_VALID();
  });
  open({ show: fake.show.handler(show), accept }, { session: sampleSession });

  await userEvent.click(await screen.findByRole('button', { name: 'Aceitar convite' }));

  expect(await screen.findByText('Erro ao aceitar convite')).toBeTruthy();
});

test('whoever is signed in with another e-mail is told so and can sign out', async () => {
  const session = { ...sampleSession, user: { ...sampleSession.user, email: 'bia@salao.com' } };
  signInAnswers(Response.json({ status: true }), Response.json({ success: true }));
  open({}, { hasAccount: true, session });

  expect(
    await screen.findByText(
      'Você entrou como bia@salao.com, mas o convite é para ana@salao.com. Saia para continuar.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Aceitar convite' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));

  await vi.waitFor(() =>
    expect(fetch.mock.calls.map(([path]) => path)).toEqual([
      '/api/auth/revoke-sessions',
      '/api/auth/sign-out',
    ]),
  );
});

test('a link that does not work says so and leads home', async () => {
  const show = fake.show.handler(({ errors }) => {
    throw errors.INVITATION_NOT_VALID();
  });
  open({ show });

  expect(
    await screen.findByText('Este convite não vale mais. Peça um novo a quem convidou você.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/');
});

test('an invitation that cannot be loaded can be asked for again', async () => {
  const show = fake.show.handler(() => {
    throw new Error('broken');
  });
  open({ show });

  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});
