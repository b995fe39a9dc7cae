import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { useSaving } from '../../foundation/hooks/use-saving.ts';
import { DialogForm } from './dialog-form.tsx';
import { GuardedDialog } from './guarded-dialog.tsx';

function NameForm({ done }: { done: () => void }) {
  const form = useForm({ initialValues: { name: '' } });
  const saving = useSaving({ form, draft: null, send: async () => true, failed: 'Não deu', done });
  return (
    <DialogForm saving={saving}>
      <TextInput label="Nome" {...form.getInputProps('name')} />
    </DialogForm>
  );
}

type Options = { onClose?: () => void; isCovered?: boolean };

/** Loads, lets somebody type, and shows what came of it. */
function Steps({ onClose = () => {}, isCovered = false }: Options) {
  const [step, setStep] = useState<'loading' | 'form' | 'result'>('loading');
  return (
    <GuardedDialog title="Passos" isCovered={isCovered} onClose={onClose}>
      {step === 'loading' && (
        <button type="button" onClick={() => setStep('form')}>
          Carregado
        </button>
      )}
      {step === 'form' && <NameForm done={() => setStep('result')} />}
      {step === 'result' && <p>Guardado</p>}
    </GuardedDialog>
  );
}

const question = () => screen.findByRole('dialog', { name: 'Descartar alterações?' });
const typeName = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Carregado' }));
  await userEvent.type(screen.getByLabelText('Nome'), 'Ana');
};

test('guards a form that came after it, and no longer once it is stored', async () => {
  const onClose = vi.fn<() => void>();
  renderWithApi(<Steps onClose={onClose} />);
  await typeName();
  await userEvent.keyboard('{Escape}');
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar editando' }));
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Guardado');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('asks once, also where closing leads to another address', async () => {
  const view = renderWithApi(<Steps onClose={() => view.history.push('/dashboard')} />);
  await typeName();
  await userEvent.keyboard('{Escape}');
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(view.history.location.pathname).toBe('/dashboard'));
});

test('gives the focus back after what was typed was thrown away', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Abrir
        </button>
        {isOpen && <Steps onClose={() => setIsOpen(false)} />}
      </>
    );
  }
  renderWithApi(<Page />);
  const opener = screen.getByRole('button', { name: 'Abrir' });
  await userEvent.click(opener);
  await typeName();
  await userEvent.keyboard('{Escape}');
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('leaves Escape to what stands above it, and the keyboard goes on at its button', async () => {
  const onClose = vi.fn<() => void>();
  let cover = (_isCovered: boolean) => {};
  function Page() {
    const [isCovered, setIsCovered] = useState(false);
    cover = setIsCovered;
    return <Steps onClose={onClose} isCovered={isCovered} />;
  }
  renderWithApi(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Carregado' }));
  act(() => cover(true));
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();

  act(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    cover(false);
  });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Salvar' }));
});
