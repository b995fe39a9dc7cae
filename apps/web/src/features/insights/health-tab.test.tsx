import type { FinancialHealth } from '@app/contract/insights/insights.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { health } from '../../../tests/sample-insights.ts';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import HealthTab from './health-tab.tsx';

function open(change: Partial<FinancialHealth> = {}): void {
  const read = fakeServer.insights.health.handler(() => ({ ...health, ...change }));
  renderWithApi(<HealthTab />, { insights: { health: read } });
}

test('the month is compared with the one before', async () => {
  open();

  const figures = within(await screen.findByLabelText('Números do mês'));
  expect(figures.getByText('R$ 1.120,00')).toBeTruthy();
  expect(figures.getByText('+12,0% · R$ 1.000,00 no mês anterior')).toBeTruthy();
  expect(figures.getByText('-6,7% · R$ 900,00 no mês anterior')).toBeTruthy();
  expect(figures.getByRole('link', { name: 'Despesas do mês' }).getAttribute('href')).toBe(
    '/dashboard/financial/transactions?fromDate=2026-11-01&toDate=2026-11-30&counts=expenses',
  );
});

test.each([
  ['Receita do mês', 'fromDate=2026-11-01&toDate=2026-11-30&counts=revenue'],
  ['Lucro do mês', 'fromDate=2026-11-01&toDate=2026-11-30'],
  ['Margem de lucro', 'fromDate=2026-11-01&toDate=2026-11-30'],
  ['Crescimento da receita', 'fromDate=2026-10-01&toDate=2026-11-30&counts=revenue'],
  ['Previsão de receita', 'fromDate=2026-08-01&toDate=2026-11-30&counts=revenue'],
])('%s leads to the transactions of its months', async (name, days) => {
  open();

  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`/dashboard/financial/transactions?${days}`);
});

test('what the figures mean is said in words', async () => {
  open();

  const signals = within(await screen.findByLabelText('Sinais do negócio'));
  expect(signals.getByText('Excelente')).toBeTruthy();
  expect(signals.getByText('Crescimento forte')).toBeTruthy();
  expect(signals.getByText(/^Necessita atenção · R\$ 60,00 de R\$ 100,00/)).toBeTruthy();
  expect(signals.getByText('Confiança: Alta')).toBeTruthy();
  const [growth] = signals.getAllByRole('progressbar');
  expect(growth?.getAttribute('aria-valuenow')).toBe('62');
});

test.each([
  [200, 'good'],
  [199, 'fair'],
  [100, 'fair'],
  [99, 'bad'],
])('a margin of %i tenths of a percent is %s', async (marginPermille, tone) => {
  open({ marginPermille });

  const text = `${(marginPermille / 10).toFixed(1).replace('.', ',')}%`;
  expect((await screen.findByText(text)).getAttribute('data-tone')).toBe(tone);
});

test('too little history forecasts nothing, and says what it needs', async () => {
  open({ forecast: { ...health.forecast, cents: null, confidence: 'Baixa' } });

  const sentence = 'São necessários 2 meses de histórico para prever a receita. Confiança: Baixa';
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('the months have a table behind them', async () => {
  open();
  const name = 'Ver tabela: Receitas e despesas em 12 meses';
  await userEvent.click(await screen.findByRole('button', { name }));

  const row = screen.getByRole('row', { name: /^nov 2026/ });
  expect(row.textContent).toBe('nov 2026R$ 1.120,00R$ 840,00R$ 280,00');
});

test('a business without money yet says what will be there', async () => {
  const byMonth = health.byMonth.map(({ month }) => ({ month, incomeCents: 0, expenseCents: 0 }));
  open({ byMonth });

  expect(await screen.findByText(/^Nenhuma receita ou despesa ainda\./)).toBeTruthy();
});
