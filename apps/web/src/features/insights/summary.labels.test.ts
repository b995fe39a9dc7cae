import type { ReportSummary } from '@app/contract/insights/insights.contract';
import { expect, test } from 'vitest';
import { health } from '../../../tests/sample-insights.ts';
import { healthText, summaryText } from './summary.labels.ts';

const today = Temporal.PlainDate.from('2026-11-16');
const running: ReportSummary = {
  current: { fromDate: '2026-11-01', toDate: '2026-11-16' },
  previous: { fromDate: '2026-10-01', toDate: '2026-10-16' },
  revenueCents: 400_000,
  previousCents: 320_000,
  growthPermille: 250,
  best: { name: 'Bia', revenueCents: 150_000 },
};

/** Amounts hold together on the screen; here they are plain. */
function said(summary: Partial<ReportSummary>): string {
  return summaryText({ ...running, ...summary }, today).replaceAll('\u00a0', ' ');
}

test('a running month is told against the same days of the one before', () => {
  expect(said({})).toBe(
    'Em novembro, até hoje, entraram R$ 4.000,00, 25,0% a mais que nos mesmos dias de outubro. Quem mais trouxe foi Bia: R$ 1.500,00 em serviços.',
  );
});

test.each<[string, Partial<ReportSummary>, string]>([
  ['less', { growthPermille: -40 }, 'entraram R$ 4.000,00, 4,0% a menos que nos mesmos dias'],
  ['as much', { growthPermille: 0 }, 'o mesmo que nos mesmos dias de outubro.'],
  ['nothing before', { growthPermille: null }, 'Não houve receita nos mesmos dias de outubro'],
  [
    'nothing now',
    { revenueCents: 0, growthPermille: -1000 },
    'Em novembro, até hoje, não entrou nada',
  ],
  ['more taken back', { revenueCents: -20_00 }, 'os estornos passaram das entradas em R$ 20,00'],
  [
    'a whole month',
    {
      current: { fromDate: '2026-10-01', toDate: '2026-10-31' },
      previous: { fromDate: '2026-09-01', toDate: '2026-09-30' },
    },
    'Em outubro entraram R$ 4.000,00, 25,0% a mais que em setembro.',
  ],
  [
    'a day that runs, which is no match for a whole one,',
    {
      current: { fromDate: '2026-11-16', toDate: '2026-11-16' },
      previous: { fromDate: '2026-11-15', toDate: '2026-11-15' },
    },
    'Hoje, até agora, entraram R$ 4.000,00; ontem, o dia todo, entraram R$ 3.200,00.',
  ],
  [
    'other days',
    {
      current: { fromDate: '2026-11-10', toDate: '2026-11-16' },
      previous: { fromDate: '2026-11-03', toDate: '2026-11-09' },
    },
    'De 10/11/2026 a 16/11/2026 entraram R$ 4.000,00, 25,0% a mais que de 03/11/2026 a 09/11/2026.',
  ],
])('%s is told in its own words', (_case, summary, words) => {
  expect(said(summary)).toContain(words);
});

test('nobody is named where nobody brought anything', () => {
  expect(said({ best: null })).not.toContain('Quem mais trouxe');
});

test('the health of a month is what came, what went and what is left', () => {
  const { revenue, fees, expenses, profit } = health;
  const text = healthText({
    ...health,
    current: { fromDate: '2026-11-01', toDate: '2026-11-30' },
    sameDays: { fromDate: '2026-10-01', toDate: '2026-10-16' },
    revenue: { ...revenue, currentCents: 400_000, growthPermille: -100 },
    fees: { ...fees, currentCents: 10_000 },
    expenses: { ...expenses, currentCents: 90_000 },
    profit: { ...profit, currentCents: -5_000 },
  });
  expect(text.replaceAll('\u00a0', ' ')).toBe(
    'Em novembro entraram R$ 4.000,00; taxas e despesas levaram R$ 1.000,00, e faltaram R$ 50,00. Até hoje, a receita está 10,0% abaixo da dos mesmos dias de outubro.',
  );
});
