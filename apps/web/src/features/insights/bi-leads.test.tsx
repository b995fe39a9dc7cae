import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { professional, report, service } from '../../../tests/sample-insights.ts';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import { BiPage } from './bi-page.tsx';
import type { PeriodView } from './period-view.api.ts';

function open(view: PeriodView = {}): void {
  const { insights, team, catalog } = fakeServer;
  renderWithApi(<BiPage view={view} onView={() => {}} />, {
    insights: { report: insights.report.handler(() => report) },
    team: { professionals: { list: team.professionals.list.handler(() => []) } },
    catalog: { services: { list: catalog.services.list.handler(() => []) } },
  });
}

test('the six figures, each leading to its rows where there is a list of them', async () => {
  open();

  const figures = within(await screen.findByLabelText('Números do período'));
  expect(figures.getByText('62,5%')).toBeTruthy();
  expect(figures.getByText('12,5%')).toBeTruthy();
  expect(figures.getByText('R$ 100,00')).toBeTruthy();
  expect(figures.getByRole('link', { name: 'Concluídos' }).getAttribute('href')).toBe(
    '/dashboard/appointments?view=list&date=2026-11-01&until=2026-11-16&status=completed',
  );
});

test('no figure is without rows, and the list of the revenue knows refunds', async () => {
  open();

  const figures = within(await screen.findByLabelText('Números do período'));
  const [period, days] = [
    'fromDate=2026-11-01&toDate=2026-11-16',
    'date=2026-11-01&until=2026-11-16',
  ];
  const completed = `/dashboard/appointments?view=list&${days}&status=completed`;
  expect(figures.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard/appointments?view=list&${days}`,
    completed,
    completed,
    `/dashboard/appointments?view=list&${days}&status=no_show`,
    `/dashboard/financial/transactions?${period}&counts=service-revenue`,
    completed,
  ]);
  const clients = within(screen.getByRole('region', { name: 'Clientes novos e que voltaram' }));
  expect(clients.getByRole('link', { name: 'Ver agendamentos' })).toBeTruthy();
});

test('figures of one professional lead to her rows alone', async () => {
  open({ professionalId: professional.id });

  const figures = within(await screen.findByLabelText('Números do período'));
  const links = figures.getAllByRole<HTMLAnchorElement>('link');
  const whose = links.map(({ href }) => new URL(href).searchParams.get('professionalId'));
  expect(whose).toEqual(Array.from({ length: 6 }, () => professional.id));
  const byStatus = within(screen.getByRole('list', { name: 'Agendamentos por status' }));
  const [status] = byStatus.getAllByRole<HTMLAnchorElement>('link');
  expect(status?.href).toContain(`professionalId=${professional.id}`);
});

test('figures of one service lead to the appointments with it, and its revenue to no list', async () => {
  open({ serviceId: service.id, professionalId: professional.id });

  const figures = within(await screen.findByLabelText('Números do período'));
  const whose = `professionalId=${professional.id}&serviceId=${service.id}`;
  const list = '/dashboard/appointments?view=list&date=2026-11-01&until=2026-11-16';
  const links = figures.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Agendamentos', `${list}&${whose}`],
    ['Concluídos', `${list}&status=completed&${whose}`],
    ['Taxa de conclusão', `${list}&status=completed&${whose}`],
    ['Taxa de faltas', `${list}&status=no_show&${whose}`],
    ['Ticket médio', `${list}&status=completed&${whose}`],
  ]);
  for (const title of ['Agendamentos por status', 'Agendamentos por dia']) {
    const chart = within(screen.getByRole('region', { name: title }));
    const [link] = chart.getAllByRole<HTMLAnchorElement>('link');
    expect(link?.href).toContain(`serviceId=${service.id}`);
  }
  const money = within(screen.getByRole('region', { name: 'Receita por dia' }));
  expect(money.queryByRole('link')).toBeNull();
});

test('a service in a chart leads to its figures, and to its appointments', async () => {
  open({ professionalId: professional.id });

  const chart = within(await screen.findByRole('list', { name: 'Receita por serviço' }));
  const figures = new URL(chart.getByRole<HTMLAnchorElement>('link', { name: 'Corte' }).href);
  expect(figures.searchParams.get('serviceId')).toBe(service.id);
  expect(chart.getByRole('link', { name: 'Ver agendamentos: Corte' }).getAttribute('href')).toBe(
    `/dashboard/appointments?view=list&date=2026-11-01&until=2026-11-16&professionalId=${professional.id}&serviceId=${service.id}`,
  );
});

test('a professional in a chart leads to her figures alone', async () => {
  open();

  const chart = within(await screen.findByRole('list', { name: 'Receita por profissional' }));
  const { searchParams } = new URL(chart.getByRole<HTMLAnchorElement>('link').href);
  expect(searchParams.get('professionalId')).toBe(professional.id);
  expect(searchParams.get('tab')).toBe('insights');
});
