import type { PaidService } from '@app/contract/insights/paid-services.contract';
import type { Role } from '@app/domain/team/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseMore } from '../../../../tests/page-menu.ts';
import { professional, service } from '../../../../tests/sample-insights.ts';
import {
  type FakeRouter,
  fakeServer,
  onPhone,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { PaidServicesPage } from './paid-services-page.tsx';
import { type PaidView, paidFilters } from './paid-view.ts';

const receiptId = '01990000-0000-7000-8000-0000000000d1';
const haircut: PaidService = {
  id: '01990000-0000-7000-8000-0000000000e1',
  date: '2026-11-02',
  serviceName: 'Corte',
  clientName: 'Maria Silva',
  professionalName: 'Carla Dias',
  grossCents: 5_000,
  discountCents: 333,
  prepaidCents: 0,
  netCents: 4_667,
  isRefund: false,
  receiptId,
  receiptNumber: 12,
};
const refund: PaidService = {
  ...haircut,
  id: '01990000-0000-7000-8000-0000000000e2',
  isRefund: true,
  grossCents: -5_000,
  discountCents: -333,
  prepaidCents: 0,
  netCents: -4_667,
};
const sums = {
  count: 73,
  grossCents: 90_000,
  discountCents: 1_000,
  prepaidCents: 0,
  netCents: 89_000,
};

beforeEach(() => {
  const now = Temporal.Instant.from('2026-11-16T15:00:00Z');
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(now);
});

type World = { view?: PaidView; as?: Role; insights?: FakeRouter };

function open(items: PaidService[], { view = {}, as = 'owner', insights }: World = {}) {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role: as } };
  const onView = vi.fn<(view: PaidView) => void>();
  const list = vi.fn((_asked: { input: Record<string, unknown> }) => ({
    items,
    totals: sums,
    nextCursor: null,
  }));
  const { team, catalog } = fakeServer;
  const router = {
    insights: { paidServices: fakeServer.insights.paidServices.handler(list), ...insights },
    team: { professionals: { list: team.professionals.list.handler(() => []) } },
    catalog: { services: { list: catalog.services.list.handler(() => []) } },
  };
  renderWithApi(<PaidServicesPage view={view} onView={onView} />, router, { session });
  return { onView, asked: () => list.mock.lastCall?.[0].input };
}

test('each service has its line, and the sums are of all of them', async () => {
  open([haircut]);

  const row = within(await screen.findByRole('row', { name: /Maria Silva/ }));
  for (const text of [
    'Corte',
    '02/11/2026',
    'Maria Silva · Carla Dias',
    'R$ 50,00',
    'R$ 3,33',
    'R$ 46,67',
  ]) {
    expect(row.getByText(text)).toBeTruthy();
  }
  expect(row.queryByText('Estorno')).toBeNull();
  const total = within(screen.getByLabelText('Somas do que está na lista'));
  for (const text of ['73', 'R$ 900,00', 'R$ 10,00', 'R$ 890,00']) {
    expect(total.getByText(text)).toBeTruthy();
  }
});

test('a refund says so, and leads to the receipt it takes back', async () => {
  open([refund]);

  expect(await screen.findByText('Estorno')).toBeTruthy();
  expect(screen.getByText('−R$ 46,67')).toBeTruthy();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ver recibo nº 12' });
  expect(new URL(href).pathname).toBe(`/dashboard/financial/receipts/${receiptId}`);
});

test('on a phone each is a row, which folds out', async () => {
  onPhone();
  open([haircut, refund]);

  const [first] = await screen.findAllByRole('button', { name: 'Corte', expanded: false });
  const list = within(screen.getByRole('list', { name: 'Serviços pagos' }));
  expect(list.queryByRole('link')).toBeNull();
  await userEvent.click(first as HTMLElement);
  expect(list.getAllByRole('link', { name: 'Ver recibo nº 12' })).toHaveLength(1);
  expect(screen.queryByRole('table')).toBeNull();
});

test('this month is shown unless the address says otherwise, and the way back keeps its filters', async () => {
  const view = { professionalId: professional.id, serviceId: service.id };
  const { asked } = open([haircut], { view });

  await screen.findByText('Maria Silva · Carla Dias');
  const november = { fromDate: '2026-11-01', toDate: '2026-11-16' };
  expect(asked()).toMatchObject({ ...november, ...view });
  const back = screen.getByRole<HTMLAnchorElement>('link', { name: 'Voltar ao BI e Relatórios' });
  const { searchParams } = new URL(back.href);
  expect(Object.fromEntries(searchParams)).toEqual({ ...view, tab: 'insights' });
});

test('an empty period says what will be there', async () => {
  open([]);
  expect(await screen.findByText(/^Nenhum serviço pago neste período\. Cada serviço/)).toBeTruthy();
});

test('what was sold has its own words, and leads back to the reports it was opened from', async () => {
  const october = { fromDate: '2026-10-01', toDate: '2026-10-31' };
  const { asked } = open([haircut], {
    view: { ...october, sold: 'products', from: 'reports' },
  });

  expect(await screen.findByRole('heading', { name: 'Produtos vendidos' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Cliente e vendedor' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Serviço' })).toBeNull();
  expect(asked()).toMatchObject({ ...october, sold: 'products' });
  const back = screen.getByRole<HTMLAnchorElement>('link', { name: 'Voltar aos Relatórios' });
  expect(Object.fromEntries(new URL(back.href).searchParams)).toEqual(october);
});

test('from services one turns to what else was sold, and the days stay', async () => {
  const october = { fromDate: '2026-10-01', toDate: '2026-10-31' };
  const { onView } = open([], { view: { ...october, serviceId: service.id } });

  await userEvent.click(await screen.findByRole('radio', { name: 'Pacotes e vales' }));
  expect(onView).toHaveBeenCalledWith({ ...october, sold: 'prepaid' });
});

test('the way back stays as it was, whichever part is shown', async () => {
  const { onView } = open([haircut], { view: { from: 'reports' } });
  expect(await screen.findByRole('link', { name: 'Voltar aos Relatórios' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Pacotes e vales' }));
  expect(onView).toHaveBeenCalledWith({ from: 'reports', sold: 'prepaid' });
});

test('what is sold is of no service', () => {
  const ofService = { serviceId: service.id, professionalId: professional.id };
  expect(paidFilters.read({ ...ofService, sold: 'products' })).toEqual({
    sold: 'products',
    professionalId: professional.id,
  });
  expect(paidFilters.read({ ...ofService, sold: 'services' })).toEqual(ofService);
});

test('where filters leave nothing, they can be cleared and the period stays', async () => {
  const october = { fromDate: '2026-10-01', toDate: '2026-10-31' };
  const { onView } = open([], { view: { ...october, serviceId: service.id } });

  await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  expect(onView).toHaveBeenCalledWith(october);
});

test('a list that did not come says so once, and promises no sums', async () => {
  const paidServices = fakeServer.insights.paidServices.handler(() => {
    throw new Error('down');
  });
  open([], { insights: { paidServices } });

  const alert = await screen.findByRole('alert');
  expect(alert.textContent?.match(/Não foi possível/g)).toHaveLength(1);
  expect(screen.queryByLabelText('Somas do que está na lista')).toBeNull();
});

test('a period that is too long gets one clear sentence', async () => {
  const paidServices = fakeServer.insights.paidServices.handler(({ errors }) => {
    throw errors.PERIOD_TOO_LONG();
  });
  open([], { insights: { paidServices } });

  const sentence = 'Escolha um período de até 366 dias, com o início antes do fim.';
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
});

test('the spreadsheet is of what the list shows', async () => {
  const taken = vi.fn((_asked: { input: Record<string, unknown> }) => new File([''], 'x.csv'));
  const exportPaidServices = fakeServer.insights.exportPaidServices.handler(taken);
  open([haircut], { view: { serviceId: service.id }, insights: { exportPaidServices } });

  await chooseMore('Exportar CSV');
  await waitFor(() => expect(taken).toHaveBeenCalled());
  expect(taken.mock.lastCall?.[0].input).toEqual({
    fromDate: '2026-11-01',
    toDate: '2026-11-16',
    serviceId: service.id,
    sold: 'services',
  });
});

test('whoever may not see figures is told so', async () => {
  open([haircut], { as: 'receptionist' });

  expect(await screen.findByText(/^Você não tem permissão/)).toBeTruthy();
  expect(screen.queryByText('Maria Silva')).toBeNull();
});
