import type { Role } from '@app/domain/team/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, onPhone, renderWithApi, sampleSession } from '../../../tests/support.tsx';
import { SettingsPage, type SettingsTab } from './settings-page.tsx';

const tabs: SettingsTab[] = [
  {
    name: 'members',
    label: 'Acessos',
    hint: 'Quem entra.',
    group: 'company',
    permission: 'members.manage',
    panel: () => <p>quem tem acesso</p>,
  },
  {
    name: 'subscription',
    label: 'Assinatura',
    hint: 'Quanto custa.',
    group: 'account',
    permission: 'subscription.manage',
    panel: () => <p>qual plano</p>,
  },
  {
    name: 'financial',
    label: 'Financeiro',
    hint: 'Como se paga.',
    group: 'company',
    permission: 'members.manage',
    module: 'settings',
    panel: () => <p>como se paga</p>,
  },
];

function renderSettings(opened: string | undefined, role: Role = 'owner') {
  const { company } = sampleSession;
  const onOpen = vi.fn();
  renderWithApi(
    <SettingsPage tabs={tabs} opened={opened} onOpen={onOpen} />,
    {},
    { session: { ...sampleSession, company: company && { ...company, role } } },
  );
  return onOpen;
}

test('the tab named in the address is open', () => {
  renderSettings('subscription');

  expect(screen.getByRole('heading', { level: 1, name: 'Configurações' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Assinatura', selected: true })).toBeTruthy();
  expect(screen.getByText('qual plano')).toBeTruthy();
  expect(screen.queryByText('quem tem acesso')).toBeNull();
});

test.each([undefined, 'nada', ''])('the address %j opens the first tab', (opened) => {
  renderSettings(opened);
  expect(screen.getByText('quem tem acesso')).toBeTruthy();
});

test('a tab that the role may not see falls back to the first allowed one', () => {
  renderSettings('subscription', 'manager');

  expect(screen.queryByRole('tab', { name: 'Assinatura' })).toBeNull();
  expect(screen.getByText('quem tem acesso')).toBeTruthy();
});

test('a role without any tab gets a sentence', () => {
  renderSettings(undefined, 'receptionist');

  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByText(/Fale com o proprietário/)).toBeTruthy();
});

test('on a phone the settings begin with what can be set, group by group', () => {
  onPhone();
  renderSettings(undefined);

  expect(screen.queryByRole('tab')).toBeNull();
  const own = screen.getByRole('region', { name: 'Sua empresa' });
  const links = within(own).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'AcessosQuem entra.',
    'FinanceiroComo se paga.',
  ]);
  expect(links[1]?.getAttribute('href')).toBe('/dashboard/settings?tab=financial');
  expect(screen.queryByText('quem tem acesso')).toBeNull();
});

test('what is open on a phone leads back to all of them', () => {
  onPhone();
  renderSettings('subscription');

  expect(screen.getByRole('heading', { level: 2, name: 'Assinatura' })).toBeTruthy();
  expect(screen.getByText('qual plano')).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Todas as configurações' });
  expect(back.getAttribute('href')).toBe('/dashboard/settings');
});

test('tabs follow the keyboard', async () => {
  const onOpen = renderSettings('members');
  screen.getByRole('tab', { name: 'Acessos' }).focus();

  await userEvent.keyboard('{ArrowDown}');

  expect(onOpen).toHaveBeenCalledWith('financial');
});

test('a tab of a part that the plan leaves out is not there', () => {
  const { company } = sampleSession;
  const openModules = company?.openModules.filter((module) => module !== 'settings') ?? [];
  renderWithApi(
    <SettingsPage tabs={tabs} opened="financial" onOpen={vi.fn()} />,
    {},
    { session: { ...sampleSession, company: company && { ...company, openModules } } },
  );

  expect(screen.queryByRole('tab', { name: 'Financeiro' })).toBeNull();
  expect(screen.getByRole('tab', { name: 'Acessos', selected: true })).toBeTruthy();
});

test('a tab of a part that is open can be reached by its address', () => {
  renderSettings('financial');
  expect(screen.getByText('como se paga')).toBeTruthy();
});

const closings: SettingsTab = {
  name: 'closings',
  label: 'Feriados e Fechamentos',
  hint: 'Quando não abre.',
  group: 'company',
  permission: 'company.view',
  panel: () => <p>quando fecha</p>,
};

test('the history of the settings is asked for when somebody wants to see it', async () => {
  const change = { at: '2026-03-11T12:30:00Z', by: 'colleague', userName: 'Bê' } as const;
  const told = [
    {
      ...change,
      thing: 'payment-method' as const,
      thingName: 'Vale',
      action: 'update' as const,
      fields: [{ name: 'Situação', before: 'Ativa', after: 'Inativa' }],
    },
    {
      ...change,
      thing: 'company' as const,
      thingName: '',
      action: 'update' as const,
      fields: [{ name: 'Nome fantasia', before: '', after: 'Da Bê' }],
    },
  ];
  const browse = vi.fn((area: string | undefined) =>
    told.filter(({ thing }) => area !== 'money' || thing === 'payment-method'),
  );
  const handler = fakeServer.company.company.browseChanges.handler(({ input }) => ({
    items: browse(input.area),
    nextCursor: null,
  }));
  renderWithApi(<SettingsPage tabs={[closings]} opened="closings" onOpen={vi.fn()} />, {
    company: { company: { browseChanges: handler } },
  });
  expect(browse).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Histórico de alterações' }));

  const list = await screen.findByRole('list', { name: 'Alterações das configurações' });
  const [method, company] = within(list).getAllByRole('listitem');
  expect(method?.textContent).toContain('Forma de pagamento alterada: Vale');
  expect(method?.textContent).toContain('Bê · 11/03/2026 09:30');
  expect(method?.textContent).toContain('Situaçãoantes Ativa depois Inativa');
  expect(company?.textContent).toContain('Empresa alterada');
  expect(company?.textContent).toContain('Nome fantasiaantes vazio depois Da Bê');

  await userEvent.click(screen.getByRole('combobox', { name: 'Mostrar alterações de' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Financeiro' }));
  await waitFor(() => expect(screen.queryByText('Empresa alterada')).toBeNull());
  expect(screen.getByText('Forma de pagamento alterada: Vale')).toBeTruthy();
});

test.each([
  ['below a tab that is about something else', tabs, sampleSession.company?.openModules],
  ['where the plan leaves settings out', [closings], []],
])('the history of the settings is not shown %s', (_case, shown, openModules = []) => {
  const { company } = sampleSession;
  renderWithApi(
    <SettingsPage tabs={shown} opened={undefined} onOpen={vi.fn()} />,
    {},
    { session: { ...sampleSession, company: company && { ...company, openModules } } },
  );
  expect(screen.queryByRole('button', { name: 'Histórico de alterações' })).toBeNull();
});
