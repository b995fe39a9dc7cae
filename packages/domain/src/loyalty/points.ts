/**
 * What moves points. `taken_back` undoes what was earned by a visit that was not; `returned` gives
 * back what was redeemed in a payment that was refunded.
 */
export const POINTS_TYPES = ['earned', 'redeemed', 'taken_back', 'returned'] as const;
export type PointsType = (typeof POINTS_TYPES)[number];

/** What a visit earns: what is promised while it is booked, and credited when it is done. */
export function pointsOf(services: readonly { loyaltyPoints: number }[]): number {
  return services.reduce((total, { loyaltyPoints }) => total + loyaltyPoints, 0);
}

/** What goes when a visit was not, after all: never more than is there. */
export function takenBackOf(earned: number, balance: number): number {
  return Math.min(earned, Math.max(0, balance));
}

/** What is credited when it is completed again: what was spent before it was undone stayed hers. */
export function missingOf(promised: number, kept: number): number {
  return Math.max(0, promised - kept);
}

export type PointsTotals = { balance: number; earned: number; used: number };

/** What was earned and not undone, what was used and not given back, and what is left. */
export function pointsTotals(moved: Readonly<Record<PointsType, number>>): PointsTotals {
  const earned = moved.earned + moved.taken_back;
  // Adding zero turns -0 into 0.
  const used = -(moved.redeemed + moved.returned) + 0;
  return { balance: earned - used, earned, used };
}
