import type { AlertForm } from '@app/contract/platform/alerts.contract';
import { comparable, patternOf } from '@app/domain/clients/client-search';
import {
  forAccounts,
  forOperators,
  forWaitingOperators,
} from '../../foundation/http/procedures.ts';
import type { AccountContext } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { findCompaniesNamed } from '../company/company-lookup.queries.ts';
import {
  type AlertFields,
  changeAlert,
  createAlert,
  dismissAlert,
  removeAlert,
} from './alerts.commands.ts';
import { listAlerts } from './alerts.queries.ts';

const readers = forOperators.platform.alerts;
// What is kept in memory is forgotten after the transaction: before, it would come back as it was.
const writers = forWaitingOperators.platform.alerts;

export const alertsHandlers = {
  list: readers.list.handler(({ context }) => listAlerts(context.scope)),

  create: writers.create.handler(async ({ input, context, errors }) => {
    const doer = doerOf(context);
    const outcome = await context.scopes.asOperator(doer, (scope) =>
      createAlert(scope, doer, fieldsOf(input)),
    );
    context.alerts.forget();
    return valueOr(outcome, { 'company-gone': errors.COMPANY_NOT_FOUND });
  }),

  update: writers.update.handler(async ({ input, context, errors }) => {
    const doer = doerOf(context);
    const { id, version } = input;
    const outcome = await context.scopes.asOperator(doer, (scope) =>
      changeAlert(scope, doer, { id, version, ...fieldsOf(input) }),
    );
    context.alerts.forget();
    return valueOr(outcome, {
      'company-gone': errors.COMPANY_NOT_FOUND,
      'not-found': errors.ALERT_NOT_FOUND,
      changed: errors.ALERT_CHANGED,
    });
  }),

  remove: writers.remove.handler(async ({ input: { id }, context, errors }) => {
    const doer = doerOf(context);
    const outcome = await context.scopes.asOperator(doer, (scope) => removeAlert(scope, doer, id));
    context.alerts.forget();
    return valueOr(outcome, { 'not-found': errors.ALERT_NOT_FOUND });
  }),

  findCompanies: readers.findCompanies.handler(({ input: { search }, context }) =>
    findCompaniesNamed(context.scope, patternOf(comparable(search))),
  ),

  dismiss: forAccounts.platform.alerts.dismiss.handler(async ({ input: { id }, context }) => {
    const doer = doerOf(context);
    const dismissed = { userId: doer.userId, alertId: id };
    await context.scopes.asOperator(doer, (scope) => dismissAlert(scope, dismissed));
    return { id };
  }),
};

type Asking = Pick<AccountContext, 'account' | 'requestId' | 'now'>;

function doerOf({ account: { userId }, requestId, now }: Asking) {
  return { userId, requestId, now };
}

function fieldsOf({
  title,
  message,
  type,
  audience,
  companyIds,
  active,
  ...days
}: AlertForm): AlertFields {
  return {
    title,
    message,
    type,
    audience,
    companyIds,
    active,
    startsOn: Temporal.PlainDate.from(days.startsOn),
    endsOn: days.endsOn === null ? null : Temporal.PlainDate.from(days.endsOn),
  };
}
