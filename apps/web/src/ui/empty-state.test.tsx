import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../tests/support.tsx';
import { EmptyState } from './empty-state.tsx';

test('an empty list says what comes next and offers it', () => {
  renderWithApi(
    <EmptyState
      picture="services"
      sentence="Cadastre o primeiro serviço para receber agendamentos."
      action={<button type="button">Novo serviço</button>}
    />,
  );

  expect(screen.getByText('Cadastre o primeiro serviço para receber agendamentos.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Novo serviço' })).toBeTruthy();
});

test('the picture says nothing to a screen reader', () => {
  const { container } = renderWithApi(<EmptyState picture="services" sentence="Nada por aqui." />);

  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
