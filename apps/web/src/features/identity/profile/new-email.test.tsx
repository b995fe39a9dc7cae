import type { Session } from '@app/contract/identity/session.contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../../../../tests/fill.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { NewEmail } from './new-email.tsx';
import { NewEmailConfirmation } from './new-email-confirmation.tsx';

const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', fetch);
beforeEach(() => {
  fetch.mockReset();
});

const careful: Session = {
  ...sampleSession,
  user: { ...sampleSession.user, twoFactorEnabled: true },
};

async function ask(newEmail: string, password: string, session = sampleSession): Promise<void> {
  renderWithApi(<NewEmail />, {}, { session });
  await userEvent.click(screen.getByRole('button', { name: 'Mudar e-mail' }));
  await screen.findByRole('dialog', { name: 'Mudar e-mail' });
  await fill(screen.getByLabelText('Novo e-mail'), newEmail);
  if (password) await fill(screen.getByLabelText('Sua senha'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
}

test('a link is sent to the new address, and until then nothing changes', async () => {
  fetch.mockResolvedValue(Response.json({ sent: true }));
  await ask(' Nova@Salao.com ', 'antiga1');

  const words =
    'Abra o link que enviamos para nova@salao.com. Até lá, você continua entrando com ana@salao.com.';
  expect(await screen.findByText(words)).toBeTruthy();
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/auth/change-email');
  const sent = { newEmail: 'nova@salao.com', password: 'antiga1', code: '' };
  expect(JSON.parse(String(init?.body))).toEqual(sent);
});

test('where no mail leaves the system, nothing is called sent', async () => {
  fetch.mockResolvedValue(Response.json({ sent: false }));
  await ask('nova@salao.com', 'antiga1');

  expect(await screen.findByText(/ainda não envia e-mails/)).toBeTruthy();
  expect(screen.queryByText(/que enviamos/)).toBeNull();
});

test('what is missing is said beside its field, and nothing is sent', async () => {
  await ask('ana@salao.com', '', careful);

  expect(await screen.findByText('Este já é o seu e-mail.')).toBeTruthy();
  expect(screen.getByText('Informe sua senha')).toBeTruthy();
  expect(screen.getByText('Informe o código do aplicativo ou de recuperação')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['INVALID_PASSWORD', 'Senha atual incorreta.', 'Sua senha'],
  ['INVALID_EMAIL', 'Informe um e-mail válido.', 'Novo e-mail'],
])('a refusal %s stands beside its field', async (code, message, label) => {
  fetch.mockResolvedValue(Response.json({ code, message }, { status: 400 }));
  await ask('nova@salao.com', 'antiga1');

  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
});

test('the opened link moves the account only after a click', async () => {
  const confirmNewEmail = vi.fn((_asked: { input: { token: string } }) => ({
    email: 'nova@salao.com',
  }));
  const handler = fakeServer.identity.profile.confirmNewEmail.handler(confirmNewEmail);
  renderWithApi(<NewEmailConfirmation token="abc" />, {
    identity: { profile: { confirmNewEmail: handler } },
  });
  expect(confirmNewEmail).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Confirmar novo e-mail' }));
  expect(await screen.findByText(/Seu e-mail agora é nova@salao.com/)).toBeTruthy();
  expect(confirmNewEmail.mock.calls[0]?.[0].input).toEqual({ token: 'abc' });
});

test('a link that is void says so', async () => {
  const confirmNewEmail = fakeServer.identity.profile.confirmNewEmail.handler(({ errors }) => {
    throw errors.EMAIL_LINK_INVALID();
  });
  renderWithApi(<NewEmailConfirmation token="abc" />, {
    identity: { profile: { confirmNewEmail } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar novo e-mail' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Este link não vale mais');
});
