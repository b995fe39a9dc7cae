import type { Cents } from '@app/domain/shared/money';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { plans } from './plans.table.ts';

type PlanFigure = { id: string; name: string; active: boolean; price: Cents };

/** Every plan there ever was: companies stay with one that is no longer offered. */
export function listPlanFigures(scope: OperatorScope): Promise<PlanFigure[]> {
  return scope
    .select({
      id: plans.id,
      name: plans.name,
      active: plans.active,
      price: plans.priceMonthlyCents,
    })
    .from(plans)
    .orderBy(plans.displayOrder, plans.id);
}
