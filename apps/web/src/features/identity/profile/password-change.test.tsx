import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWithApi } from '../../../../tests/support.tsx';
import { PasswordChange } from './password-change.tsx';

const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', fetch);
beforeEach(() => {
  fetch.mockReset();
});

function refused(code: string, message: string): Response {
  return Response.json({ code, message }, { status: 400 });
}

async function fill(current: string, next: string, repetition: string): Promise<void> {
  renderWithApi(<PasswordChange />);
  await userEvent.click(screen.getByRole('button', { name: 'Mudar senha' }));
  await screen.findByRole('dialog', { name: 'Mudar senha' });
  if (current) await userEvent.type(screen.getByLabelText('Senha atual'), current);
  if (next) await userEvent.type(screen.getByLabelText('Nova senha'), next);
  if (repetition) await userEvent.type(screen.getByLabelText('Confirmar nova senha'), repetition);
  await userEvent.keyboard('{Enter}');
}

test('the password is changed and the other devices are signed out', async () => {
  fetch.mockResolvedValue(Response.json({ token: 'x' }));
  await fill('antiga1', 'novinha1', 'novinha1');

  expect(await screen.findByText('Senha atualizada com sucesso!')).toBeTruthy();
  expect(screen.getByText('Os outros aparelhos foram desconectados.')).toBeTruthy();
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/auth/change-password');
  expect(JSON.parse(String(init?.body))).toEqual({
    currentPassword: 'antiga1',
    newPassword: 'novinha1',
    revokeOtherSessions: true,
  });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is missing is said beside its field, and nothing is sent', async () => {
  await fill('', 'curta', '');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Informe sua senha atual')).toBeTruthy();
  expect(screen.getByText('Senha deve ter pelo menos 6 caracteres')).toBeTruthy();
  expect(screen.getByText('Confirme sua senha')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Senha atual'));
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['brasil2026', 'Esta senha é fácil de adivinhar. Escolha outra, como três palavras sem relação.'],
  ['souza.ana', 'Não use seu nome, seu e-mail nem o nome da empresa como senha.'],
])('a password that somebody would guess, %s, is not even sent', async (next, sentence) => {
  await fill('antiga1', next, next);

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

test('one that the server finds easy to guess is said beside its field', async () => {
  const sentence = 'Não use seu nome, seu e-mail nem o nome da empresa como senha.';
  fetch.mockResolvedValue(refused('PASSWORD_PERSONAL', sentence));
  await fill('antiga1', 'novinha1', 'novinha1');

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nova senha'));
});

test('two different passwords are refused', async () => {
  await fill('antiga1', 'novinha1', 'novinha2');

  expect(await screen.findByText('Senhas não conferem')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

test('a wrong password is said beside its field, with the rest still there', async () => {
  fetch.mockResolvedValue(refused('INVALID_PASSWORD', 'Senha atual incorreta.'));
  await fill('errada1', 'novinha1', 'novinha1');

  expect(await screen.findByText('Senha atual incorreta.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Senha atual'));
  expect(screen.getByLabelText<HTMLInputElement>('Nova senha').value).toBe('novinha1');
});

test('without a network it says so and stays open', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await fill('antiga1', 'novinha1', 'novinha1');

  expect(
    await screen.findByText('Sem conexão. Verifique sua internet e tente novamente.'),
  ).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Mudar senha' })).toBeTruthy();
});
