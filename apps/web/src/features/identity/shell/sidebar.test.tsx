import { IconScissors, IconSettings } from '@tabler/icons-react';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { companyGroups, type NavigationEntry } from './navigation.labels.ts';
import { Sidebar } from './sidebar.tsx';

const entries: NavigationEntry[] = [
  { label: 'Serviços', to: '/dashboard/services', icon: IconScissors, module: 'services' },
];

test('lists the entries', () => {
  renderWithApi(<Sidebar groups={[entries]} form="expanded" />);
  expect(screen.getByRole('link', { name: 'Serviços' })).toBeTruthy();
});

test('an entry without access carries a lock', () => {
  const company = sampleSession.company && { ...sampleSession.company, openModules: [] };
  renderWithApi(
    <Sidebar groups={[entries]} form="expanded" />,
    {},
    { session: { ...sampleSession, company } },
  );
  expect(screen.getByRole('link', { name: 'Serviços (bloqueado)' })).toBeTruthy();
});

test('beside icons alone the lock stays, and the entry says so when it is pointed at', async () => {
  const company = sampleSession.company && { ...sampleSession.company, openModules: [] };
  renderWithApi(
    <Sidebar groups={[entries]} form="icons" />,
    {},
    { session: { ...sampleSession, company } },
  );
  const link = screen.getByRole('link', { name: 'Serviços (bloqueado)' });
  expect(link.querySelectorAll('svg')).toHaveLength(2);

  await userEvent.hover(link);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Serviços (bloqueado)');
});

test('an entry that the role has nothing to see in is not there', () => {
  const settings: NavigationEntry = {
    label: 'Configurações',
    to: '/dashboard/settings',
    icon: IconSettings,
    permissions: ['subscription.view', 'members.view'],
  };
  const company = sampleSession.company && { ...sampleSession.company, role: 'manager' as const };
  const receptionist = company && { ...company, role: 'receptionist' as const };
  const render = (session: typeof sampleSession) =>
    renderWithApi(<Sidebar groups={[[settings]]} form="expanded" />, {}, { session });

  const { unmount } = render({ ...sampleSession, company });
  expect(screen.getByRole('link', { name: 'Configurações' })).toBeTruthy();
  unmount();
  render({ ...sampleSession, company: receptionist });
  expect(screen.queryByRole('link')).toBeNull();
});

test('the entries of a company come in their order, and the current one says so', () => {
  renderWithApi(
    <Sidebar groups={companyGroups} form="expanded" />,
    {},
    { address: '/dashboard/coupons?de=atalho' },
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Agendamentos',
    'Clientes',
    'Tarefas',
    'Serviços',
    'Profissionais',
    'Estoque',
    'Pacotes',
    'Cupons',
    'Fidelidade',
    'Pontos',
    'Avaliações',
    'Conversas',
    'WhatsApp',
    'Mensagens',
    'Financeiro',
    'Relatórios',
    'Configurações',
  ]);
  const current = screen.getByRole('link', { current: 'page' });
  expect(current.textContent).toBe('Cupons');
});

test.each(['/dashboard/orders', '/dashboard/gift-cards/01990000-0000-7000-8000-00000000000a'])(
  'at %s the screen is marked whose tab it is',
  (address) => {
    renderWithApi(<Sidebar groups={companyGroups} form="expanded" />, {}, { address });
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Pacotes');
  },
);

test('what is sent by hand stands there while something waits, or it is open', () => {
  const counts = { '/dashboard/para-enviar': { count: '2', words: '2 mensagens' } } as const;
  const render = (props: object, address = '/dashboard/coupons') =>
    renderWithApi(<Sidebar groups={companyGroups} form="expanded" {...props} />, {}, { address });
  const { unmount } = render({ counts });
  expect(screen.getByRole('link', { name: 'Para enviar, 2 mensagens' })).toBeTruthy();
  unmount();
  const open = render({}, '/dashboard/para-enviar');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Para enviar');
  open.unmount();
  render({});
  expect(screen.queryByRole('link', { name: /Para enviar/ })).toBeNull();
});

test('an entry says how much waits behind it', () => {
  const counts = { '/dashboard/services': { count: '3', words: '3 novos' } } as const;
  renderWithApi(<Sidebar groups={[entries]} form="expanded" counts={counts} />);
  const link = screen.getByRole('link', { name: 'Serviços, 3 novos' });
  // Its name is what stands in it, so whoever speaks to it says what she sees.
  expect(link.hasAttribute('aria-label')).toBe(false);
  expect(within(link).getByText('3')).toBeTruthy();
});

test('what is switched off for every company is not even named', () => {
  const company = sampleSession.company && {
    ...sampleSession.company,
    hiddenModules: ['services' as const],
  };
  const { container } = renderWithApi(
    <Sidebar groups={[entries]} form="expanded" />,
    {},
    { session: { ...sampleSession, company } },
  );
  expect(container.textContent).not.toContain('Serviços');
});
