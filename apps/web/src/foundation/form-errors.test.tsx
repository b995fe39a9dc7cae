import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ORPCError } from '@orpc/client';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithApi } from '../../tests/support.tsx';
import { showFieldErrors } from './form-errors.ts';

function refused(...issues: { path: string[]; message: string }[]) {
  return new ORPCError('BAD_REQUEST', { data: { issues } });
}

function ServiceForm({ error, onShown }: { error: unknown; onShown: (shown: boolean) => void }) {
  const form = useForm({ initialValues: { name: '', price: '' } });
  return (
    <form onSubmit={form.onSubmit(() => onShown(showFieldErrors(form, error)))}>
      <TextInput label="Nome" {...form.getInputProps('name')} />
      <TextInput label="Preço" {...form.getInputProps('price')} />
      <button type="submit">Salvar</button>
    </form>
  );
}

test('what the server refuses stands beside its field, and the first one has the focus', async () => {
  const onShown = vi.fn();
  const error = refused(
    { path: ['price'], message: 'Preço deve ser positivo' },
    { path: ['name'], message: 'Nome é obrigatório' },
    { path: ['name'], message: 'Use no máximo 120 caracteres' },
  );
  renderWithApi(<ServiceForm error={error} onShown={onShown} />);

  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

  expect(screen.getByText('Nome é obrigatório')).toBeTruthy();
  expect(screen.getByText('Preço deve ser positivo')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nome'));
  expect(onShown).toHaveBeenCalledWith(true);
});

test.each([
  ['belongs to no field', refused({ path: ['id'], message: 'Identificador inválido' })],
  ['carries no fields', new ORPCError('CONFLICT')],
  ['is no answer at all', new TypeError('a bug')],
])('says so when the failure %s', async (_, error) => {
  const onShown = vi.fn();
  renderWithApi(<ServiceForm error={error} onShown={onShown} />);

  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

  expect(onShown).toHaveBeenCalledWith(false);
});
