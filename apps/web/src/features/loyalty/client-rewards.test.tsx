import type {
  ClientStatus,
  ClientPoints as Points,
} from '@app/contract/loyalty/client-rewards.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import { ClientLoyalty } from './client-loyalty.tsx';
import { ClientPoints } from './client-points.tsx';

const fake = fakeServer.loyalty.clients;
const clientId = '01990000-0000-7000-8000-0000000000c1';
const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;

const status: ClientStatus = {
  id: id('a1'),
  campaignName: 'Cliente fiel',
  conditionType: 'services_count',
  progressValue: 12,
  targetValue: 10,
  rewardType: 'percentage_discount',
  rewardValue: 20_00,
  rewardServiceId: null,
  rewardServiceName: null,
  earnedAt: '2026-11-10T12:00:00Z',
  usedAt: null,
  canUndo: false,
  createdAt: '2026-10-01T12:00:00Z',
};
const points: Points = {
  balance: 70,
  earned: 100,
  used: 30,
  count: 2,
  movements: [
    {
      id: id('b2'),
      type: 'redeemed',
      points: -30,
      description: 'Desconto de R$ 15,00 no pagamento',
      createdAt: '2026-11-10T12:00:00Z',
      campaignName: 'Vale R$ 15',
      canUndo: false,
    },
    {
      id: id('b1'),
      type: 'earned',
      points: 100,
      description: 'Atendimento: Corte',
      createdAt: '2026-11-01T12:00:00Z',
      campaignName: null,
      canUndo: false,
    },
  ],
};

test('points are told with what they come to, and exchanged after a question', async () => {
  const exchanged = vi.fn<(input: { campaignId: string }) => void>();
  renderWithApi(<ClientPoints clientId={clientId} />, {
    loyalty: {
      clients: {
        points: fake.points.handler(() => points),
        redeemable: fake.redeemable.handler(() => ({
          rewards: [],
          balance: 70,
          exchanges: [
            {
              campaignId: id('d1'),
              name: 'Vale R$ 15',
              pointsRequired: 60,
              rewardType: 'fixed_discount',
              rewardValue: 15_00,
              rewardServiceId: null,
              rewardServiceName: null,
            },
          ],
        })),
        usePoints: fake.usePoints.handler(({ input }) => {
          exchanged(input);
          return points;
        }),
      },
    },
  });
  const history = within(await screen.findByLabelText('Histórico de Pontos (2)'));
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Usou−30 pontos.*Campanha: Vale R\$ 15$/),
    expect.stringMatching(/^Ganhou\+100 pontosAtendimento: Corte/),
  ]);
  const figures = screen.getByLabelText('Pontos do cliente').textContent;
  expect(figures).toMatch(/Pontos Atuais.*70.*Total Ganho.*100.*Total Usado.*30/);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Trocar: Vale R$ 15' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Saem 60 pontos e restam 10 pontos/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Trocar pontos' }));
  expect(await screen.findByText('Pontos trocados')).toBeTruthy();
  expect(exchanged).toHaveBeenCalledWith({ clientId, campaignId: id('d1') });
});

test.each([
  [2, null],
  [1350, 'Aqui estão os 2 mais recentes de 1.350.'],
])('a list of points that is not whole says so: %i', async (count, sentence) => {
  renderWithApi(<ClientPoints clientId={clientId} />, {
    loyalty: {
      clients: {
        points: fake.points.handler(() => ({ ...points, count })),
        redeemable: fake.redeemable.handler(() => ({ rewards: [], balance: 0, exchanges: [] })),
      },
    },
  });
  await screen.findByText('Atendimento: Corte');
  expect(screen.queryByText(/^Aqui estão/)?.textContent ?? null).toBe(sentence);
});

test('whoever never had points reads so', async () => {
  renderWithApi(<ClientPoints clientId={clientId} />, {
    loyalty: {
      clients: {
        points: fake.points.handler(() => ({
          balance: 0,
          earned: 0,
          used: 0,
          count: 0,
          movements: [],
        })),
        redeemable: fake.redeemable.handler(() => ({ rewards: [], balance: 0, exchanges: [] })),
      },
    },
  });
  expect(await screen.findByText('Nenhum dado de pontos encontrado')).toBeTruthy();
  expect(screen.getByText('Nenhuma transação de pontos encontrada')).toBeTruthy();
});

test('an earned reward is used after a question; one that is lost keeps its row', async () => {
  const used = vi.fn<(input: { id: string }) => void>();
  const lost = { ...status, id: id('a2'), campaignName: null, progressValue: 3, earnedAt: null };
  const spent: ClientStatus = {
    ...lost,
    id: id('a4'),
    conditionType: 'amount_spent',
    progressValue: 125_00,
    targetValue: 500_00,
  };
  renderWithApi(<ClientLoyalty clientId={clientId} />, {
    loyalty: {
      clients: {
        statuses: fake.statuses.handler(() => [status, lost, spent]),
        useReward: fake.useReward.handler(({ input }) => {
          used(input);
          return [];
        }),
      },
    },
  });
  const list = within(await screen.findByLabelText('Campanhas de Fidelidade (3)'));
  const [earned, collecting, spending] = list.getAllByRole('listitem');
  expect(earned?.textContent).toContain('120,0% concluído');
  expect(earned?.textContent).toContain('Meta: 10 serviços');
  const [bar] = list.getAllByRole('progressbar');
  expect(bar?.getAttribute('aria-valuenow')).toBe('100');
  expect(earned?.textContent).toContain('20% de desconto');
  expect(earned?.textContent).toContain('Conquistada em 10/11/2026');
  expect(screen.getByLabelText('Fidelidade do cliente').textContent).toMatch(
    /Campanhas Ativas.*3.*Recompensas Conquistadas.*1.*Total de Campanhas.*3/,
  );
  expect(collecting?.textContent).toMatch(
    /Campanha não encontrada.*Em Progresso.*3 \/ 10 serviços/,
  );
  expect(spending?.textContent).toMatch(
    /Meta: R\$\s500,00 valor gasto.*R\$\s125,00 \/ R\$\s500,00 valor gasto25,0% concluído/,
  );
  const user = userEvent.setup();
  await user.click(list.getByRole('button', { name: 'Usar recompensa' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Usar recompensa' }));
  expect(await screen.findByText('Recompensa utilizada')).toBeTruthy();
  expect(used).toHaveBeenCalledWith({ clientId, id: status.id });
});

test('whoever collects nothing reads so, and whoever used a reward when', async () => {
  const statuses = vi.fn<() => ClientStatus[]>(() => []);
  const api = { loyalty: { clients: { statuses: fake.statuses.handler(() => statuses()) } } };
  const { unmount } = renderWithApi(<ClientLoyalty clientId={clientId} />, api);
  expect(await screen.findByText('Nenhuma campanha de fidelidade ativa')).toBeTruthy();
  unmount();
  statuses.mockReturnValue([{ ...status, usedAt: '2026-11-12T12:00:00Z' }]);
  renderWithApi(<ClientLoyalty clientId={clientId} />, api);
  expect(await screen.findByText('Recompensa Utilizada')).toBeTruthy();
  expect(screen.getByText(/Utilizada em 12\/11\/2026/)).toBeTruthy();
});

test('what was given or exchanged by mistake is undone after a question', async () => {
  const undone = vi.fn<(input: { id: string }) => void>();
  const used = { ...status, usedAt: '2026-11-11T12:00:00Z', canUndo: true };
  const exchanged = points.movements.map((one) => ({ ...one, canUndo: one.type === 'redeemed' }));
  renderWithApi(
    <>
      <ClientLoyalty clientId={clientId} />
      <ClientPoints clientId={clientId} />
    </>,
    {
      loyalty: {
        clients: {
          statuses: fake.statuses.handler(() => [used, { ...used, id: id('a3'), canUndo: false }]),
          points: fake.points.handler(() => ({ ...points, movements: exchanged })),
          redeemable: fake.redeemable.handler(() => ({ rewards: [], balance: 0, exchanges: [] })),
          undoReward: fake.undoReward.handler(({ input }) => {
            undone(input);
            return [];
          }),
          undoPoints: fake.undoPoints.handler(({ input }) => {
            undone(input);
            return points;
          }),
        },
      },
    },
  );
  const user = userEvent.setup();
  const cards = within(await screen.findByLabelText('Campanhas de Fidelidade (2)'));
  await user.click(cards.getByRole('button', { name: 'Desfazer' }));
  await confirms('Desfazer uso', 'A recompensa volta a ficar disponível para o cliente.');
  expect(await screen.findByText('Uso desfeito')).toBeTruthy();
  const history = within(await screen.findByLabelText('Histórico de Pontos (2)'));
  await user.click(history.getByRole('button', { name: 'Desfazer' }));
  await confirms('Desfazer troca', 'Voltam 30 pontos para o cliente.');
  expect(await screen.findByText('Troca desfeita')).toBeTruthy();
  expect(undone.mock.calls).toEqual([[{ clientId, id: status.id }], [{ clientId, id: id('b2') }]]);

  async function confirms(title: string, question: string): Promise<void> {
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText(question)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Desfazer' }));
  }
});
