import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithApi } from '../../tests/support.tsx';
import { showFailure, showSuccess, showSuccessOnTheWay, watchPresses } from './toasts.ts';

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

test.each([
  ['far above', 1280, 300, 200, 'bottom-left'],
  ['below on the left', 1280, 300, 760, 'bottom-right'],
  ['below on the right', 1280, 900, 760, 'bottom-left'],
  ['below on a phone, which has one side', 390, 100, 760, 'bottom-left'],
] as const)(
  'where one pressed %s, the toast covers nothing',
  async (_where, width, x, y, place) => {
    const usual = { innerWidth, innerHeight };
    Object.assign(window, { innerWidth: width, innerHeight: 800 });
    const stop = watchPresses();
    renderWithApi(null);
    fireEvent.pointerDown(document.body, { clientX: x, clientY: y });
    showSuccess('Cliente salvo.');

    const toasts = await screen.findAllByText('Cliente salvo.');
    expect(toasts.map((one) => placeOf(one))).toContain(place);
    stop();
    Object.assign(window, usual);
  },
);

function placeOf(toast: HTMLElement): string | undefined {
  return toast.closest<HTMLElement>('[data-position]')?.dataset.position;
}
