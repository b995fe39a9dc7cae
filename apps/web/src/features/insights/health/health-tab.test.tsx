import type { FinancialHealth } from '@app/contract/insights/insights.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { health } from '../../../../tests/sample-insights.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import HealthTab from './health-tab.tsx';

function open(change: Partial<FinancialHealth> = {}): void {
  const read = fakeServer.insights.health.handler(() => ({ ...health, ...change }));
  renderWithApi(<HealthTab />, { insights: { health: read } });
}

test('the month is compared with the one before', async () => {
  open();

  const figures = within(await screen.findByLabelText('Números do mês'));
  expect(figures.getByText('R$ 1.120,00')).toBeTruthy();
  expect(
    figures.getByText('+12,0% · R$ 1.000,00 nos mesmos dias e R$ 1.800,00 em todo o mês anterior'),
  ).toBeTruthy();
  expect(
    figures.getByText('−6,7% · R$ 900,00 nos mesmos dias e R$ 950,00 em todo o mês anterior'),
  ).toBeTruthy();
  expect(figures.getByRole('link', { name: 'Despesas do mês' }).getAttribute('href')).toBe(
    '/dashboard/financial/transactions?fromDate=2026-11-01&toDate=2026-11-30&counts=expenses',
  );
});

test.each([
  ['Receita do mês', 'fromDate=2026-11-01&toDate=2026-11-30&counts=revenue'],
  ['Lucro do mês', 'fromDate=2026-11-01&toDate=2026-11-30&counts=profit'],
  ['Margem de lucro', 'fromDate=2026-11-01&toDate=2026-11-30&counts=profit'],
  ['Crescimento da receita', 'fromDate=2026-10-01&toDate=2026-11-30&counts=revenue'],
  ['Comissões pagas', 'fromDate=2026-11-01&toDate=2026-11-30&counts=commissions'],
  ['Previsão de receita', 'fromDate=2026-08-01&toDate=2026-11-30&counts=revenue'],
  ['Ver receitas', 'fromDate=2026-11-01&toDate=2026-11-30&counts=revenue'],
  ['Ver despesas', 'fromDate=2026-11-01&toDate=2026-11-30&counts=expenses'],
  ['Ver saldo', 'fromDate=2026-11-01&toDate=2026-11-30&counts=profit'],
])('%s leads to the transactions of its months', async (name, days) => {
  open();

  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`/dashboard/financial/transactions?${days}`);
});

test('what the figures mean is said in words', async () => {
  open();

  const signals = within(await screen.findByLabelText('Sinais do negócio'));
  expect(signals.getByText('Excelente')).toBeTruthy();
  expect(signals.getByText(/^Crescimento forte/)).toBeTruthy();
  expect(signals.getByText(/^Necessita atenção · R\$ 60,00 de R\$ 100,00/)).toBeTruthy();
  expect(signals.getByText('Confiança: Alta')).toBeTruthy();
  const [growth] = signals.getAllByRole('progressbar');
  expect(growth?.getAttribute('aria-valuenow')).toBe('62');
});

test.each([
  ['Excelente', 'good'],
  ['Bom', 'fair'],
  ['Regular', 'bad'],
  ['Baixo', 'bad'],
] as const)(
  'a margin that is called %s is %s, however it is rounded',
  async (marginLabel, tone) => {
    open({ marginPermille: 200, marginLabel });

    expect((await screen.findByText('20,0%')).getAttribute('data-tone')).toBe(tone);
  },
);

test.each([
  ['Crescimento positivo', 'good'],
  ['Queda moderada', 'bad'],
] as const)('of no tenth at all, %s is %s', async (growthLabel, tone) => {
  open({ growthLabel, revenue: { ...health.revenue, growthPermille: 0 } });

  const signals = within(await screen.findByLabelText('Sinais do negócio'));
  expect(signals.getByText('+0,0%').getAttribute('data-tone')).toBe(tone);
});

test('without anything to compare with, growth is a dash and is called nothing', async () => {
  open({ growthLabel: null, revenue: { ...health.revenue, growthPermille: null } });

  const signals = within(await screen.findByLabelText('Sinais do negócio'));
  expect(signals.getByText('—').getAttribute('data-tone')).toBeNull();
  expect(signals.getByText(/^Sem receita nos mesmos dias/)).toBeTruthy();
  expect(signals.queryByText(/Crescimento (forte|positivo)|Queda/)).toBeNull();
});

test.each([
  ['2026-11-15T12:00:00Z', true],
  // Still the last of November in São Paulo, then no longer.
  ['2026-12-01T02:59:00Z', true],
  ['2026-12-01T03:00:00Z', false],
])('at %s the growth says that its month still runs: %s', async (now, runs) => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from(now));
  open();

  const signals = within(await screen.findByLabelText('Sinais do negócio'));
  const [hint] = signals.getAllByText(/^Crescimento forte/);
  expect(hint?.textContent).toBe(
    runs ? 'Crescimento forte. O mês ainda está em andamento.' : 'Crescimento forte',
  );
  await userEvent.click(signals.getByRole('button', { name: 'O que é: Crescimento da receita' }));
  const help = await screen.findByText(/^Receita de nov 2026 até hoje/);
  expect(help.textContent?.endsWith('O mês ainda está em andamento.')).toBe(runs);
});

test('a forecast that the month is already past says so, and what it counts', async () => {
  const { currentCents } = health.revenue;
  open({ forecast: { ...health.forecast, cents: currentCents, confidence: 'Baixa' } });

  const signals = within(await screen.findByLabelText('Sinais do negócio'));
  expect(signals.getByText(/A receita do mês já passou da média prevista/)).toBeTruthy();
  await userEvent.click(signals.getByRole('button', { name: 'O que é: Previsão de receita' }));
  expect(await screen.findByText(/Nunca fica abaixo do que já entrou neste mês/)).toBeTruthy();
});

test('too little history forecasts nothing, and says what it needs', async () => {
  open({ forecast: { ...health.forecast, cents: null, confidence: 'Baixa' } });

  const sentence = 'São necessários 2 meses de histórico para prever a receita. Confiança: Baixa';
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('fees of card machines, and what they leave, where there are some', async () => {
  const none = { previousCents: 0, sameDaysCents: 0, growthPermille: null };
  open({
    fees: { ...none, currentCents: 3_000 },
    net: { ...none, currentCents: 109_000 },
    byMonth: health.byMonth.map((month) => ({ ...month, feesCents: 3_000 })),
  });
  const figures = within(await screen.findByLabelText('Números do mês'));
  expect(figures.getByText('R$ 30,00')).toBeTruthy();
  expect(figures.getByText('Líquido do mês')).toBeTruthy();
  expect(figures.getByText('R$ 1.090,00')).toBeTruthy();
  const fees = figures.getByRole('link', { name: 'Taxas da maquininha' });
  const net = figures.getByRole('link', { name: 'Líquido do mês' });
  // The same rows, whose sums hold both; what is still to be received is of other days.
  for (const link of [fees, net]) {
    expect(link.getAttribute('href')).toBe(
      '/dashboard/financial/transactions?fromDate=2026-11-01&toDate=2026-11-30&counts=revenue',
    );
  }
  const table = 'Ver tabela: Receitas e despesas em 12 meses';
  await userEvent.click(screen.getByRole('button', { name: table }));
  const row = screen.getByRole('row', { name: /^nov 2026/ });
  expect(row.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'nov 2026R$ 1.120,00R$ 30,00R$ 840,00R$ 250,00',
  );
});

test('the months have a table behind them', async () => {
  open();
  const name = 'Ver tabela: Receitas e despesas em 12 meses';
  await userEvent.click(await screen.findByRole('button', { name }));

  const row = screen.getByRole('row', { name: /^nov 2026/ });
  expect(row.textContent).toBe('nov 2026R$\u00a01.120,00R$\u00a0840,00R$\u00a0280,00');
});

test('a business without money yet says what will be there', async () => {
  const byMonth = health.byMonth.map(({ month }) => ({
    month,
    incomeCents: 0,
    feesCents: 0,
    expenseCents: 0,
  }));
  open({ byMonth });

  expect(await screen.findByText(/^Nenhuma receita ou despesa ainda\./)).toBeTruthy();
});
