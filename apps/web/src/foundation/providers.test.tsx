import { notifications } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, onPhone } from '../../tests/support.tsx';
import { Providers } from './providers.tsx';
import { showSuccess } from './toasts.ts';

afterEach(() => notifications.clean());

async function placeOfToast(): Promise<string | undefined> {
  render(
    <Providers api={fakeApi({})} queryClient={new QueryClient()}>
      <p>Clientes</p>
    </Providers>,
  );
  showSuccess('Cliente criado com sucesso!');
  const toast = await screen.findByText('Cliente criado com sucesso!');
  return toast.closest<HTMLElement>('[data-position]')?.dataset.position;
}

test('on a wide screen a toast leaves the actions at the top free', async () => {
  expect(await placeOfToast()).toBe('bottom-center');
});

test('on a phone a toast leaves the actions at the bottom free', async () => {
  onPhone();
  expect(await placeOfToast()).toBe('top-center');
});
