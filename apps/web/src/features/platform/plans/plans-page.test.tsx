import type { PlatformPlan } from '@app/contract/billing/platform-plans.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { PlansPage } from './plans-page.tsx';

const fake = fakeServer.platform.plans;
const total: PlatformPlan = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Total',
  description: 'Tudo incluído',
  priceMonthlyCents: 59_90,
  freeTrialDays: 7,
  maxProfessionals: null,
  maxAppointmentsMonthly: 0,
  showOnLanding: true,
  isMostPopular: true,
  isBasicPlan: true,
  displayOrder: 0,
  active: true,
  closedModules: ['stock'],
  landingPageFeatures: ['Agenda', 'Clientes', 'Caixa', 'Relatórios', 'Cupons'],
  companies: 3,
  version: 4,
  createdAt: '2026-03-10T12:00:00Z',
};

function show(handlers: FakeRouter = {}) {
  const plans = { list: fake.list.handler(() => [total]), ...handlers };
  return renderWithApi(<PlansPage />, { platform: { plans } });
}

async function choose(action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Total' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('a card shows the first modules and features, and how many more there are', async () => {
  show();
  const modules = within(await screen.findByRole('list', { name: 'Módulos' }));
  expect(modules.getAllByRole('listitem')).toHaveLength(7);
  expect(modules.getByText('+8 mais')).toBeTruthy();
  const features = within(screen.getByRole('list', { name: 'Na página inicial' }));
  expect(features.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Agenda',
    'Clientes',
    'Caixa',
    '+2 mais features',
  ]);
  expect(screen.getAllByText('Ilimitado')).toHaveLength(2);
  expect(screen.getByText('Básico')).toBeTruthy();
});

test('a free plan is not said to be tried for free, only to be open as a whole for a while', async () => {
  const free = { ...total, priceMonthlyCents: 0 };
  const later = { ...free, id: `${total.id.slice(0, -1)}b`, name: 'Sempre', freeTrialDays: 0 };
  show({ list: fake.list.handler(() => [free, later]) });
  expect(await screen.findAllByText('Grátis')).toHaveLength(2);
  expect(screen.queryByText('Teste grátis')).toBeNull();
  expect(screen.getByText('Tudo liberado por').nextElementSibling?.textContent).toBe('7 dias');
});

test('a new plan opens everything, has one professional, and needs a name and a price', async () => {
  const create = vi.fn();
  show({
    create: fake.create.handler(({ input }) => {
      create(input);
      return { ...total, ...input };
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Novo Plano' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo Plano' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Nome é obrigatório')).toBeTruthy();
  expect(dialog.getByText('Preço deve ser maior que zero')).toBeTruthy();
  expect(dialog.getByText('Para um plano grátis, digite 0,00.')).toBeTruthy();

  await userEvent.type(dialog.getByLabelText(/^Nome/), 'Essencial');
  await userEvent.type(dialog.getByLabelText(/Preço por mês/), '49,9');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Estoque' }));
  await userEvent.type(
    dialog.getByLabelText('Vantagens na página inicial'),
    'Agenda{Enter}{Enter}Caixa',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Plano criado!')).toBeTruthy();
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    name: 'Essencial',
    priceMonthlyCents: 49_90,
    maxProfessionals: 1,
    active: true,
    closedModules: ['stock'],
    landingPageFeatures: ['Agenda', 'Caixa'],
  });
});

test('another price is for new subscriptions, and the form says so', async () => {
  show();
  await choose('Editar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Plano' }));
  const price = dialog.getByLabelText(/Preço por mês/);
  await userEvent.clear(price);
  await userEvent.type(price, '69,9');
  expect(dialog.getByText(/3 empresas que já assinam continuam pagando R\$.59,90/)).toBeTruthy();
});

test('a plan in use is not deleted: it says how many use it, and can be put out of use', async () => {
  const deactivate = vi.fn();
  show({
    remove: fake.remove.handler(({ errors }) => {
      throw errors.PLAN_IN_USE({ data: { companies: 3 } });
    }),
    deactivate: fake.deactivate.handler(({ input }) => {
      deactivate(input);
      return { ...total, active: false };
    }),
  });
  await choose('Excluir');
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/3 empresas usam este plano/)).toBeTruthy();
  const toast = await screen.findByText('Erro ao remover plano');
  expect(toast.parentElement?.textContent).toContain('3 empresas usam este plano');
  await userEvent.click(screen.getByRole('button', { name: 'Inativar' }));
  await vi.waitFor(() => expect(deactivate).toHaveBeenCalledWith({ id: total.id }));
});

test('a change is said to be stored; what fails is said in the words of the screen', async () => {
  const update = vi.fn<() => void>().mockImplementationOnce(broken);
  show({
    create: fake.create.handler(broken),
    update: fake.update.handler(({ input }) => {
      update();
      return { ...total, ...input };
    }),
  });
  await choose('Editar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Plano' }));
  await userEvent.type(dialog.getByLabelText(/^Nome/), ' Mais');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  const toast = await screen.findByText('Erro ao atualizar plano');
  expect(toast.parentElement?.textContent).toContain('Algo deu errado do nosso lado.');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Plano atualizado!')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Novo Plano' }));
  const fresh = within(await screen.findByRole('dialog', { name: 'Novo Plano' }));
  await userEvent.type(fresh.getByLabelText(/^Nome/), 'Essencial');
  await userEvent.type(fresh.getByLabelText(/Preço por mês/), '49,9');
  await userEvent.click(fresh.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao criar plano')).toBeTruthy();
}, 60_000);

test('a plan is deleted after a question, and what fails is said', async () => {
  const remove = vi.fn<() => void>().mockImplementationOnce(broken);
  show({
    remove: fake.remove.handler(({ input }) => {
      remove();
      return input;
    }),
  });
  await choose('Excluir');
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Erro ao remover plano')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Plano removido!')).toBeTruthy();
});

function broken(): never {
  throw new Error('down');
}
