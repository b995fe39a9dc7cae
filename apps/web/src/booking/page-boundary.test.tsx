import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { notePageLoads } from '../../tests/support.tsx';
import { PageBoundary } from './page-boundary.tsx';

function Broken(): never {
  throw new Error('broken');
}

test('what breaks on a visitor’s page is said, with two ways on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = notePageLoads();
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );

  expect(screen.getByRole('heading', { name: 'Erro na aplicação' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar ao Início' }).getAttribute('href')).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Recarregar Página' }));
  expect(load).toHaveBeenCalledExactlyOnceWith('reload');
});

test('what works is shown as it is', () => {
  render(<PageBoundary>tudo certo</PageBoundary>);
  expect(screen.getByText('tudo certo')).toBeTruthy();
});
