import { Modal } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { useUnsavedChanges } from '../../foundation/hooks/use-unsaved-changes.ts';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';

type EditorProps = { isDirty: () => boolean; onClose?: () => void };

function Editor({ isDirty, onClose = () => {} }: EditorProps) {
  const changes = useUnsavedChanges(isDirty);
  return (
    <>
      <button type="button" onClick={() => changes.askBefore(onClose)}>
        Fechar
      </button>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}

test('a form without changes closes at once', async () => {
  const close = vi.fn();
  renderWithApi(<Editor isDirty={() => false} onClose={close} />);

  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));

  expect(close).toHaveBeenCalledOnce();
});

test('a form with changes closes only when they may be discarded', async () => {
  const close = vi.fn();
  renderWithApi(<Editor isDirty={() => true} onClose={close} />);

  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await screen.findByRole('dialog', { name: 'Descartar alterações?' });
  await userEvent.click(screen.getByRole('button', { name: 'Continuar editando' }));
  expect(close).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(close).toHaveBeenCalledOnce();
});

test('leaving the page by a link asks first', async () => {
  const { history } = renderWithApi(<Editor isDirty={() => true} />);

  history.push('/clientes');
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(history.location.pathname).toBe('/');

  history.push('/clientes');
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(history.location.pathname).toBe('/clientes'));
});

test('a form saved a moment ago does not ask', async () => {
  let dirty = true;
  const { history } = renderWithApi(<Editor isDirty={() => dirty} />);

  dirty = false;
  history.push('/clientes');

  await waitFor(() => expect(history.location.pathname).toBe('/clientes'));
});

function EditorDialog() {
  const changes = useUnsavedChanges(() => true);
  return (
    <>
      <Modal opened onClose={() => changes.askBefore(() => {})} title="Editar serviço">
        <input aria-label="Nome" />
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}

test('Escape asks, and Escape again goes back to the form', async () => {
  renderWithApi(<EditorDialog />);
  await screen.findByRole('dialog', { name: 'Editar serviço' });

  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Descartar alterações?' });
  await userEvent.keyboard('{Escape}');

  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Descartar alterações?' })).toBeNull(),
  );
});
