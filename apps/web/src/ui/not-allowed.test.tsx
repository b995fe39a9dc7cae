import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../tests/support.tsx';
import { NotAllowed } from './not-allowed.tsx';

test('a screen that stays closed still says which one it is', async () => {
  renderWithApi(<NotAllowed page="Transações" sentence="Fale com a dona." />);

  expect(await screen.findByRole('heading', { name: 'Transações', level: 1 })).toBeTruthy();
  expect(screen.getByText('Fale com a dona.')).toBeTruthy();
});
