import { Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { useSaving } from '../../foundation/hooks/use-saving.ts';
import { PageForm } from './page-form.tsx';

function render() {
  const onCancel = vi.fn<() => void>();
  const send = vi.fn(async () => true);
  function Page() {
    const form = useForm({
      initialValues: { kind: 'a', key: '' },
      validate: { key: (key) => (key === '' ? 'Informe a chave' : null) },
    });
    const saving = useSaving({ form, draft: null, send, saved: 'Guardada!', failed: 'Não deu' });
    return (
      <PageForm saving={saving} onCancel={onCancel}>
        <Select label="Tipo" data={['a', 'b']} {...form.getInputProps('kind')} />
        <TextInput label="Chave" {...form.getInputProps('key')} />
      </PageForm>
    );
  }
  const { history } = renderWithApi(<Page />);
  return { history, onCancel, send, key: screen.getByLabelText('Chave') };
}

const isAsked = async () => {
  await screen.findByRole('dialog', { name: 'Descartar alterações?' });
  await userEvent.click(screen.getByRole('button', { name: 'Continuar editando' }));
};

test('leads to the first mistake, then stores, and may be left', async () => {
  const { history, send, key } = render();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(document.activeElement).toBe(key);
  expect(send).not.toHaveBeenCalled();

  await userEvent.type(key, 'x{Enter}');
  expect(await screen.findByText('Guardada!')).toBeTruthy();
  history.push('/dashboard');
  await waitFor(() => expect(history.location.pathname).toBe('/dashboard'));
});

test('what was typed is not left behind without a question', async () => {
  const { history, onCancel, key } = render();
  await userEvent.type(key, 'x');
  history.push('/dashboard');
  await isAsked();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await isAsked();
  await userEvent.type(key, '{Escape}');
  await isAsked();
  expect(history.location.pathname).toBe('/');
  expect(onCancel).not.toHaveBeenCalled();
});

test('Escape cancels, except in a list, which it closes', async () => {
  const { onCancel, key } = render();
  await userEvent.click(screen.getByRole('combobox', { name: 'Tipo' }));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.type(key, '{Escape}');
  await waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
});
