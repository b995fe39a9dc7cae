import { Select, TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { useGuard } from '../dialogs/guard.tsx';
import { SidePanel } from './side-panel.tsx';

function NameField() {
  const [name, setName] = useState('');
  useGuard(() => name !== '');
  return <TextInput label="Nome" value={name} onChange={(event) => setName(event.target.value)} />;
}

function Work() {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setShown('Ana')}>
        Abrir Ana
      </button>
      <button type="button" onClick={() => setShown('Bia')}>
        Abrir Bia
      </button>
      {shown && (
        <SidePanel title={shown} about={shown} onClose={() => setShown(null)}>
          <NameField />
          <Select label="Cor" data={['Azul', 'Verde']} />
        </SidePanel>
      )}
    </>
  );
}

const panel = (name = 'Ana') => screen.getByRole('dialog', { name });
const opener = (name: string) => screen.getByRole('button', { name: `Abrir ${name}` });

test('has a name, takes the focus in, closes on Escape and gives the focus back', async () => {
  renderWithApi(<Work />);
  await userEvent.click(opener('Ana'));
  expect(document.activeElement).toBe(panel());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener('Ana'));
});

test('leaves the work beside it within reach, and shows what is opened there', async () => {
  renderWithApi(<Work />);
  await userEvent.click(opener('Ana'));
  expect(panel().getAttribute('aria-modal')).toBeNull();
  await userEvent.click(opener('Bia'));
  expect(document.activeElement).toBe(panel('Bia'));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(opener('Bia'));
});

test('an Escape in the work beside it is not for the panel', async () => {
  renderWithApi(<Work />);
  await userEvent.click(opener('Ana'));
  opener('Bia').focus();
  await userEvent.keyboard('{Escape}');
  panel();
});

test('an open list inside closes first', async () => {
  renderWithApi(<Work />);
  await userEvent.click(opener('Ana'));
  await userEvent.click(screen.getByRole('combobox', { name: 'Cor' }));
  await userEvent.keyboard('{Escape}');
  panel();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks before what was typed inside is thrown away', async () => {
  renderWithApi(<Work />);
  await userEvent.click(opener('Ana'));
  await userEvent.type(screen.getByLabelText('Nome'), 'x');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Descartar alterações?' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([panel()]));
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
