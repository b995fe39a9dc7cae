import type {
  CommissionCell,
  CommissionTable,
} from '@app/contract/catalog/commission-rates.contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { readPercentage } from './commission-table.view.ts';
import { CommissionTablePage } from './commission-table-page.tsx';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const [ana, bia, corte, barba] = [id('a1'), id('b1'), id('c1'), id('c2')];
const usual = (professionalId: string, basisPoints: number | null) => ({
  professionalId,
  serviceId: null,
  basisPoints,
});
const table: CommissionTable = {
  professionals: [
    { id: ana, name: 'Ana' },
    { id: bia, name: 'Bia' },
  ],
  services: [
    { id: barba, name: 'Barba', priceCents: 30_00 },
    { id: corte, name: 'Corte', priceCents: 50_00 },
  ],
  rates: [
    { professionalId: ana, serviceId: null, basisPoints: 40_50 },
    { professionalId: ana, serviceId: corte, basisPoints: 0 },
    { professionalId: ana, serviceId: null, ofProducts: true, basisPoints: 10_00 },
  ],
};

function render(role: 'owner' | 'receptionist' = 'owner') {
  let shown = table;
  const change = (rates: CommissionTable['rates']) => {
    shown = { ...table, rates };
  };
  const sent = vi.fn<(cells: readonly CommissionCell[]) => void>();
  const { company } = sampleSession;
  const { commissionRates } = fakeServer.catalog;
  renderWithApi(
    <CommissionTablePage changes={<p>O que muda</p>} />,
    {
      catalog: {
        commissionRates: {
          table: commissionRates.table.handler(() => shown),
          set: commissionRates.set.handler(({ input, errors }) => {
            sent(input.cells);
            const now = shown.rates.find(({ serviceId }) => serviceId === null)?.basisPoints;
            if (input.cells[0]?.serviceId === null && input.cells[0].seenBasisPoints !== now) {
              throw errors.COMMISSIONS_CHANGED();
            }
            return table;
          }),
        },
      },
    },
    { session: { ...sampleSession, company: company && { ...company, role } } },
  );
  return { sent, change, user: userEvent.setup() };
}

const cell = (name: string) => screen.findByLabelText<HTMLInputElement>(`${name}, em %`);

test('shows rates, and the usual one through what has none', async () => {
  render();
  expect((await cell('Padrão de Ana')).value).toBe('40,5');
  expect((await cell('Corte de Ana')).value).toBe('0');
  expect((await cell('Barba de Ana')).value).toBe('');
  expect((await cell('Barba de Ana')).placeholder).toBe('40,5');
  expect((await cell('Barba de Bia')).placeholder).toBe('');
});

test('what somebody earns of products stands beside her usual rate, and is sent as such', async () => {
  const { sent, user } = render();
  expect((await cell('Produtos de Ana')).value).toBe('10');
  // What she earns of services says nothing of products.
  expect((await cell('Produtos de Bia')).placeholder).toBe('');
  await user.type(await cell('Produtos de Bia'), '12,5');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const products = { ...usual(bia, 12_50), ofProducts: true, seenBasisPoints: null };
  await waitFor(() => expect(sent.mock.calls).toEqual([[[products]]]));
});

test('is filled in by the keyboard alone and sent once', async () => {
  const { sent, user } = render();
  await user.click(await cell('Padrão de Ana'));
  await user.keyboard('45{Enter}');
  expect(document.activeElement).toBe(await cell('Padrão de Bia'));
  await user.keyboard('33,33{Tab}{Tab}');
  expect(document.activeElement).toBe(await cell('Barba de Bia'));
  await user.keyboard('20{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toEqual([
    { ...usual(ana, 45_00), seenBasisPoints: 40_50 },
    { ...usual(bia, 33_33), seenBasisPoints: null },
    { professionalId: bia, serviceId: barba, basisPoints: 20_00, seenBasisPoints: null },
  ]);
});

test('an emptied cell takes the rate away; typed as it was, nothing is sent', async () => {
  const { sent, user } = render();
  await user.clear(await cell('Corte de Ana'));
  await user.clear(await cell('Padrão de Ana'));
  await user.type(await cell('Padrão de Ana'), '40,50');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const ended = { professionalId: ana, serviceId: corte, basisPoints: null, seenBasisPoints: 0 };
  await waitFor(() => expect(sent.mock.calls).toEqual([[[ended]]]));
});

test('what a colleague changed meanwhile is said before it is replaced', async () => {
  const { sent, change, user } = render();
  await user.clear(await cell('Padrão de Ana'));
  await user.type(await cell('Padrão de Ana'), '45');
  change([{ professionalId: ana, serviceId: null, basisPoints: 30_00 }]);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/^Outra pessoa mudou estas comissões/)).toBeTruthy();
  const said = await screen.findByText(/^Outra pessoa mudou Padrão de Ana: agora 30%\./);
  expect((await cell('Padrão de Ana')).value).toBe('45');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(said.isConnected).toBe(false));
  expect(sent.mock.calls[1]?.[0]).toEqual([{ ...usual(ana, 45_00), seenBasisPoints: 30_00 }]);
});

test('what is no percentage is said and not sent', async () => {
  const { sent, user } = render();
  await user.type(await cell('Padrão de Bia'), '101');
  expect(screen.getByRole('alert').textContent).toMatch(/entre 0 e 100/);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect((await cell('Padrão de Bia')).getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toHaveBeenCalled();
});

test('whoever sets no commissions finds no table', async () => {
  render('receptionist');
  expect(await screen.findByText('Só quem define comissões abre esta tabela.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([
  ['', null],
  ['40', 40_00],
  ['40%', 40_00],
  ['40,25', 40_25],
  ['40.2', 40_20],
  ['100', 100_00],
  ['100,01', 'invalid'],
  ['-1', 'invalid'],
  ['1,234', 'invalid'],
  ['metade', 'invalid'],
])('%j is read as %j', (text, expected) => {
  expect(readPercentage(text)).toBe(expected);
});
