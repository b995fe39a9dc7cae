import type { Session } from '@app/contract/identity/session.contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAddress } from '../../tests/render-app.tsx';
import { anHourLater, fakeServer, notePageLoads, sampleSession } from '../../tests/support.tsx';

const { session, entrance } = fakeServer.identity;
const confirmed = '/dashboard/profile?confirmed=1';
const failed = `${confirmed}&error=TOKEN_EXPIRED`;
let somebody: Session | null = null;

beforeEach(() => {
  somebody = null;
  anHourLater();
  notePageLoads();
  sessionStorage.clear();
});

/** Signed out, until the password was given. */
function open(address: string, account = sampleSession) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    somebody = account;
    return Response.json({ token: 'x', user: { id: account.user.id } });
  });
  const inUse = { firstAccess: false, asksSetupToken: false, offersDemo: false };
  return openAddress(address, {
    identity: {
      session: { current: session.current.handler(() => somebody) },
      entrance: { current: entrance.current.handler(() => ({ ...inUse, recoversByEmail: true })) },
    },
  });
}

async function enter(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ana@salao.com');
  await userEvent.type(screen.getByLabelText('Senha'), 'girassol');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
}

test('whoever confirms the address signed out is told so, also after signing in', async () => {
  const { history } = open(confirmed);

  const note = await screen.findByText('E-mail confirmado. Obrigado! Entre para continuar.');
  expect(note.closest('[role="status"]')).not.toBeNull();
  await enter();
  await waitFor(() => expect(history.location.href).toBe(confirmed));
  expect(await screen.findByText('E-mail confirmado. Obrigado!')).toBeTruthy();
});

test('a link that failed says so to whoever is signed out, and where to ask for another', async () => {
  const unconfirmed = { ...sampleSession.user, emailVerified: false };
  const { history } = open(failed, { ...sampleSession, user: unconfirmed });

  const sentence = /^Este link não confirma o seu e-mail: .* Entre e peça um novo no seu perfil\.$/;
  expect((await screen.findByText(sentence)).closest('[role="alert"]')).not.toBeNull();
  await enter();
  await waitFor(() => expect(history.location.pathname).toBe('/dashboard/profile'));
  expect(await screen.findByText(/Peça um novo\.$/)).toBeTruthy();
});

test.each([
  ['none', true],
  ['ended', true],
  ['inactive', false],
] as const)(
  'whose company is %s still learns what the link did: %s',
  async (companyState, worked) => {
    const user = { ...sampleSession.user, emailVerified: worked };
    somebody = { ...sampleSession, platformRole: 'client', companyState, company: null, user };
    open(worked ? confirmed : failed, somebody);

    const sentence = worked ? 'E-mail confirmado. Obrigado!' : /Peça um novo\.$/;
    expect(await screen.findByText(sentence)).toBeTruthy();
    if (!worked) expect(screen.getByRole('button', { name: 'Reenviar confirmação' })).toBeTruthy();
  },
);

test('whoever comes to sign in on her own is told nothing about a link', async () => {
  const { history } = open('/dashboard/services');

  await screen.findByLabelText('E-mail');
  expect(history.location.href).toBe('/auth?mode=signin');
  expect(screen.queryByText(/confirma/)).toBeNull();
  // Where she wanted to go is kept for after the sign-in, and nothing besides.
  expect(Object.entries(sessionStorage)).toEqual([['auth.return-address', '/dashboard/services']]);
});
