import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApi, sampleSession } from '../../../tests/support.tsx';
import { PrepaidTabs } from './prepaid-tabs.tsx';

test('each part has its own address, and the open one says so', () => {
  renderWithApi(<PrepaidTabs />, {}, { address: '/dashboard/gift-cards' });
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pacotes', '/dashboard/packages'],
    ['Vales-presente', '/dashboard/gift-cards'],
    ['Pedidos', '/dashboard/orders'],
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Vales-presente');
});

test('whoever sees none of them is led nowhere', () => {
  const company = sampleSession.company && {
    ...sampleSession.company,
    role: 'professional' as const,
  };
  renderWithApi(<PrepaidTabs />, {}, { session: { ...sampleSession, company } });
  expect(screen.queryByRole('navigation')).toBeNull();
});
