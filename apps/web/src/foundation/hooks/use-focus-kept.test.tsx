import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusKept } from './use-focus-kept.ts';

function Part({ names }: { names: string[] }) {
  const kept = useFocusKept<HTMLDivElement>();
  return (
    <div ref={kept} data-testid="part">
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  );
}

const focused = () => document.activeElement?.textContent;

test('what stands in the place of a button that went gets its focus', async () => {
  const { rerender } = render(<Part names={['Um', 'Dois', 'Três']} />);
  screen.getByRole('button', { name: 'Dois' }).focus();
  rerender(<Part names={['Um', 'Três']} />);
  await waitFor(() => expect(focused()).toBe('Três'));
  rerender(<Part names={['Um']} />);
  await waitFor(() => expect(focused()).toBe('Um'));
  rerender(<Part names={[]} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('part')));
});

test('focus that is elsewhere stays there', async () => {
  const { rerender } = render(
    <>
      <Part names={['Um', 'Dois']} />
      <input aria-label="Busca" />
    </>,
  );
  screen.getByRole('button', { name: 'Um' }).focus();
  screen.getByLabelText('Busca').focus();
  rerender(
    <>
      <Part names={['Dois']} />
      <input aria-label="Busca" />
    </>,
  );
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByLabelText('Busca'));
});
