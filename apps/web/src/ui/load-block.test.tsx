import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi } from '../../tests/support.tsx';
import { useApi } from '../foundation/api.tsx';
import { LoadBlock } from './load-block.tsx';

function ServiceCount() {
  const query = useQuery(useApi().catalog.services.list.queryOptions());
  return (
    <LoadBlock query={query} skeleton={<p>shape</p>} title="Serviços">
      {(services) => <p>{services.length} serviços</p>}
    </LoadBlock>
  );
}

test('shows the shape of what comes, then what came', async () => {
  const list = fakeServer.catalog.services.list.handler(() => []);
  renderWithApi(<ServiceCount />, { catalog: { services: { list } } });

  expect(screen.getByText('shape')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Serviços' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Carregando…');
  expect(await screen.findByText('0 serviços')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('what did not come can be asked for again', async () => {
  let isDown = true;
  const list = fakeServer.catalog.services.list.handler(() => {
    if (isDown) throw new Error('down');
    return [];
  });
  renderWithApi(<ServiceCount />, { catalog: { services: { list } } });

  await screen.findByText('Não foi possível carregar os dados.');
  expect(screen.getByRole('heading', { level: 1, name: 'Serviços' })).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));

  expect(await screen.findByText('0 serviços')).toBeTruthy();
});

test('waits for what is shown together with it', async () => {
  const query = { data: 3, isError: false, error: null, isFetching: false, refetch: () => {} };
  const block = (isLoading: boolean, failureCount = 0) => (
    <LoadBlock query={query} alongside={[{ isLoading, failureCount }]} skeleton={<p>shape</p>}>
      {(count) => <p>{count} serviços</p>}
    </LoadBlock>
  );
  const { rerender } = renderWithApi(block(true));
  expect(screen.queryByText('3 serviços')).toBeNull();
  screen.getByText('shape');

  rerender(block(false));
  screen.getByText('3 serviços');

  rerender(block(true, 1));
  screen.getByText('3 serviços');
});
