import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { ImageField } from './image-field.tsx';

function renderField(imageUrl: string | null = null) {
  const onChoose = vi.fn<(file: File) => void>();
  const onRemove = vi.fn();
  renderWithApi(
    <ImageField label="Foto" imageUrl={imageUrl} onChoose={onChoose} onRemove={onRemove} />,
  );
  // The input itself is hidden; the button opens it.
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for a file');
  return { onChoose, onRemove, input };
}

const anyFile = { applyAccept: false };

test('an image is handed on', async () => {
  const { input, onChoose } = renderField();
  const photo = new File(['x'], 'foto.png', { type: 'image/png' });
  await userEvent.upload(input, photo);
  expect(onChoose).toHaveBeenCalledWith(photo);
});

test('what is no image is refused before it is sent', async () => {
  const { input, onChoose } = renderField();
  const text = new File(['x'], 'lista.pdf', { type: 'application/pdf' });
  await userEvent.setup(anyFile).upload(input, text);
  expect(screen.getByText('Por favor, selecione apenas arquivos de imagem.')).toBeTruthy();
  expect(onChoose).not.toHaveBeenCalled();
});

test('an image above the limit is refused before it is sent', async () => {
  const { input, onChoose } = renderField();
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'foto.png', { type: 'image/png' });
  await userEvent.upload(input, large);
  expect(screen.getByText('O arquivo deve ter no máximo 5MB.')).toBeTruthy();
  expect(onChoose).not.toHaveBeenCalled();
});

test('only an image that is there can be removed', async () => {
  const { onRemove } = renderField('/files/foto.webp');
  await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
