import type { ListedCompany, OpenedCompany } from '@app/contract/platform/companies.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { companyStateText } from '../company-states.labels.ts';
import { CompaniesPage } from './companies-page.tsx';
import type { CompaniesView } from './companies-view.ts';

const fake = fakeServer.platform.companies;
const planId = '01990000-0000-7000-8000-0000000000b1';
const agil: ListedCompany = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Barbearia Ágil Ltda',
  tradeName: 'Barbearia Ágil',
  document: '45.997.418/0001-53',
  email: 'dono@agil.test',
  plan: { id: planId, name: 'Ouro', priceMonthlyCents: 99_90 },
  badge: 'trial',
  customStatus: { id: planId, name: 'VIP', color: '#3B82F6' },
  isLongCanceled: false,
  waitsForOwner: true,
  createdAt: '2026-03-10T12:00:00Z',
};
const stored: OpenedCompany = {
  ...agil,
  documentType: 'cnpj',
  phone: '+5511987654321',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  timezone: 'America/Sao_Paulo',
  privacyContact: '',
  planId,
  customStatusId: null,
  version: 4,
  isPlanSubscribed: false,
};

function Page({ first = {} }: { first?: CompaniesView }) {
  const [view, setView] = useState(first);
  return <CompaniesPage view={view} onView={setView} />;
}

function renderPage(items: ListedCompany[], handlers: object = {}, statistics: FakeRouter = {}) {
  const totals = { count: items.length };
  const companies = {
    list: fake.list.handler(() => ({ items, nextCursor: null, totals })),
    choices: fake.choices.handler(() => ({
      plans: [{ id: planId, name: 'Ouro', priceMonthlyCents: 99_90, active: true }],
      statuses: [],
    })),
    get: fake.get.handler(() => stored),
    ...handlers,
  };
  return renderWithApi(<Page />, { platform: { companies, statistics } });
}

test('a company stands with its plan, its badges and its day', async () => {
  renderPage([
    agil,
    { ...agil, id: planId, tradeName: 'Antiga', plan: null, isLongCanceled: true },
  ]);
  const row = (await screen.findByText('Barbearia Ágil')).closest('tr, li');
  const words = row?.textContent ?? '';
  for (const word of ['45.997.418/0001-53', 'Ouro', '99,90', 'Trial', 'VIP', '10/03/2026']) {
    expect(words).toContain(word);
  }
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual([
    'Empresa',
    'Documento',
    'Email',
    'Plano',
    'Status',
    'Criado em',
    'Ações',
  ]);
  expect(screen.getByText('Sem plano')).toBeTruthy();
  expect(screen.getByText('Cancelada há mais de 30 dias')).toBeTruthy();
});

test('where there is none, the first one is made, and its owner is invited', async () => {
  const create = vi.fn((_input: object) => ({
    ...stored,
    invitationLink: 'https://x/convite/abc',
  }));
  renderPage([], { create: fake.create.handler(({ input }) => create(input)) });
  expect(await screen.findByText('Nenhuma empresa cadastrada')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar Primeira Empresa' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await within(dialog).findByText('Nome é obrigatório')).toBeTruthy();
  expect(within(dialog).getByText('Documento é obrigatório')).toBeTruthy();

  await userEvent.type(within(dialog).getByLabelText(/^Razão social/), 'Barbearia Ágil Ltda');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^CNPJ/ }), '45997418000153');
  await userEvent.type(within(dialog).getByLabelText(/^E-mail/), 'dono@agil.test');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Empresa criada!')).toBeTruthy();
  expect(create.mock.calls[0]?.[0]).toMatchObject({ planId: null, document: '45.997.418/0001-53' });
  expect(await screen.findByDisplayValue('https://x/convite/abc')).toBeTruthy();
}, 60_000);

test('an address opens the subscription of one, from where its plan is changed', async () => {
  const company = fakeServer.platform.payments.company.handler(({ input }) => ({
    id: input.id,
    name: agil.name,
    email: agil.email,
    phone: '',
    document: '',
    planName: 'Ouro',
    isPlanSubscribed: false,
    status: 'trial' as const,
    trialEndsAt: agil.createdAt,
    currentPeriodEnd: null,
    payments: [],
  }));
  const list = fake.list.handler(() => ({ items: [agil], nextCursor: null, totals: { count: 1 } }));
  const choices = fake.choices.handler(() => ({ plans: [], statuses: [] }));
  const companies = { list, choices, get: fake.get.handler(() => stored) };
  const first = { search: agil.name, assinatura: agil.id };
  renderWithApi(<Page first={first} />, { platform: { companies, payments: { company } } });
  const subscription = within(await screen.findByRole('dialog', { name: agil.name }));
  expect(await subscription.findByText('Em Teste')).toBeTruthy();
  await userEvent.click(subscription.getByRole('button', { name: 'Trocar plano' }));
  const form = await screen.findByRole('dialog', { name: 'Editar empresa' });
  expect(within(form).getAllByLabelText('Plano').length).toBeGreaterThan(0);
});

test('a plan that comes with a subscription is shown, and where it is changed is said', async () => {
  renderPage([agil], { get: fake.get.handler(() => ({ ...stored, isPlanSubscribed: true })) });
  await act('Editar');
  const form = within(await screen.findByRole('dialog'));
  const [plan] = await form.findAllByLabelText<HTMLInputElement>('Plano');
  expect(plan?.disabled).toBe(true);
  expect(
    form.getByText(/^Este plano vem da assinatura no Stripe\. Troque o plano lá/),
  ).toBeTruthy();
  expect(form.queryByText('Vale até que a empresa assine outro plano.')).toBeNull();
});

test('a plan with which a subscription began meanwhile takes the place of a chosen one', async () => {
  const theirs = { ...stored, planId: agil.id, isPlanSubscribed: true };
  const get = vi.fn(() => stored);
  const update = vi.fn((_input: object) => theirs);
  renderPage([agil], {
    get: fake.get.handler(get),
    update: fake.update.handler(({ input, errors }) => {
      if (input.openedPlanId !== theirs.planId) throw errors.COMPANY_CHANGED_MEANWHILE();
      return update(input);
    }),
  });
  await act('Editar');
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(await form.findByRole('combobox', { name: 'Plano' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Sem plano' }));
  get.mockReturnValue(theirs);
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await form.findByText('Mudou: Plano. Já está no formulário.')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Empresa atualizada!')).toBeTruthy();
  expect(update.mock.lastCall?.[0]).toMatchObject({ planId: theirs.planId, version: 4 });
});

test('what was typed before a reload leaves the plan alone that a subscription brought', async () => {
  const get = vi.fn(() => stored);
  const update = vi.fn((_input: object) => stored);
  const handlers = {
    get: fake.get.handler(get),
    update: fake.update.handler(({ input }) => update(input)),
  };
  const before = renderPage([agil], handlers);
  await act('Editar');
  const typed = within(await screen.findByRole('dialog'));
  await userEvent.type(await typed.findByLabelText(/^Cidade/), 'Santos');
  await userEvent.click(typed.getByRole('combobox', { name: 'Plano' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Sem plano' }));
  before.unmount();

  get.mockReturnValue({ ...stored, isPlanSubscribed: true });
  renderPage([agil], handlers);
  await act('Editar');
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText('Recuperamos o que você digitou.')).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>(/^Cidade/).value).toBe('Santos');
  expect(form.getAllByLabelText<HTMLInputElement>('Plano')[0]?.value).toMatch(/^Ouro/);
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Empresa atualizada!')).toBeTruthy();
  expect(update.mock.lastCall?.[0]).toMatchObject({ city: 'Santos', planId });
});

test('it is deleted once its name is typed', async () => {
  const remove = vi.fn((_input: object) => ({ ...stored, badge: 'deleting' as const }));
  renderPage([agil], { remove: fake.remove.handler(({ input }) => remove(input)) });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Barbearia Ágil' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Excluir' });
  const field = within(dialog).getByRole('textbox');
  await userEvent.type(field, 'Barbearia');
  expect(confirm.disabled).toBe(true);
  await userEvent.type(field, ' Ágil');
  await userEvent.click(confirm);
  expect(await screen.findByText('Empresa removida!')).toBeTruthy();
  expect(remove).toHaveBeenCalledWith({ id: agil.id, name: 'Barbearia Ágil' });
});

test('one that goes can neither be changed nor deleted again', async () => {
  renderPage([{ ...agil, badge: 'deleting', waitsForOwner: false }]);
  expect(await screen.findByText('Excluindo…')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ações de Barbearia Ágil' })).toBeNull();
});

test.each([
  ['active', 'Ativa'],
  ['trial', 'Trial'],
  ['overdue', 'Em Atraso'],
  ['inactive', 'Inativa'],
  ['unknown', 'Indefinido'],
] as const)('the badge of one that is %s reads %s', (badge, word) => {
  expect(companyStateText[badge]).toBe(word);
});

test('it is asked before one is deleted, and what fails is said', async () => {
  renderPage([agil], { remove: fake.remove.handler(broken) });
  await act('Excluir');
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(
      'Tem certeza que deseja excluir esta empresa? Esta ação não pode ser desfeita.',
    ),
  ).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox'), 'Barbearia Ágil');
  await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Erro ao remover empresa')).toBeTruthy();
});

test('a change or a new one that cannot be stored is said', async () => {
  renderPage([agil], { create: fake.create.handler(broken), update: fake.update.handler(broken) });
  await act('Editar');
  const edit = within(await screen.findByRole('dialog'));
  await userEvent.type(await edit.findByLabelText(/^Razão social/), '.');
  await userEvent.click(edit.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao atualizar empresa')).toBeTruthy();
  await userEvent.type(edit.getByLabelText(/^Razão social/), '{Backspace}');
  await userEvent.click(edit.getByRole('button', { name: 'Cancelar' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Nova Empresa' }));
  const made = within(await screen.findByRole('dialog', { name: 'Nova Empresa' }));
  await userEvent.type(made.getByLabelText(/^Razão social/), 'Nova');
  await userEvent.type(made.getByRole('textbox', { name: /^CNPJ/ }), '45997418000153');
  await userEvent.type(made.getByLabelText(/^E-mail/), 'dono@nova.test');
  await userEvent.click(made.getByRole('button', { name: 'Salvar' }));
  const toast = await screen.findByText('Erro ao criar empresa');
  expect(toast.parentElement?.textContent).toContain('Erro desconhecido ao criar empresa');
}, 60_000);

test.each([
  [false, 'Enviamos o convite para dono@agil.test.'],
  [
    true,
    'O convite para dono@agil.test ficou guardado em E-mails: nenhum servidor de envio foi configurado.',
  ],
])('where mails are kept: %s, an invitation is told as %j', async (isKept, sentence) => {
  const invited = { email: agil.email, invitationLink: null };
  const figures = { totalCompanies: 1, activeCompanies: 1, totalPlans: 1, adminUsers: 1 };
  const read = fakeServer.platform.statistics.read.handler(() => ({
    ...figures,
    estimatedRevenueCents: 0,
    simulated: isKept ? ['mail' as const] : [],
  }));
  renderPage([agil], { inviteOwner: fake.inviteOwner.handler(() => invited) }, { read });
  await act('Reenviar convite');
  expect(await screen.findByText(sentence)).toBeTruthy();
});

async function act(action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Barbearia Ágil' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

function broken(): never {
  throw new Error('down');
}
