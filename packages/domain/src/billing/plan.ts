import { MODULES, type Module } from './access.ts';

export const PLAN_LIMITS = {
  nameLength: 80,
  descriptionLength: 300,
  trialDays: 365,
  features: 30,
  featureLength: 120,
  displayOrder: 9_999,
} as const;

/** Each module with whether the plan opens it, as a plan keeps it. */
export function permissionsWithout(closed: readonly Module[]): Record<Module, boolean> {
  const said = MODULES.map((module) => [module, !closed.includes(module)]);
  // One entry for each module.
  return Object.fromEntries(said) as Record<Module, boolean>;
}
