import { type Cents, cents } from '../shared/money.ts';

/** The complete months before this one that a forecast looks at. */
export const FORECAST_MONTHS = 3;
/** With fewer there is no forecast. */
export const FEWEST_MONTHS = 2;

export type Confidence = 'Alta' | 'Média' | 'Baixa';
export type Forecast = { amount: Cents | null; confidence: Confidence };
/** This month's income, the previous one's, and that of the months a forecast looks at. */
export type Incomes = { current: Cents; previous: Cents; months: readonly Cents[] };

/** The average of the months that had income, grown as this month did. Nobody takes less than nothing. */
export function forecastOf({ current, previous, months }: Incomes): Forecast {
  const counted = months.filter((income) => income > 0);
  const confidence = confidenceOf(counted.length);
  if (counted.length < FEWEST_MONTHS) return { amount: null, confidence };
  const average = counted.reduce((sum, income) => sum + income, 0) / counted.length;
  const growth = previous === 0 ? 0 : (current - previous) / Math.abs(previous);
  return { amount: cents(Math.max(0, Math.round(average * (1 + growth)))), confidence };
}

export function confidenceOf(monthsWithIncome: number): Confidence {
  if (monthsWithIncome >= FORECAST_MONTHS) return 'Alta';
  return monthsWithIncome >= FEWEST_MONTHS ? 'Média' : 'Baixa';
}
