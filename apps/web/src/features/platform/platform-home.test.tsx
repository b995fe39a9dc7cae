import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import { PlatformHome } from './platform-home.tsx';
import type { Statistics } from './statistics.api.ts';

const fake = fakeServer.platform.statistics;
const figures: Statistics = {
  totalCompanies: 1234,
  activeCompanies: 12,
  totalPlans: 2,
  estimatedRevenueCents: 1234_50,
  adminUsers: 3,
  simulated: [],
};

function renderHome(read: () => Statistics) {
  renderWithApi(<PlatformHome />, { platform: { statistics: { read: fake.read.handler(read) } } });
}

function figureOf(label: string): string | null | undefined {
  const card = screen.getByText(label).closest('dl > *');
  return card?.querySelector('dd')?.textContent;
}

test('shows the figures of the platform', async () => {
  renderHome(() => figures);
  await screen.findByText('R$ 1.234,50');

  expect(screen.getByRole('heading', { name: 'Dashboard Administrativo' })).toBeTruthy();
  expect(screen.getByText('Super Admin - acesso completo')).toBeTruthy();
  expect(figureOf('Total de Empresas')).toBe('1.234');
  expect(figureOf('Empresas Ativas')).toBe('12');
  expect(figureOf('Planos Ativos')).toBe('2');
  expect(figureOf('Receita Estimada')).toBe('R$ 1.234,50');
  expect(figureOf('Administradores')).toBe('3');
  expect(screen.queryByRole('list', { name: 'Partes simuladas' })).toBeNull();
});

test('names what is only simulated', async () => {
  renderHome(() => ({ ...figures, simulated: ['payments', 'mail'] }));
  const list = await screen.findByRole('list', { name: 'Partes simuladas' });

  expect(within(list).getByText('Pagamentos simulados')).toBeTruthy();
  expect(within(list).getByText('E-mails não saem')).toBeTruthy();
});

test('figures that cannot be loaded are replaced, said to be, and asked for again', async () => {
  const read = vi.fn<() => Statistics>().mockImplementationOnce(() => {
    throw new Error('down');
  });
  read.mockReturnValue(figures);
  renderHome(read);

  expect(await screen.findByText('Não foi possível carregar os dados.')).toBeTruthy();
  expect(['Total de Empresas', 'Planos Ativos', 'Receita Estimada'].map(figureOf)).toEqual([
    '0',
    '1',
    'R$ 0,00',
  ]);
  expect(figureOf('Administradores')).toBe('1');

  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1.234')).toBeTruthy();
  expect(screen.queryByText('Não foi possível carregar os dados.')).toBeNull();
});

test('the figures can be asked for again', async () => {
  const read = vi.fn(() => figures);
  renderHome(read);
  await screen.findByText('1.234');

  await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }));

  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});
