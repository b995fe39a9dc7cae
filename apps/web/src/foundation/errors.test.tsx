import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithApi } from '../../tests/support.tsx';
import { ErrorBoundary, LoadFailed, NotFound } from './errors.tsx';
import { InsideMain } from './landmark.ts';

function Broken(): never {
  throw new Error('a bug');
}

test('a bug leaves a screen with two ways out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderWithApi(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );

  expect(await screen.findByRole('heading', { name: 'Erro na aplicação' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recarregar Página' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar ao Início' }).getAttribute('href')).toBe('/');
});

test('an address that does not exist leads back to the start', () => {
  renderWithApi(<NotFound />);

  expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/');
});

test('a page that failed has one main landmark, inside a screen and alone', () => {
  const { unmount } = renderWithApi(<NotFound />);
  expect(screen.getAllByRole('main')).toHaveLength(1);
  unmount();

  renderWithApi(
    <main>
      <InsideMain value={true}>
        <NotFound />
      </InsideMain>
    </main>,
  );
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test('data that did not arrive can be asked for again', async () => {
  const retry = vi.fn();
  renderWithApi(<LoadFailed onRetry={retry} />);

  expect(screen.getByRole('alert').textContent).toContain('Não foi possível carregar os dados.');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));

  expect(retry).toHaveBeenCalledOnce();
});
