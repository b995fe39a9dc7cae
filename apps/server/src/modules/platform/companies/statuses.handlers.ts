import type { OperatorAction } from '@app/domain/platform/operator-action';
import { forOperators } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { recordOperatorAction } from '../../../foundation/operators/operator-actions.ts';
import {
  createCompanyStatus,
  removeCompanyStatus,
  updateCompanyStatus,
} from '../../company/operated/company-statuses.commands.ts';
import { listCompanyStatuses } from '../../company/operated/company-statuses.queries.ts';
import { doerOf, type OperatorContext } from './operated.steps.ts';

const statuses = forOperators.platform.statuses;

export const statusesHandlers = {
  list: statuses.list.handler(({ context }) => listCompanyStatuses(context.scope)),

  create: statuses.create.handler(async ({ input, context, errors }) => {
    const outcome = await createCompanyStatus(context.scope, input);
    const refusals = { taken: errors.STATUS_NAME_TAKEN, 'too-many': errors.TOO_MANY_STATUSES };
    const created = valueOr(outcome, refusals);
    await record(context, 'status.created', created.name);
    return created;
  }),

  update: statuses.update.handler(async ({ input, context, errors }) => {
    const { id, version, ...status } = input;
    const outcome = await updateCompanyStatus(context.scope, { id, version }, status);
    const changed = valueOr(outcome, {
      taken: errors.STATUS_NAME_TAKEN,
      'not-found': errors.STATUS_NOT_FOUND,
      'changed-meanwhile': errors.STATUS_CHANGED,
    });
    await record(context, 'status.changed', changed.name);
    return changed;
  }),

  remove: statuses.remove.handler(async ({ input: { id }, context, errors }) => {
    const outcome = await removeCompanyStatus(context.scope, id);
    const { name } = valueOr(outcome, { 'not-found': errors.STATUS_NOT_FOUND });
    await record(context, 'status.deleted', name);
    return { id };
  }),
};

type InTransaction = OperatorContext & { scope: Parameters<typeof recordOperatorAction>[0] };

function record(context: InTransaction, action: OperatorAction, subject: string): Promise<void> {
  return recordOperatorAction(context.scope, doerOf(context), { action, subject });
}
