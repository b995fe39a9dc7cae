import { notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithApi } from '../../tests/support.tsx';
import { showFailure, showSuccess } from './toasts.ts';

afterEach(() => notifications.clean());

test('a success is announced', async () => {
  renderWithApi(null);
  showSuccess('Serviço salvo.');

  expect((await screen.findByRole('alert')).textContent).toBe('Serviço salvo.');
});

test('a failure says what happened and what to do', async () => {
  renderWithApi(null);
  showFailure('O serviço não foi salvo', 'Tente novamente.');

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('O serviço não foi salvo');
  expect(alert.textContent).toContain('Tente novamente.');
});
