import { type Cents, cents } from '../shared/money.ts';

/** What one visit brings: revenue over completed appointments; nothing without any. */
export function averageTicketOf(revenue: Cents, completed: number): Cents {
  if (completed === 0) return cents(0);
  const exact = revenue / completed;
  return cents(Math.sign(exact) * Math.round(Math.abs(exact)));
}
