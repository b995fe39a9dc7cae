import { Button } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { notePageLoads, renderWithApi } from '../../../../tests/support.tsx';
import { useSignOut } from './sign-out.api.ts';

function SignOut() {
  return <Button onClick={useSignOut()}>Sair</Button>;
}

beforeEach(() => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear();
    storage.setItem('auth.account', '1');
    storage.setItem('old.better-auth.token', '2');
    storage.setItem('mantine-color-scheme-value', 'dark');
  }
});

test('signing out forgets the account and starts over with a page load', async () => {
  const load = notePageLoads();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ success: true }));
  renderWithApi(<SignOut />);
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));

  await waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('/'));
  for (const storage of [localStorage, sessionStorage]) {
    expect(Object.keys(storage)).toEqual(['mantine-color-scheme-value']);
  }
});

test('a failure is said, and the page starts over all the same', async () => {
  const load = notePageLoads();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  renderWithApi(<SignOut />);
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));

  expect(await screen.findByText('Erro no logout')).toBeTruthy();
  expect(screen.getByText('Sem conexão. Verifique sua internet e tente novamente.')).toBeTruthy();
  await waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('/'), { timeout: 4000 });
  expect(localStorage.getItem('auth.account')).toBeNull();
});
