import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { professional, report, service } from '../../../../tests/sample-insights.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import type { PeriodView } from '../period-view.ts';
import { BiPage } from './bi-page.tsx';

const period = 'fromDate=2026-11-01&toDate=2026-11-16';

function open(view: PeriodView = {}): void {
  const { insights, team, catalog } = fakeServer;
  renderWithApi(<BiPage view={view} onView={() => {}} />, {
    insights: { report: insights.report.handler(() => report) },
    team: { professionals: { list: team.professionals.list.handler(() => []) } },
    catalog: { services: { list: catalog.services.list.handler(() => []) } },
  });
}

test('the six figures, each leading to its rows', async () => {
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
  const days = 'date=2026-11-01&until=2026-11-16';
  const completed = `/dashboard/appointments?view=list&${days}&status=completed`;
  expect(figures.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard/appointments?view=list&${days}`,
    completed,
    completed,
    `/dashboard/appointments?view=list&${days}&status=no_show`,
    `/dashboard/financial/paid-services?${period}`,
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

test('figures of one service lead to the appointments with it, and its revenue to what was paid', async () => {
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
    ['Receita de serviços', `/dashboard/financial/paid-services?${period}&${whose}`],
    ['Ticket médio de serviços', `${list}&status=completed&${whose}`],
  ]);
  for (const title of ['Agendamentos por status', 'Agendamentos por dia']) {
    const chart = within(screen.getByRole('region', { name: title }));
    const [link] = chart.getAllByRole<HTMLAnchorElement>('link');
    expect(link?.href).toContain(`serviceId=${service.id}`);
  }
});

test('a day of revenue leads to what was paid on it, as it is filtered', async () => {
  open({ serviceId: service.id });

  const chart = within(await screen.findByRole('region', { name: 'Receita de serviços por dia' }));
  expect(chart.getByRole('link', { name: 'Ver serviços pagos' }).getAttribute('href')).toBe(
    `/dashboard/financial/paid-services?fromDate=2026-11-02&toDate=2026-11-02&serviceId=${service.id}`,
  );
});

test('a service in a chart leads to its figures, to what was paid for it and to its appointments', async () => {
  open({ professionalId: professional.id });

  const chart = within(await screen.findByRole('list', { name: 'Receita por serviço' }));
  const figures = new URL(chart.getByRole<HTMLAnchorElement>('link', { name: 'Corte' }).href);
  expect(figures.searchParams.get('serviceId')).toBe(service.id);
  const paid = chart.getByRole('link', { name: /^R\$.500,00 Ver serviços pagos: Corte$/ });
  expect(paid.getAttribute('href')).toBe(
    `/dashboard/financial/paid-services?${period}&professionalId=${professional.id}&serviceId=${service.id}`,
  );
  expect(chart.getByRole('link', { name: 'Ver agendamentos: Corte' }).getAttribute('href')).toBe(
    `/dashboard/appointments?view=list&date=2026-11-01&until=2026-11-16&professionalId=${professional.id}&serviceId=${service.id}`,
  );
});

test('a professional in a chart leads to her figures alone, and to what was paid for her work', async () => {
  open({ serviceId: service.id });

  const chart = within(
    await screen.findByRole('list', { name: 'Receita de serviços por profissional' }),
  );
  const figures = chart.getByRole<HTMLAnchorElement>('link', { name: 'Carla Dias' });
  const { searchParams } = new URL(figures.href);
  expect(searchParams.get('professionalId')).toBe(professional.id);
  expect(searchParams.get('tab')).toBe('insights');
  const paid = chart.getByRole('link', { name: /Ver serviços pagos: Carla Dias$/ });
  expect(paid.getAttribute('href')).toBe(
    `/dashboard/financial/paid-services?${period}&professionalId=${professional.id}&serviceId=${service.id}`,
  );
});
