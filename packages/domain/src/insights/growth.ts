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
 * Against the time before; from nothing nothing grows. After a loss, a smaller loss is growth: the
 * change counts against the size of what was there, whatever its sign.
 */
export function growthOf(current: number, previous: number): Permille {
  return permilleOf(current - previous, Math.abs(previous));
}

export type GrowthLabel =
  | 'Crescimento forte'
  | 'Crescimento positivo'
  | 'Queda moderada'
  | 'Queda acentuada';

export function growthLabelOf(growth: Permille): GrowthLabel {
  if (growth >= 100) return 'Crescimento forte';
  if (growth >= 0) return 'Crescimento positivo';
  return growth >= -100 ? 'Queda moderada' : 'Queda acentuada';
}

/** How full a bar is that stands in the middle without growth: 0 to 100. */
export function growthBarOf(growth: Permille): number {
  return Math.min(100, Math.max(0, 50 + growth / 10));
}
