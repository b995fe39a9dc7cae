import type { Role } from '@app/domain/team/permissions';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithApi, sampleSession } from '../../../tests/support.tsx';
import { FinancialPage, type FinancialTab } from './financial-page.tsx';

const tabs: readonly FinancialTab[] = [
  { name: 'cash', label: 'Caixa', permission: 'cash.view', panel: () => 'a gaveta' },
  {
    name: 'commissions',
    label: 'Comissões',
    permission: 'commissions.pay',
    panel: () => 'a pagar',
  },
  { name: 'health', label: 'Saúde Financeira', permission: 'insights.view', panel: () => 'saúde' },
];

function renderPage(role: Role, opened?: string) {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role } };
  const onOpen = vi.fn<(name: string) => void>();
  renderWithApi(<FinancialPage tabs={tabs} opened={opened} onOpen={onOpen} />, {}, { session });
  return onOpen;
}

const shownTabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);

test('it opens with the drawer, and another tab goes into the address', async () => {
  const onOpen = renderPage('owner');

  expect(screen.getByRole('heading', { name: 'Financeiro' })).toBeTruthy();
  expect(screen.getByText('a gaveta')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Saúde Financeira' }));
  expect(onOpen).toHaveBeenCalledWith('health');
});

test('the tab of the address is open', () => {
  renderPage('manager', 'commissions');

  expect(screen.getByText('a pagar')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nova Transação' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Transações' })).toBeTruthy();
});

test('a receptionist has the drawer and nothing else, whatever the address says', () => {
  renderPage('receptionist', 'health');

  expect(shownTabs()).toEqual(['Caixa']);
  expect(screen.getByText('a gaveta')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Nova Transação' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Transações' })).toBeNull();
});

test('the page promises nothing that the role does not open', () => {
  renderPage('owner');
  expect(screen.getByText(/^O caixa do dia, as comissões/)).toBeTruthy();
  cleanup();
  renderPage('receptionist');
  expect(screen.queryByText(/^O caixa do dia, as comissões/)).toBeNull();
});

test('a professional is led to her own statement', () => {
  renderPage('professional', 'cash');

  expect(shownTabs()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Ver meu extrato' }).getAttribute('href')).toBe(
    '/dashboard/financial/statement',
  );
});
