import type {
  LoyaltyCampaign,
  LoyaltyCampaignForm,
} from '@app/contract/loyalty/loyalty-campaigns.contract';
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
import { percentText } from './loyalty.labels.ts';
import { LoyaltyPage } from './loyalty-page.tsx';

const fake = fakeServer.loyalty.campaigns;
const loyal: LoyaltyCampaign = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Cliente fiel',
  conditionType: 'services_count',
  conditionValue: 10,
  rewardType: 'free_service',
  rewardValue: null,
  rewardServiceId: '01990000-0000-7000-8000-00000000000b',
  rewardServiceName: 'Corte',
  active: true,
  collecting: 0,
  version: 1,
  createdAt: '2026-03-10T01:00:00Z',
};

function show(
  campaigns: LoyaltyCampaign[],
  role: 'owner' | 'receptionist' = 'owner',
  broken: FakeRouter = {},
) {
  const created = vi.fn<(input: LoyaltyCampaignForm) => void>();
  const { company } = sampleSession;
  renderWithApi(
    <LoyaltyPage />,
    {
      catalog: { services: { list: fakeServer.catalog.services.list.handler(() => []) } },
      loyalty: {
        campaigns: {
          list: fake.list.handler(() => campaigns),
          figures: fake.figures.handler(() => ({ usedThisMonth: 3, conversionPercent: 12.5 })),
          create: fake.create.handler(({ input }) => {
            created(input);
            return loyal;
          }),
          ...broken,
        },
      },
    },
    { session: { ...sampleSession, company: company && { ...company, role } } },
  );
  return { created, user: userEvent.setup() };
}

test.each([
  [50, '50,0%'],
  [0, '0%'],
])('a conversion of %d is written %s', (percent, text) => {
  expect(percentText(percent)).toBe(text);
});

test('a campaign says what it takes and what it gives, below what all of them bring', async () => {
  show([loyal, { ...loyal, id: loyal.id.replace(/a$/, 'c'), name: 'Antiga', active: false }]);
  expect(await screen.findByText('Cliente fiel')).toBeTruthy();
  expect(screen.getAllByText('Serviço gratuito: Corte')).toHaveLength(2);
  expect(screen.getAllByText('A cada 10 serviços')).toHaveLength(2);
  const figures = within(screen.getByLabelText('Números da fidelidade'));
  expect(await figures.findByText('12,5%')).toBeTruthy();
  expect(figures.getByText('de 2 campanhas')).toBeTruthy();
  const titles = ['Recompensas Entregues', 'Este mês', 'Taxa de Conversão', 'Últimos 30 dias'];
  for (const text of titles) expect(figures.getByText(text)).toBeTruthy();
});

test('a new one is sent in hundredths, and a missing name or value is said', async () => {
  const { user, created } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Criar Primeira Campanha' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Nome é obrigatório')).toBeTruthy();
  await fill(dialog.getByLabelText(/Nome/), 'Volte sempre');
  await fill(dialog.getByLabelText(/Quantos serviços/), '5');
  await user.type(dialog.getByLabelText(/Valor da recompensa/), '12,5');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Campanha criada')).toBeTruthy();
  expect(created).toHaveBeenCalledWith({
    name: 'Volte sempre',
    conditionType: 'services_count',
    conditionValue: 5,
    rewardType: 'percentage_discount',
    rewardValue: 12_50,
    rewardServiceId: null,
    active: true,
  });
});

test('what could not be made or removed is said in its words', async () => {
  const { user } = show([loyal], 'owner', {
    create: fake.create.handler(() => {
      throw new Error('Broken');
    }),
    remove: fake.remove.handler(() => {
      throw new Error('Broken');
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Nova Campanha' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByLabelText(/Nome/), 'Volte sempre');
  await fill(dialog.getByLabelText(/Quantos serviços/), '5');
  await user.type(dialog.getByLabelText(/Valor da recompensa/), '10');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao criar campanha')).toBeTruthy();
  expect(screen.getByText('Não foi possível criar a campanha de fidelidade.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /Descartar/ }));
  await user.click(screen.getByRole('button', { name: 'Ações de Cliente fiel' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  expect(await screen.findByText('Tem certeza que deseja excluir esta campanha?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Erro ao excluir')).toBeTruthy();
  expect(screen.getAllByText('Não foi possível excluir a campanha.').length).toBeGreaterThan(0);
});

test.each([
  [0, true, 'Tem certeza que deseja excluir esta campanha?'],
  [
    1,
    true,
    '1 cliente está a caminho da recompensa e perde o que já juntou. Recompensas já conquistadas continuam valendo. Para só parar de contar, inative a campanha. Tem certeza que deseja excluir esta campanha?',
  ],
  [
    3,
    false,
    '3 clientes estão a caminho da recompensa e perdem o que já juntaram. Recompensas já conquistadas continuam valendo. Tem certeza que deseja excluir esta campanha?',
  ],
])(
  'whoever deletes one reads what %i clients on their way lose',
  async (collecting, active, said) => {
    show([{ ...loyal, collecting, active }]);
    await userEvent.click(await screen.findByRole('button', { name: /^Ações/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    expect(await screen.findByText(said)).toBeTruthy();
  },
);

test('what was changed and removed is said', async () => {
  const { user } = show([loyal], 'owner', {
    update: fake.update.handler(() => ({ ...loyal, name: 'Volte', version: 2 })),
    remove: fake.remove.handler(() => ({ id: loyal.id })),
  });
  await user.click(await screen.findByRole('button', { name: 'Ações de Cliente fiel' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByLabelText(/Nome/), 'Volte');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Campanha atualizada')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ações de Cliente fiel' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Campanha excluída')).toBeTruthy();
});

test('a receptionist sees them and changes none', async () => {
  show([loyal], 'receptionist');
  expect(await screen.findByText('Cliente fiel')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Nova Campanha' })).toBeNull();
});
