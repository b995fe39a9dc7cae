import { forOperators } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { doerOf } from './operator.steps.ts';
import {
  createPlan,
  deactivatePlan,
  reactivatePlan,
  removePlan,
  updatePlan,
} from './plans.commands.ts';
import { newPlanOf, presentUsedPlan } from './plans.presenter.ts';
import { listUsedPlans, withCompanies } from './plans.queries.ts';

const plans = forOperators.platform.plans;

export const platformPlansHandlers = {
  list: plans.list.handler(async ({ context }) => {
    return (await listUsedPlans(context.scope)).map(presentUsedPlan);
  }),

  create: plans.create.handler(async ({ input, context }) => {
    const created = await createPlan(context.scope, doerOf(context), newPlanOf(input));
    return presentUsedPlan({ ...created, companies: 0 });
  }),

  update: plans.update.handler(
    async ({ input: { id, version, ...form }, context: { scope, ...context }, errors }) => {
      const changes = { ...newPlanOf(form), id, version };
      const outcome = await updatePlan(scope, doerOf(context), changes);
      const changed = valueOr(outcome, {
        'not-found': errors.PLAN_NOT_FOUND,
        'changed-meanwhile': errors.PLAN_CHANGED,
      });
      return presentUsedPlan(await withCompanies(scope, changed));
    },
  ),

  deactivate: plans.deactivate.handler(async ({ input, context, errors }) => {
    const outcome = await deactivatePlan(context.scope, doerOf(context), input.id);
    const changed = valueOr(outcome, { 'not-found': errors.PLAN_NOT_FOUND });
    return presentUsedPlan(await withCompanies(context.scope, changed));
  }),

  reactivate: plans.reactivate.handler(async ({ input, context, errors }) => {
    const outcome = await reactivatePlan(context.scope, doerOf(context), input.id);
    const changed = valueOr(outcome, { 'not-found': errors.PLAN_NOT_FOUND });
    return presentUsedPlan(await withCompanies(context.scope, changed));
  }),

  remove: plans.remove.handler(async ({ input, context, errors }) => {
    const outcome = await removePlan(context.scope, doerOf(context), input.id);
    if ('companies' in outcome) {
      throw errors.PLAN_IN_USE({ data: { companies: outcome.companies } });
    }
    return valueOr(outcome, { 'not-found': errors.PLAN_NOT_FOUND });
  }),
};
