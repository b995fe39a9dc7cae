/**
 * What moves points. `taken_back` undoes what was earned by a visit that was not; `returned` gives
 * back what was redeemed in a payment that was refunded.
 */
export const POINTS_TYPES = ['earned', 'redeemed', 'taken_back', 'returned'] as const;
export type PointsType = (typeof POINTS_TYPES)[number];
