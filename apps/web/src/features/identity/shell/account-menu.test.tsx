import type { Session } from '@app/contract/identity/session.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { AccountMenu } from './account-menu.tsx';

const fake = fakeServer.team.memberships;
const salon = {
  companyId: '01990000-0000-7000-8000-000000000002',
  companyName: 'Salão da Ana',
  role: 'owner' as const,
  isOpen: true,
};
const clinic = {
  companyId: '01990000-0000-7000-8000-000000000003',
  companyName: 'Clínica Sorriso',
  role: 'receptionist' as const,
  isOpen: false,
};

const assign = vi.fn();
vi.stubGlobal('location', { ...location, assign });
beforeEach(() => {
  assign.mockClear();
});

async function openMenu(handlers: FakeRouter = {}, session: Session = sampleSession) {
  const list = fake.list.handler(() => [salon]);
  const rendered = renderWithApi(
    <AccountMenu />,
    { team: { memberships: { list, ...handlers } } },
    { session },
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  return rendered;
}

test('says who is signed in and leads to settings and profile, by keyboard too', async () => {
  await openMenu();

  const menu = within(screen.getByRole('menu'));
  expect(menu.getByText('Ana Souza')).toBeTruthy();
  expect(menu.getByText('ana@salao.com')).toBeTruthy();
  expect(linkOf('Configurações')).toBe('/dashboard/settings');
  expect(linkOf('Perfil')).toBe('/dashboard/profile');
  expect(menu.getByRole('menuitem', { name: 'Sair' })).toBeTruthy();

  await userEvent.keyboard('{Escape}');
  const opener = screen.getByRole('button', { name: 'Conta de Ana Souza' });
  expect(document.activeElement).toBe(opener);
});

test('an operator has a profile and no settings of a company', async () => {
  await openMenu({}, { ...sampleSession, platformRole: 'admin', company: null });

  expect(linkOf('Perfil')).toBe('/super-admin/profile');
  expect(screen.queryByRole('menuitem', { name: 'Configurações' })).toBeNull();
});

test.each([
  ['owner', true],
  ['manager', true],
  ['receptionist', false],
  ['professional', false],
] as const)('settings are offered to a %s: %s', async (role, isOffered) => {
  const company = sampleSession.company && { ...sampleSession.company, role };
  await openMenu({}, { ...sampleSession, company });

  expect(screen.queryByRole('menuitem', { name: 'Configurações' }) !== null).toBe(isOffered);
  expect(linkOf('Perfil')).toBe('/dashboard/profile');
});

test('whoever works in one company is not asked which', async () => {
  const list = vi.fn(() => [salon]);
  await openMenu({ list: fake.list.handler(list) });

  await vi.waitFor(() => expect(list).toHaveBeenCalledOnce());
  expect(screen.queryByText('Trocar de empresa')).toBeNull();
});

test('the companies are asked for only when the menu opens', async () => {
  const list = vi.fn(() => [salon]);
  renderWithApi(<AccountMenu />, { team: { memberships: { list: fake.list.handler(list) } } });

  expect(list).not.toHaveBeenCalled();
});

test('another company opens with a clean page', async () => {
  const open = vi.fn(({ input }: { input: { companyId: string } }) => input);
  await openMenu({
    list: fake.list.handler(() => [salon, clinic]),
    open: fake.open.handler(open),
  });

  expect(await screen.findByText('Trocar de empresa')).toBeTruthy();
  const current = screen.getByRole('menuitem', { name: 'Salão da Ana · Proprietário(a)' });
  expect(current.getAttribute('aria-current')).toBe('true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Clínica Sorriso · Recepção' }));

  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
  expect(open.mock.calls[0]?.[0].input).toEqual({ companyId: clinic.companyId });
});

test('a company that closed meanwhile is said so, and the page stays', async () => {
  const open = fake.open.handler(({ errors }) => {
    throw errors.MEMBERSHIP_NOT_FOUND();
  });
  await openMenu({ list: fake.list.handler(() => [salon, clinic]), open });

  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Clínica Sorriso · Recepção' }),
  );

  expect(await screen.findByText('Você não tem acesso a esta empresa.')).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});

function linkOf(name: string): string | null {
  return screen.getByRole('menuitem', { name }).getAttribute('href');
}
