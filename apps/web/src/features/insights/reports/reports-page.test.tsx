import type { Session } from '@app/contract/identity/session.contract';
import { MODULES, type Module } from '@app/domain/billing/access';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseMore } from '../../../../tests/page-menu.ts';
import { reports } from '../../../../tests/sample-insights.ts';
import { catchSavedFile } from '../../../../tests/saved-file.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import type { PeriodView, Range } from '../period-view.ts';
import reportsClasses from './reports.module.css';
import { ReportsLeads } from './reports-leads.tsx';
import { ReportsPage } from './reports-page.tsx';

const financialLeads = [
  'Transações',
  'Serviços pagos',
  'BI e Relatórios',
  'Saúde Financeira',
  'A receber',
  'Comissões',
  'Extrato do profissional',
];

beforeEach(() => {
  const now = Temporal.Instant.from('2026-11-16T15:00:00Z');
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(now);
});

type Company = NonNullable<Session['company']>;

function sessionWith(changed: Partial<Pick<Company, 'role' | 'openModules'>>): Session {
  const { company } = sampleSession;
  return { ...sampleSession, company: company && { ...company, ...changed } };
}

function open(view: PeriodView = {}, session: Session = sampleSession) {
  const asked = vi.fn<(input: Range) => void>();
  const onView = vi.fn<(view: PeriodView) => void>();
  const { insights } = fakeServer;
  renderWithApi(
    <ReportsPage view={view} onView={onView} />,
    {
      insights: {
        reports: insights.reports.handler(({ input }) => {
          asked(input);
          return reports;
        }),
        exportReports: insights.exportReports.handler(
          ({ input }) => new File(['Total;Valor'], `relatorio-${input.fromDate}.csv`),
        ),
      },
    },
    { session },
  );
  return { asked, onView };
}

test('the four totals of the whole month', async () => {
  const { asked } = open();

  const totals = within(await screen.findByLabelText('Totais do período'));
  for (const text of ['130', '90', 'R$ 6.000,00', 'R$ 100,00']) {
    expect(totals.getByText(text)).toBeTruthy();
  }
  for (const name of ['Total de Clientes', 'Agendamentos', 'Receita Total', 'Ticket Médio']) {
    expect(totals.getByRole('link', { name })).toBeTruthy();
  }
  expect(totals.getByRole('link', { name: 'Receita Total' }).getAttribute('href')).toContain(
    'counts=revenue',
  );
  expect(asked).toHaveBeenCalledWith({ fromDate: '2026-11-01', toDate: '2026-11-30' });
  expect(screen.getByText('Período: 01/11/2026 a 30/11/2026')).toBeTruthy();
});

test('a sentence above the totals says how the month goes, and a caption what revenue is', async () => {
  open();
  expect(
    await screen.findByText(/^Em novembro, até hoje, entraram .* Quem mais trouxe/),
  ).toBeTruthy();
  expect(screen.getByText('Tudo o que entrou, menos estornos')).toBeTruthy();
  expect(screen.queryByText('Taxas da maquininha')).toBeNull();
});

test('what card machines keep is shown with what is left', async () => {
  const { insights } = fakeServer;
  const charged = insights.reports.handler(() => ({ ...reports, feesCents: 18_000 }));
  renderWithApi(<ReportsPage view={{}} onView={vi.fn()} />, { insights: { reports: charged } });

  const fees = await screen.findByRole('link', { name: 'Taxas da maquininha' });
  expect(fees.getAttribute('href')).toBe(
    '/dashboard/financial/transactions?fromDate=2026-11-01&toDate=2026-11-30&counts=revenue',
  );
  expect(screen.getByText(/^Líquido: R\$\s5\.820,00$/)).toBeTruthy();
});

test('a period without anything leads to the month before', async () => {
  const nothing = { ...reports, appointments: 0, newClients: 0, revenueCents: 0, summary: null };
  const onView = vi.fn<(view: PeriodView) => void>();
  const { insights } = fakeServer;
  renderWithApi(<ReportsPage view={{}} onView={onView} />, {
    insights: { reports: insights.reports.handler(() => nothing) },
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Ver o mês passado' }));
  expect(onView).toHaveBeenCalledWith({ fromDate: '2026-10-01', toDate: '2026-10-31' });
  expect(screen.getByRole('link', { name: 'Abrir a agenda' })).toBeTruthy();
});

test('another period goes into the address', async () => {
  const { onView } = open();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Período' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Hoje' }));

  expect(onView).toHaveBeenCalledWith({ fromDate: '2026-11-16', toDate: '2026-11-16' });
});

test('the file has the days that are looked at', async () => {
  const saved = catchSavedFile();
  open({ fromDate: '2026-10-01', toDate: '2026-10-31' });
  await chooseMore('Exportar CSV');

  await vi.waitFor(() => expect(saved.name()).toBe('relatorio-2026-10-01.csv'));
});

test('the button prints', async () => {
  window.print = vi.fn();
  open();
  await chooseMore('Imprimir');

  expect(window.print).toHaveBeenCalled();
});

test('a receptionist is told that reports are not hers, and nothing is asked', async () => {
  const { asked } = open({}, sessionWith({ role: 'receptionist' }));

  expect(await screen.findByText('Você não tem permissão para ver os relatórios.')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  expect(leadsSection()).toBeNull();
});

test.each([
  ['Agendamentos', '/dashboard/appointments?view=list&date=2026-10-05&until=2026-10-20'],
  ['Transações', '/dashboard/financial/transactions?fromDate=2026-10-05&toDate=2026-10-20'],
  [
    'Serviços pagos',
    '/dashboard/financial/paid-services?fromDate=2026-10-05&toDate=2026-10-20&from=reports',
  ],
  ['BI e Relatórios', '/dashboard/financial?tab=insights&fromDate=2026-10-05&toDate=2026-10-20'],
  ['Saúde Financeira', '/dashboard/financial?tab=health'],
  ['A receber', '/dashboard/financial/receivables'],
  ['Comissões', '/dashboard/financial?tab=commissions'],
  ['Extrato do profissional', '/dashboard/financial/statement?from=2026-10-05&to=2026-10-20'],
])('the chosen days are taken along to %s', async (name, address) => {
  open({ fromDate: '2026-10-05', toDate: '2026-10-20' });
  await totalsShown();

  const section = within(screen.getByRole('region', { name: 'Ver em detalhe' }));
  const link = section.getByRole('link', { name, description: /\.$/ });
  expect(link.getAttribute('href')).toBe(address);
});

test.each([
  ['Produtos', 'products'],
  ['Pacotes, vales e contas', 'prepaid'],
])('%s lead to what they are the sum of', async (name, sold) => {
  open();
  await totalsShown();

  const days = 'fromDate=2026-11-01&toDate=2026-11-30';
  const address = `/dashboard/financial/paid-services?${days}&sold=${sold}&from=reports`;
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
});

test.each<[string, Module[], string[]]>([
  ['with everything', [...MODULES], ['Agendamentos', ...financialLeads]],
  ['without Financeiro', ['reports', 'appointments'], ['Agendamentos']],
  ['without Agendamentos', ['reports', 'financial'], financialLeads],
])('a plan %s leads only to what it opens', async (_case, openModules, names) => {
  open({}, sessionWith({ openModules }));
  await totalsShown();

  expectLeads(names);
});

test.each<[Module, string[]]>([
  ['clients', ['Total de Clientes']],
  ['appointments', ['Agendamentos', 'Ticket Médio']],
  ['financial', ['Receita Total', 'Serviços', 'Produtos', 'Pacotes, vales e contas']],
])('with only %s of it open, a total leads nowhere else', async (module, names) => {
  open({}, sessionWith({ openModules: ['reports', module] }));

  const links = within(await totalsShown()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(names);
});

test('nothing leads on in a plan of reports alone', async () => {
  open({}, sessionWith({ openModules: ['reports'] }));
  await totalsShown();

  expect(leadsSection()).toBeNull();
});

test.each(['receptionist', 'professional'] as const)('a %s is led only to her own', (role) => {
  const range = { fromDate: '2026-11-01', toDate: '2026-11-30' };
  renderWithApi(<ReportsLeads range={range} />, {}, { session: sessionWith({ role }) });

  expectLeads(['Agendamentos', 'Extrato do profissional']);
});

test('a printer gets the totals without what leads on', async () => {
  open();
  const totals = await totalsShown();

  expect(totals.closest(`.${reportsClasses.paper}`)).toBeTruthy();
  expect(leadsSection()).toBeTruthy();
  expect(leadsSection()?.closest(`.${reportsClasses.paper}`)).toBeNull();
});

test('a period that is refused leads nowhere', async () => {
  const { insights } = fakeServer;
  renderWithApi(
    <ReportsPage view={{ fromDate: '2020-01-01', toDate: '2026-11-30' }} onView={vi.fn()} />,
    {
      insights: {
        reports: insights.reports.handler(({ errors }) => {
          throw errors.PERIOD_TOO_LONG();
        }),
      },
    },
  );

  expect(await screen.findByText(/até 366 dias/)).toBeTruthy();
  expect(leadsSection()).toBeNull();
});

function totalsShown(): Promise<HTMLElement> {
  return screen.findByLabelText('Totais do período');
}

function leadsSection(): HTMLElement | null {
  return screen.queryByRole('region', { name: 'Ver em detalhe' });
}

/** Those with these names, and no other. */
function expectLeads(names: readonly string[]): void {
  const section = within(screen.getByRole('region', { name: 'Ver em detalhe' }));
  for (const name of names) expect(section.getByRole('link', { name })).toBeTruthy();
  expect(section.getAllByRole('link')).toHaveLength(names.length);
}
