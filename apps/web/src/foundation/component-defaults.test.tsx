import { Modal, Tooltip } from '@mantine/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithApi } from '../../tests/support.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['a short question', 'sm', false],
  ['a form', 'lg', true],
])('on a phone %s fills the screen: %s, %s', async (_, size, fills) => {
  renderWithApi(
    <Modal opened onClose={() => {}} title="Serviço" size={size}>
      Conteúdo
    </Modal>,
  );

  const dialog = await screen.findByRole('dialog', { name: 'Serviço' });
  expect(dialog.closest('.fills-phone') !== null).toBe(fills);
});

test('a dialog is closed by a button that says so', async () => {
  renderWithApi(
    <Modal opened onClose={() => {}} title="Serviço">
      Conteúdo
    </Modal>,
  );

  expect(await screen.findByRole('button', { name: 'Fechar' })).toBeTruthy();
});

test('a tooltip comes after 700 milliseconds', () => {
  vi.useFakeTimers();
  renderWithApi(
    <Tooltip label="Serviços">
      <button type="button">S</button>
    </Tooltip>,
  );
  fireEvent.mouseEnter(screen.getByRole('button'));
  act(() => vi.advanceTimersByTime(699));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip').textContent).toBe('Serviços');
});
