import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import type { Overview } from './home/overview.api.ts';
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

const news: Overview = {
  concerns: [
    { kind: 'payments-failed', count: 2 },
    { kind: 'jobs-failed', count: 1 },
    { kind: 'events-failed', count: 3 },
    { kind: 'trials-ending', count: 1 },
  ],
  environment: 'live',
  recentCompanies: [
    {
      id: '01990000-0000-7000-8000-00000000000a',
      name: 'Salão da Bê',
      email: 'be@salao.test',
      active: false,
    },
  ],
  failingJobs: [
    {
      name: 'mail.deliver',
      failed: 1,
      retrying: 0,
      reason: 'sem rede',
      lastAt: '2026-03-10T15:00:00Z',
    },
  ],
};

function renderHome(read: () => Statistics) {
  const overview = { read: fakeServer.platform.overview.read.handler(() => news) };
  renderWithApi(<PlatformHome />, {
    platform: { statistics: { read: fake.read.handler(read) }, overview },
  });
}

function figureOf(label: string): string | null | undefined {
  const found = screen.getByText(label);
  const value = found.closest('dl > div')?.querySelector('dd') ?? found.nextElementSibling;
  return value?.textContent;
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

test('what needs a hand leads to where it is solved, and the newest companies are named', async () => {
  renderHome(() => figures);
  const payments = await screen.findByRole('link', { name: 'Resolver: 2 pagamentos recusados' });
  expect(payments.getAttribute('href')).toBe(
    '/super-admin/payments?status=failed&environment=live',
  );
  const events = screen.getByRole('link', { name: 'Resolver: 3 eventos do Stripe com falha' });
  expect(events.getAttribute('href')).toBe(
    '/super-admin/webhooks?tab=history&status=failed&environment=live',
  );
  const trials = screen.getByRole('link', { name: /Resolver: 1 teste grátis/ });
  expect(trials.getAttribute('href')).toBe('/super-admin/companies?concern=trials-ending');
  const newest = screen.getByRole('link', { name: /Salão da Bê/ });
  expect(newest.getAttribute('href')).toBe(
    '/super-admin/companies?search=Sal%C3%A3o%20da%20B%C3%AA',
  );
  expect(screen.getByText('Inativa')).toBeTruthy();
  const create = screen.getByRole('link', { name: 'Nova Empresa' });
  expect(create.getAttribute('href')).toBe('/super-admin/companies?novo=empresa');

  await userEvent.click(screen.getByRole('button', { name: /Resolver: 1 trabalho/ }));
  expect(await screen.findByText('sem rede')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar mail.deliver de novo' })).toBeTruthy();
});

test('the quick actions lead to the companies and open an alert; the summary says how it is', async () => {
  vi.stubEnv('APP_VERSION', '4.5.6');
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ database: true }));
  renderHome(() => figures);
  const manage = await screen.findByRole('link', { name: 'Gerenciar Empresas' });
  expect(manage.getAttribute('href')).toBe('/super-admin/companies');
  const recent = screen.getByRole('region', { name: 'Empresas Recentes' });
  expect(await within(recent).findByText('be@salao.test')).toBeTruthy();
  const summary = within(screen.getByRole('region', { name: 'Resumo do Sistema' }));
  expect(await summary.findByText('Online')).toBeTruthy();
  expect(summary.getByText('Conectado')).toBeTruthy();
  expect(summary.getByText('v4.5.6')).toBeTruthy();
  vi.unstubAllEnvs();

  await userEvent.click(screen.getByRole('button', { name: 'Criar Alerta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Criar Alerta' }));
  expect(dialog.getByLabelText('Título')).toBeTruthy();
});
