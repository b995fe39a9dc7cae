import { type Cents, cents } from '../shared/money.ts';

/** The complete months before this one that a forecast looks at. */
export const FORECAST_MONTHS = 3;
/** With fewer there is no forecast. */
const FEWEST_MONTHS = 2;

type Confidence = 'Alta' | 'Média' | 'Baixa';
export type Forecast = { amount: Cents | null; confidence: Confidence };
type Incomes = {
  /** What this month has brought already. */
  earned: Cents;
  /** Of this month until today, and of the same days of the one before. */
  current: Cents;
  previous: Cents;
  /** Of the months a forecast looks at. */
  months: readonly Cents[];
};

/**
 * The average of the months that had income, grown as this month did. A month never ends below what
 * it has brought already; where that is more, the average foresaw nothing.
 */
export function forecastOf({ earned, current, previous, months }: Incomes): Forecast {
  const counted = months.filter((income) => income > 0);
  const confidence = confidenceOf(counted.length);
  if (counted.length < FEWEST_MONTHS) return { amount: null, confidence };
  const average = counted.reduce((sum, income) => sum + income, 0) / counted.length;
  const growth = previous === 0 ? 0 : (current - previous) / Math.abs(previous);
  const foreseen = cents(Math.max(0, Math.round(average * (1 + growth))));
  if (earned > foreseen) return { amount: earned, confidence: 'Baixa' };
  return { amount: foreseen, confidence };
}

function confidenceOf(monthsWithIncome: number): Confidence {
  if (monthsWithIncome >= FORECAST_MONTHS) return 'Alta';
  return monthsWithIncome >= FEWEST_MONTHS ? 'Média' : 'Baixa';
}
