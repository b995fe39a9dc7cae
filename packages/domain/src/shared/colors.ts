/** Readable on white; on a dark surface the screens lighten them. The first is the default. */
export const PALETTE = [
  '#2563EB',
  '#0E7490',
  '#047857',
  '#4D7C0F',
  '#A16207',
  '#C2410C',
  '#B91C1C',
  '#BE123C',
  '#BE185D',
  '#A21CAF',
  '#7E22CE',
  '#6D28D9',
  '#4338CA',
  '#475569',
  '#78350F',
] as const;
export const DEFAULT_COLOR = PALETTE[0];
