import type { ListedSubscription } from '@app/contract/platform/companies.contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { subscriptionStateText } from '../company-states.labels.ts';
import { SubscriptionsPage } from './subscriptions-page.tsx';

const fake = fakeServer.platform.subscriptions;
const zen: ListedSubscription = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Zen & Cia Ltda',
  tradeName: 'Espaço Zen',
  email: 'dono@zen.test',
  plan: null,
  status: 'past_due',
  badge: 'overdue',
  isLongCanceled: false,
  trialEndsAt: '2026-03-10T12:00:00Z',
  currentPeriodEnd: null,
  createdAt: '2026-03-03T12:00:00Z',
};

function renderPage() {
  const subscriptions = {
    list: fake.list.handler(() => ({ items: [zen], nextCursor: null })),
    counts: fake.counts.handler(() => ({
      total: 1234,
      active: 5,
      inTrial: 4,
      late: 3,
      canceled: 2,
    })),
  };
  renderWithApi(<SubscriptionsPage view={{}} onView={() => {}} />, { platform: { subscriptions } });
}

test('five cards count the companies: all, active, in trial, late, cancelled', async () => {
  renderPage();
  await screen.findByText('1.234');
  const shown = ['Total de Empresas', 'Ativas', 'Em Trial', 'Em Atraso', 'Canceladas'].map(
    (label) => {
      const cards = within(screen.getByLabelText('Resumo das assinaturas'));
      return cards.getByText(label).closest('dl > div')?.querySelector('dd')?.textContent;
    },
  );
  expect(shown).toEqual(['1.234', '5', '4', '3', '2']);
});

test('a company stands with its badge, and is managed in the list of all of them', async () => {
  renderPage();
  const row = within((await screen.findByText('Espaço Zen')).closest('tr') ?? document.body);
  expect(row.getByText('Em Atraso')).toBeTruthy();
  expect(row.getByText('Sem plano')).toBeTruthy();
  const manage = row.getByRole('link', { name: 'Gerenciar Espaço Zen' });
  expect(manage.textContent).toBe('Gerenciar');
  const address = new URL(manage.getAttribute('href') ?? '', 'http://x');
  expect(address.pathname).toBe('/super-admin/companies');
  expect(address.searchParams.get('search')).toBe('Zen & Cia Ltda');
  expect(address.searchParams.get('assinatura')).toBe(zen.id);
});

test.each([
  ['active', 'Ativo'],
  ['trial', 'Em Teste'],
  ['past_due', 'Em Atraso'],
  ['canceled', 'Cancelado'],
  ['inactive', 'Inativo'],
  ['suspended', 'Suspenso'],
  ['unknown', 'Desconhecido'],
] as const)('a subscription that is %s reads %s', (status, word) => {
  expect(subscriptionStateText[status]).toBe(word);
});
