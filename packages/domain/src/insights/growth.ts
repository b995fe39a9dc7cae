/** Tenths of a percent: what people read with one decimal. */
export type Permille = number;

/** How much of the whole a part is; nothing of nothing is none. Half a tenth rounds away from zero. */
export function permilleOf(part: number, whole: number): Permille {
  if (whole === 0) return 0;
  const exact = (part * 1000) / whole;
  // Adding zero turns -0 into 0.
  return Math.sign(exact) * Math.round(Math.abs(exact)) + 0;
}

/**
 * Whether it is at least so much of the whole. What is shown is rounded, but what it is called must
 * not follow from that: 9,96% is not 10%.
 */
export function isAtLeast(percent: number, { part, whole }: Share): boolean {
  return part * 100 >= whole * percent;
}
/** Of a whole above nothing. */
type Share = { part: number; whole: number };

/**
 * Against the time before; null where there was nothing to compare with. After a loss, a smaller loss
 * is growth: the change counts against the size of what was there, whatever its sign.
 */
export function growthOf(current: number, previous: number): Permille | null {
  if (previous === 0) return null;
  return permilleOf(current - previous, Math.abs(previous));
}

type GrowthLabel =
  | 'Crescimento forte'
  | 'Crescimento positivo'
  | 'Queda moderada'
  | 'Queda acentuada';

export function growthLabelOf(current: number, previous: number): GrowthLabel | null {
  if (previous === 0) return null;
  const change = { part: current - previous, whole: Math.abs(previous) };
  if (isAtLeast(10, change)) return 'Crescimento forte';
  if (isAtLeast(0, change)) return 'Crescimento positivo';
  return isAtLeast(-10, change) ? 'Queda moderada' : 'Queda acentuada';
}

/** How full a bar is that stands in the middle without growth: 0 to 100. */
export function growthBarOf(growth: Permille | null): number {
  return Math.min(100, Math.max(0, 50 + (growth ?? 0) / 10));
}
