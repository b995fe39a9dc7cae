import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../tests/support.tsx';
import { ActiveBadge } from './status-badge.tsx';

test('what is out of use is a word and an icon, not only a colour', () => {
  const { container } = renderWithApi(<ActiveBadge active={false} />);

  expect(screen.getByText('Inativo')).toBeTruthy();
  expect(container.querySelector('svg')).toBeTruthy();
});

test('what is in use is a quiet word, and no pill', () => {
  const { container } = renderWithApi(<ActiveBadge active />);

  expect(screen.getByText('Ativo')).toBeTruthy();
  expect(container.querySelector('.mantine-Badge-root')).toBeNull();
});
