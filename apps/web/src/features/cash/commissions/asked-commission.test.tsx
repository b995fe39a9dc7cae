import type { MissedCommission } from '@app/contract/cash/commissions.contract';
import type { CommissionCell } from '@app/contract/catalog/commission-rates.contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { settlement } from '../../../../tests/sample-settlement.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { AskedCommission } from './asked-commission.tsx';

const { commissions } = fakeServer.cash;
const { id: settlementId, professionalId, professionalName, appointmentTime } = settlement;
const missed: MissedCommission = {
  settlementId,
  professionalId,
  professionalName,
  appointmentTime,
  position: 0,
  clientName: 'Maria Lima',
  serviceName: 'Corte',
  basisPoints: 4000,
  baseCents: 90_00,
  amountCents: 36_00,
  previousBasisPoints: null,
  previousCents: 0,
};

function ask(role: 'owner' | 'receptionist' = 'owner') {
  const set = vi.fn<(cells: readonly CommissionCell[]) => void>();
  const owed = vi.fn<(input: unknown) => void>();
  const { company } = sampleSession;
  renderWithApi(
    <AskedCommission settlement={{ ...settlement, withoutCommission: ['Corte'] }} />,
    {
      cash: {
        commissions: {
          listMissed: commissions.listMissed.handler(() => [
            missed,
            { ...missed, settlementId: professionalId },
          ]),
          oweMissed: commissions.oweMissed.handler(({ input }) => {
            owed(input);
            return { count: 1, owedCents: 36_00 };
          }),
        },
      },
      catalog: {
        commissionRates: {
          set: fakeServer.catalog.commissionRates.set.handler(({ input }) => {
            set(input.cells);
            return { professionals: [], services: [], rates: [], planned: [] };
          }),
        },
      },
    },
    { session: { ...sampleSession, company: company && { ...company, role } } },
  );
  return { set, owed, user: userEvent.setup() };
}

test('whoever may says what she earns, and this payment is owed at once', async () => {
  const { set, owed, user } = ask();
  expect(await screen.findByText(/recebe\? Ainda não há comissão para Corte/)).toBeTruthy();
  const confirm = screen.getByRole('button', { name: 'Definir' });
  await user.click(confirm);
  expect(await screen.findByText('Informe uma porcentagem entre 0 e 100')).toBeTruthy();
  await user.type(screen.getByLabelText('Comissão padrão (%)'), '40');
  await user.dblClick(confirm);
  expect(await screen.findByText(/: 40%\. R\$ 36,00 a repassar\.$/)).toBeTruthy();
  expect(set.mock.calls).toEqual([[[{ professionalId, serviceId: null, basisPoints: 4000 }]]]);
  expect(owed.mock.calls).toEqual([
    [{ items: [{ settlementId, position: 0, amountCents: 36_00 }] }],
  ]);
});

test('one tap says that she works without commission', async () => {
  const { set, user } = ask();
  await user.click(await screen.findByRole('button', { name: 'Sem comissão' }));
  expect(await screen.findByText(/trabalha sem comissão/)).toBeTruthy();
  expect(set.mock.calls[0]?.[0]).toMatchObject([{ basisPoints: 0 }]);
});

test('whoever sets no commissions is told, not asked', async () => {
  ask('receptionist');
  expect(await screen.findByText(/não tem comissão para Corte; nada foi lançado/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Definir' })).toBeNull();
});
