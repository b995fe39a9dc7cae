/** Why stock moves. `sale_return` and `use_return` undo a sale and a use. */
export const MOVEMENT_KINDS = [
  'opening',
  'purchase',
  'sale',
  'sale_return',
  'use',
  'use_return',
  'loss',
  'count',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];
