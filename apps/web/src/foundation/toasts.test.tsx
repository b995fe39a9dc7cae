import { notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithApi } from '../../tests/support.tsx';
import { showFailure, showSuccess, showSuccessOnTheWay } from './toasts.ts';

afterEach(() => notifications.clean());

test('a success is announced', async () => {
  renderWithApi(null);
  showSuccess('Serviço salvo.');

  expect((await screen.findByRole('alert')).textContent).toBe('Serviço salvo.');
});

test('where it leads is said only until the arrival', async () => {
  renderWithApi(null);
  const arrive = showSuccessOnTheWay('Login realizado com sucesso', 'Redirecionando...');
  expect(await screen.findByText('Redirecionando...')).toBeTruthy();
  act(arrive);
  expect(screen.getByRole('alert').textContent).toBe('Login realizado com sucesso');
});

test('a failure says what happened and what to do', async () => {
  renderWithApi(null);
  showFailure('O serviço não foi salvo', 'Tente novamente.');

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('O serviço não foi salvo');
  expect(alert.textContent).toContain('Tente novamente.');
});
