import { Modal } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../tests/support.tsx';

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
