import type {
  CommissionCell,
  CommissionTable,
} from '@app/contract/catalog/commission-rates.contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
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
  planned: [],
};

type Given = {
  services?: CommissionTable['services'];
  role?: 'owner' | 'receptionist';
  planned?: CommissionTable['planned'];
  /** A write is answered only then. */
  until?: Promise<void>;
};

function render({ role = 'owner', planned = [], until, services = table.services }: Given = {}) {
  let shown: CommissionTable = { ...table, planned, services };
  const change = (rates: CommissionTable['rates'], planned: CommissionTable['planned'] = []) => {
    shown = { ...table, rates, planned };
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
          set: commissionRates.set.handler(async ({ input, errors }) => {
            sent(input.cells);
            const [first] = input.cells;
            const now = shown.rates.find(
              ({ professionalId, serviceId }) =>
                serviceId === null && professionalId === first?.professionalId,
            );
            const isUsual = first?.serviceId === null && !first.ofProducts;
            if (isUsual && first.seenBasisPoints !== (now?.basisPoints ?? null)) {
              throw errors.COMMISSIONS_CHANGED();
            }
            await until;
            return table;
          }),
        },
      },
    },
    { session: { ...sampleSession, company: company && { ...company, role } } },
  );
  return { sent, change, user: userEvent.setup() };
}

beforeEach(() => sessionStorage.clear());

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
  const products = {
    ...usual(bia, 12_50),
    ofProducts: true,
    seenBasisPoints: null,
    seenPlanned: [],
  };
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
    { ...usual(ana, 45_00), seenBasisPoints: 40_50, seenPlanned: [] },
    { ...usual(bia, 33_33), seenBasisPoints: null, seenPlanned: [] },
    {
      professionalId: bia,
      serviceId: barba,
      basisPoints: 20_00,
      seenBasisPoints: null,
      seenPlanned: [],
    },
  ]);
});

test('an emptied cell takes the rate away; typed as it was, nothing is sent', async () => {
  const { sent, user } = render();
  await user.clear(await cell('Corte de Ana'));
  await user.clear(await cell('Padrão de Ana'));
  await user.type(await cell('Padrão de Ana'), '40,50');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const ended = {
    professionalId: ana,
    serviceId: corte,
    basisPoints: null,
    seenBasisPoints: 0,
    seenPlanned: [],
  };
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
  expect(sent.mock.calls[1]?.[0]).toEqual([
    { ...usual(ana, 45_00), seenBasisPoints: 30_00, seenPlanned: [] },
  ]);
});

test('a planned change stands in its cell, and is said before it is replaced', async () => {
  const plan = { fromDate: '2026-12-01', basisPoints: 45_00 };
  const place = { professionalId: ana, serviceId: corte };
  const { sent, user } = render({ planned: [{ ...place, ...plan }] });
  const input = await cell('Corte de Ana');
  const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('muda para 45% em 01/12/2026');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.clear(input);
  await user.type(input, '30');
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Corte de Ana mudaria para 45% em 01\/12\/2026\..* substituída\.$/,
  );
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const replaced = { ...place, basisPoints: 30_00, seenBasisPoints: 0, seenPlanned: [plan] };
  await waitFor(() => expect(sent.mock.calls).toEqual([[[replaced]]]));
});

test('what is typed while the rest is being stored stays to be stored', async () => {
  const stored = Promise.withResolvers<void>();
  const { change, sent, user } = render({ until: stored.promise });
  await user.type(await cell('Padrão de Bia'), '33');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  await user.type(await cell('Barba de Bia'), '20');
  await user.type(await cell('Padrão de Bia'), '33,5');
  change([...table.rates, { professionalId: bia, serviceId: null, basisPoints: 33_00 }]);
  stored.resolve();
  expect(await screen.findByText(/^Comissões salvas/)).toBeTruthy();
  expect((await cell('Barba de Bia')).value).toBe('20');
  expect((await cell('Padrão de Bia')).value).toBe('33,5');
  expect(screen.queryByText(/^Outra pessoa mudou/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[0]).toEqual([
    { ...usual(bia, 33_50), seenBasisPoints: 33_00, seenPlanned: [] },
    {
      professionalId: bia,
      serviceId: barba,
      basisPoints: 20_00,
      seenBasisPoints: null,
      seenPlanned: [],
    },
  ]);
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
  render({ role: 'receptionist' });
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

test('what was typed is there again after a reload, and a colleague is not overwritten unseen', async () => {
  const { user } = render();
  await user.clear(await cell('Padrão de Ana'));
  await user.type(await cell('Padrão de Ana'), '45');
  cleanup();
  const { change } = render();
  change([{ professionalId: ana, serviceId: null, basisPoints: 42_00 }]);
  expect((await cell('Padrão de Ana')).value).toBe('45');
  expect(screen.getByText('Recuperamos o que você digitou.')).toBeTruthy();
  expect(await screen.findByText(/42%/)).toBeTruthy();
});

test('what was thrown away or stored is not found again', async () => {
  const { user } = render();
  await user.type(await cell('Barba de Bia'), '45');
  cleanup();
  render();
  const [discard] = await screen.findAllByRole('button', { name: 'Descartar' });
  await user.click(discard ?? document.body);
  expect((await cell('Barba de Bia')).value).toBe('');
  await user.type(await cell('Barba de Bia'), '30');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText(/^Comissões salvas/);
  cleanup();
  render();
  expect((await cell('Barba de Bia')).value).toBe('');
  expect(screen.queryByText('Recuperamos o que você digitou.')).toBeNull();
});

test('what is typed while it is stored is there again after a reload', async () => {
  const goOn = Promise.withResolvers<void>();
  const { user } = render({ until: goOn.promise });
  await user.type(await cell('Barba de Bia'), '45');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await user.type(await cell('Corte de Bia'), '30');
  goOn.resolve();
  await screen.findByText(/^Comissões salvas/);
  cleanup();
  render();
  expect((await cell('Corte de Bia')).value).toBe('30');
  expect((await cell('Barba de Bia')).value).toBe('');
});

test('of hundreds of services some have a column, the others by name; what was typed stays', async () => {
  const services = Array.from({ length: 300 }, (_, at) => ({
    id: `01990000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    name: `Serviço ${at + 1}.`,
    priceCents: 10_00,
  }));
  const user = userEvent.setup();
  render({ services });
  await screen.findByRole('columnheader', { name: 'Serviço 24.' });
  expect(screen.queryByRole('columnheader', { name: 'Serviço 25.' })).toBeNull();
  expect(screen.getByText('Mostrando 24 de 300 serviços')).toBeTruthy();
  await user.type(screen.getByLabelText('Serviço 3. de Ana, em %'), '55');
  await user.type(screen.getByRole('searchbox', { name: 'Filtrar serviços' }), 'servico 277.');
  expect(screen.getByRole('columnheader', { name: 'Serviço 277.' })).toBeTruthy();
  expect(screen.getByLabelText('Serviço 3. de Ana, em %')).toHaveProperty('value', '55');
  expect(screen.queryByRole('columnheader', { name: 'Serviço 4.' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), '9');
  expect(screen.getByText('Nenhum serviço com esse nome')).toBeTruthy();
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Mostrar mais serviços' }));
  expect(screen.getByRole('columnheader', { name: 'Serviço 48.' })).toBeTruthy();
});
