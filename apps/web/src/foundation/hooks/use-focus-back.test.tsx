import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusBack } from './use-focus-back.ts';

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir
      </button>
      {isOpen && <Opened onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Opened({ onClose }: { onClose: () => void }) {
  useFocusBack();
  return (
    <button type="button" onClick={onClose}>
      Fechar
    </button>
  );
}

test('whatever opened something has the focus again when it is gone', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));

  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' }));
});
