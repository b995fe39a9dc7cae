import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { anHourLater, renderWithApi } from '../../../../tests/support.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const onDone = vi.fn();
beforeEach(() => {
  onDone.mockReset();
  anHourLater();
});

const invalid = 'Este link não vale mais';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function save(password: string, repeated: string): Promise<void> {
  await userEvent.type(field('Nova senha'), password);
  await userEvent.type(field('Confirmar nova senha'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
}

function renderPage(token: string | null) {
  renderWithApi(<ResetPasswordPage token={token} recoversByEmail onDone={onDone} />);
}

test('the mailed link sets a new password', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ status: true }));
  renderPage('one-time');
  await save('girassol2', 'girassol2');

  expect(await screen.findByText('Senha alterada')).toBeTruthy();
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/auth/reset-password');
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"token":"one-time","newPassword":"girassol2"}');
  expect(onDone).toHaveBeenCalledOnce();
});

test.each([
  ['short', '12345', '12345', 'Senha deve ter pelo menos 6 caracteres', 'Nova senha'],
  ['different', 'girassol2', 'girassol3', 'Senhas não conferem', 'Confirmar nova senha'],
])('%s passwords are not sent', async (_case, password, repeated, sentence, label) => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  renderPage('one-time');
  await save(password, repeated);

  expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(field(label));
  expect(fetch).not.toHaveBeenCalled();
});

test('a link that is used up says so and offers a new one', async () => {
  const answer = Response.json({ code: 'INVALID_TOKEN', message: 'No' }, { status: 400 });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  renderPage('used');
  await save('girassol2', 'girassol2');

  expect(await screen.findByRole('heading', { name: invalid })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Enviar link' })).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

test('an address without a token is a link that does not work', () => {
  renderPage(null);

  expect(screen.getByRole('heading', { name: invalid })).toBeTruthy();
});
