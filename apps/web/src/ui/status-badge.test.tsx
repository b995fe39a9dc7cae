import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../tests/support.tsx';
import { ActiveBadge } from './status-badge.tsx';

test.each([
  [true, 'Ativo'],
  [false, 'Inativo'],
])('a state is a word and an icon, not only a colour', (active, word) => {
  const { container } = renderWithApi(<ActiveBadge active={active} />);

  expect(screen.getByText(word)).toBeTruthy();
  expect(container.querySelector('svg')).toBeTruthy();
});
