import { notifications } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../tests/support.tsx';
import { Providers } from './providers.tsx';
import { showSuccess } from './toasts.ts';

afterEach(() => {
  vi.useRealTimers();
  notifications.clean();
  notifications.cleanQueue();
});

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

test('a toast stands at the lower left, away from the actions', async () => {
  expect(await placeOfToast()).toBe('bottom-left');
});

test('three toasts are seen at once, each for four seconds, and the next one waits', () => {
  vi.useFakeTimers();
  render(
    <Providers api={fakeApi({})} queryClient={new QueryClient()}>
      <p>Clientes</p>
    </Providers>,
  );
  const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  act(() => ['Um', 'Dois', 'Três', 'Quatro'].forEach((text) => void showSuccess(text)));
  act(() => vi.advanceTimersByTime(3900));
  expect(shown()).toEqual(['Um', 'Dois', 'Três']);
  act(() => vi.advanceTimersByTime(100));
  act(() => vi.advanceTimersByTime(500));
  expect(shown()).toEqual(['Quatro']);
});
