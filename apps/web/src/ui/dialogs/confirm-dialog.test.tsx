import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { NoConnectionError } from '../../foundation/connection.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Removal({ onConfirm }: { onConfirm: () => unknown }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Remover
      </button>
      <ConfirmDialog
        opened={opened}
        title="Excluir serviço?"
        confirmLabel="Excluir"
        tone="destructive"
        onConfirm={onConfirm}
        onClose={() => setOpened(false)}
      >
        Barba sai da lista.
      </ConfirmDialog>
    </>
  );
}

async function openDialog(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
  await screen.findByRole('dialog', { name: 'Excluir serviço?' });
}

test('waits for the work, then closes and gives the focus back', async () => {
  const work = Promise.withResolvers<void>();
  renderWithApi(<Removal onConfirm={() => work.promise} />);
  await openDialog();

  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  expect(screen.getByRole('button', { name: 'Excluir' }).hasAttribute('data-loading')).toBe(true);
  work.resolve();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remover' })),
  );
});

test('a double click is one', async () => {
  const done = Promise.withResolvers<void>();
  const work = vi.fn(() => done.promise);
  renderWithApi(<Removal onConfirm={work} />);
  await openDialog();
  const confirm = screen.getByRole('button', { name: 'Excluir' });
  act(() => {
    confirm.click();
    confirm.click();
  });
  expect(work).toHaveBeenCalledOnce();
  done.resolve();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('does nothing when the person cancels', async () => {
  const remove = vi.fn();
  renderWithApi(<Removal onConfirm={remove} />);
  await openDialog();

  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(remove).not.toHaveBeenCalled();
});

test('what is asked about does not have the focus at first', async () => {
  renderWithApi(<Removal onConfirm={vi.fn()} />);
  await openDialog();

  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar' })),
  );
});

test('stays open and says why when the work fails', async () => {
  renderWithApi(<Removal onConfirm={() => Promise.reject(new NoConnectionError())} />);
  await openDialog();

  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Sem conexão.');
  expect(screen.getByRole('dialog')).toBeTruthy();
});
