import type {
  PointsCampaign,
  PointsCampaignForm,
} from '@app/contract/loyalty/points-campaigns.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fill } from '../../../tests/fill.ts';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../tests/support.tsx';
import { PointsPage } from './points-page.tsx';

const fake = fakeServer.loyalty.points;
const voucher: PointsCampaign = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Vale R$ 20',
  pointsRequired: 1500,
  rewardValueCents: 20_00,
  rewardServiceId: null,
  rewardServiceName: null,
  active: true,
  version: 1,
  createdAt: '2026-03-10T01:00:00Z',
};
const others: PointsCampaign[] = [
  {
    ...voucher,
    id: voucher.id.replace(/a$/, 'c'),
    name: 'Escova da casa',
    pointsRequired: 1,
    rewardValueCents: null,
    rewardServiceId: '01990000-0000-7000-8000-00000000000b',
    rewardServiceName: 'Escova',
  },
  {
    ...voucher,
    id: voucher.id.replace(/a$/, 'd'),
    name: 'Brinde',
    pointsRequired: 50,
    rewardValueCents: null,
  },
  {
    ...voucher,
    id: voucher.id.replace(/a$/, 'e'),
    name: 'Tarde da escova',
    rewardValueCents: 5_00,
    rewardServiceId: '01990000-0000-7000-8000-00000000000b',
    rewardServiceName: 'Escova',
  },
];

type Role = 'owner' | 'receptionist';

function show(campaigns: PointsCampaign[], role: Role = 'owner', broken: FakeRouter = {}) {
  const created = vi.fn<(input: PointsCampaignForm) => void>();
  const { company } = sampleSession;
  renderWithApi(
    <PointsPage />,
    {
      catalog: { services: { list: fakeServer.catalog.services.list.handler(() => []) } },
      loyalty: {
        points: {
          list: fake.list.handler(() => campaigns),
          create: fake.create.handler(({ input }) => {
            created(input);
            return voucher;
          }),
          ...broken,
        },
      },
    },
    { session: { ...sampleSession, company: company && { ...company, role } } },
  );
  return { created, user: userEvent.setup() };
}

test('a campaign says what it costs in points and what it gives', async () => {
  show([voucher, ...others]);
  expect(await screen.findAllByText('1.500 pontos')).toHaveLength(2);
  expect(screen.getByText('R$ 20,00 de desconto')).toBeTruthy();
  expect(screen.getByText('1 ponto')).toBeTruthy();
  expect(screen.getByText('Serviço gratuito: Escova')).toBeTruthy();
  expect(screen.getByText('Brinde')).toBeTruthy();
  expect(screen.getByText('R$ 5,00 de desconto · Escova')).toBeTruthy();
});

test('a new one is sent in cents, and what is missing is said', async () => {
  const { user, created } = show([]);
  expect(await screen.findByText('Nenhuma campanha ativa')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Programa de Pontos' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Criar Primeira Campanha' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova Campanha' }));
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Nome é obrigatório')).toBeTruthy();
  expect(dialog.getByText('Informe pelo menos 1 ponto')).toBeTruthy();
  expect(created).not.toHaveBeenCalled();
  await fill(dialog.getByLabelText(/Nome/), 'Vale R$ 20');
  await fill(dialog.getByLabelText(/Pontos necessários/), '100');
  await user.type(dialog.getByLabelText(/Valor da recompensa/), '20');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Campanha criada')).toBeTruthy();
  expect(created).toHaveBeenCalledWith({
    name: 'Vale R$ 20',
    pointsRequired: 100,
    rewardValueCents: 20_00,
    rewardServiceId: null,
    active: true,
  });
});

test('what was changed and removed is said', async () => {
  const { user } = show([voucher], 'owner', {
    update: fake.update.handler(() => ({ ...voucher, version: 2 })),
    remove: fake.remove.handler(() => ({ id: voucher.id })),
  });
  await user.click(await screen.findByRole('button', { name: 'Ações de Vale R$ 20' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByLabelText(/Nome/), 'Vale');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Campanha atualizada')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ações de Vale R$ 20' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Campanha excluída')).toBeTruthy();
});

test('what could not be made or removed is said in its words', async () => {
  const fails = () => {
    throw new Error('Broken');
  };
  const broken = { create: fake.create.handler(fails), remove: fake.remove.handler(fails) };
  const { user } = show([voucher], 'owner', broken);
  await user.click(await screen.findByRole('button', { name: 'Nova Campanha' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByLabelText(/Nome/), 'Vale R$ 30');
  await fill(dialog.getByLabelText(/Pontos necessários/), '100');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao criar campanha')).toBeTruthy();
  expect(screen.getByText('Não foi possível criar a campanha de pontos.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /Descartar/ }));
  await user.click(screen.getByRole('button', { name: 'Ações de Vale R$ 20' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Erro ao excluir')).toBeTruthy();
  expect(screen.getAllByText('Não foi possível excluir a campanha.').length).toBeGreaterThan(0);
});

test('a receptionist sees them and changes none', async () => {
  show([voucher], 'receptionist');
  expect(await screen.findByText('Vale R$ 20')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Nova Campanha' })).toBeNull();
});
