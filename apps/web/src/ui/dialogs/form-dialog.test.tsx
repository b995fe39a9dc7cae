import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ORPCError } from '@orpc/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { useSaving } from '../../foundation/hooks/use-saving.ts';
import { FormDialog } from './form-dialog.tsx';

type Draft = { name: string; code: string };
type Options = { send?: (draft: Draft) => Promise<unknown>; failed?: (error: unknown) => string };

function Editor({ send, failed, onClose }: Options & { onClose: () => void }) {
  const form = useForm<Draft>({
    initialValues: { name: '', code: '' },
    validate: { name: (name) => (name === '' ? 'Nome é obrigatório' : null) },
  });
  const saving = useSaving({
    form,
    draft: null,
    send: send ?? (async () => undefined),
    saved: 'Guardado!',
    fieldOf: { CODE_TAKEN: 'code' },
    failed: failed ?? 'Não foi possível guardar',
    done: onClose,
  });
  return (
    <FormDialog title="Cupom" saving={saving} onClose={onClose}>
      <TextInput label="Nome" data-autofocus {...form.getInputProps('name')} />
      <TextInput label="Código" {...form.getInputProps('code')} />
    </FormDialog>
  );
}

function Page(options: Options) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Novo
      </button>
      {isOpen && <Editor {...options} onClose={() => setIsOpen(false)} />}
    </>
  );
}

async function open(options: Options = {}) {
  const user = userEvent.setup();
  renderWithApi(<Page {...options} />);
  await user.click(screen.getByRole('button', { name: 'Novo' }));
  const name = await screen.findByLabelText('Nome');
  return { user, name };
}

const save = () => screen.getByRole('button', { name: 'Salvar' });
const refusal = (code: string, status = 409) =>
  new ORPCError(code, { status, defined: true, message: 'Este código já existe.' });

test('closes when it is stored, says so, and gives the focus back', async () => {
  const { user, name } = await open();
  await user.type(name, 'Volte');
  await user.click(save());

  expect(await screen.findByText('Guardado!')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Novo'));
});

test('sends nothing that is wrong, and leads to the first mistake', async () => {
  const send = vi.fn(async () => undefined);
  const { user, name } = await open({ send });
  await user.type(screen.getByLabelText('Código'), 'X');
  await user.click(save());

  expect(await screen.findByText('Nome é obrigatório')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(send).not.toHaveBeenCalled();
});

test('is sent once, however often somebody presses', async () => {
  let finish = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user, name } = await open({ send });
  await user.type(name, 'Volte');
  await user.keyboard('{Enter}{Enter}');

  expect(send).toHaveBeenCalledTimes(1);
  finish();
  expect(await screen.findByText('Guardado!')).toBeTruthy();
});

test.each(['Cancelar', 'Escape'])('%s asks before what was typed is lost', async (way) => {
  const { user, name } = await open();
  await user.type(name, 'Volte');
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: way }));

  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Volte');
});

test('closes at once where nothing was typed', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('puts a refusal beside the field it is about', async () => {
  const { user, name } = await open({ send: () => Promise.reject(refusal('CODE_TAKEN')) });
  await user.type(name, 'Volte');
  await user.click(save());

  expect(await screen.findByText('Este código já existe.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Código'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('puts beside their fields what the server found wrong with them', async () => {
  const data = { issues: [{ path: ['code'], message: 'Use só letras' }] };
  const wrong = new ORPCError('BAD_REQUEST', { status: 400, defined: true, data });
  const { user, name } = await open({ send: () => Promise.reject(wrong) });
  await user.type(name, 'Volte');
  await user.click(save());

  expect(await screen.findByText('Use só letras')).toBeTruthy();
});

test('says any other failure in a notice and keeps what was typed', async () => {
  const { user, name } = await open({ send: () => Promise.reject(refusal('OTHER')) });
  await user.type(name, 'Volte');
  await user.click(save());

  expect(await screen.findByText('Não foi possível guardar')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Volte');
});

test('or inside of the form, where the screen has a sentence for it', async () => {
  const failed = () => 'O caixa está fechado.';
  const { user, name } = await open({ send: () => Promise.reject(refusal('OTHER')), failed });
  await user.type(name, 'Volte');
  await user.click(save());

  expect((await screen.findByRole('alert')).textContent).toBe('O caixa está fechado.');
});

test('stays open when the person thought better of it', async () => {
  const { user, name } = await open({ send: async () => false });
  await user.type(name, 'Volte');
  await user.click(save());

  await waitFor(() => expect(save().getAttribute('data-loading')).toBeNull());
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByText('Guardado!')).toBeNull();
});
