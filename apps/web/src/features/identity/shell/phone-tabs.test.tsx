import type { Role } from '@app/domain/team/permissions';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { PhoneTabs } from './phone-tabs.tsx';

function renderTabs(role: Role) {
  const company = sampleSession.company && { ...sampleSession.company, role };
  const onMore = vi.fn();
  const tabs = <PhoneTabs isMoreOpen={false} onMore={onMore} />;
  return {
    onMore,
    ...renderWithApi(tabs, {}, { session: { ...sampleSession, company }, address: '/dashboard' }),
  };
}

function namesOf(role: 'link' | 'button'): (string | null)[] {
  return screen.getAllByRole(role).map((one) => one.getAttribute('aria-label') ?? one.textContent);
}

test('the places of every day, what is new, and the rest', async () => {
  const { onMore } = renderTabs('owner');
  expect(namesOf('link')).toEqual(['Dashboard', 'Agenda', 'Clientes']);
  expect(namesOf('button')).toEqual(['Criar', 'Mais']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Dashboard');

  await userEvent.click(screen.getByRole('button', { name: 'Mais' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test.each([
  [
    'owner',
    ['Agendamento', 'Venda', 'Cliente', 'Serviço', 'Profissional', 'Produto', 'Tarefa', 'Cupom'],
  ],
  ['receptionist', ['Agendamento', 'Venda', 'Cliente', 'Tarefa']],
] as const)('what is new for the %s is what she may make', async (role, expected) => {
  const { history } = renderTabs(role);
  await userEvent.click(screen.getByRole('button', { name: 'Criar' }));

  const sheet = await screen.findByRole('dialog', { name: 'Criar' });
  const offered = [...sheet.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(offered).toEqual(expected);
  await userEvent.click(screen.getByRole('button', { name: 'Cliente' }));
  expect(history.location.href).toBe('/dashboard/clients?new=true');
});

test('a tab without access carries a lock', () => {
  const company = sampleSession.company && { ...sampleSession.company, openModules: [] };
  const tabs = <PhoneTabs isMoreOpen={false} onMore={vi.fn()} />;
  renderWithApi(tabs, {}, { session: { ...sampleSession, company } });

  expect(namesOf('link')).toEqual(['Dashboard', 'Agenda (bloqueado)', 'Clientes (bloqueado)']);
  const locked = screen.getByRole('link', { name: 'Agenda (bloqueado)' });
  expect(locked.querySelectorAll('svg')).toHaveLength(2);
});

test('whoever may make nothing has no button for it', () => {
  renderTabs('professional');
  expect(screen.queryByRole('button', { name: 'Criar' })).toBeNull();
});
