import type { AlertForm } from '@app/contract/platform/alerts.contract';
import { comparable, patternOf } from '@app/domain/clients/client-search';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import {
  forAccounts,
  forOperators,
  forWaitingOperators,
} from '../../foundation/http/procedures.ts';
import type {
  AccountContext,
  WaitingOperatorContext,
} from '../../foundation/http/request-context.ts';
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

  create: writers.create.handler(({ input, context, errors }) =>
    shownAnew(context, async (scope) =>
      valueOr(await createAlert(scope, doerOf(context), fieldsOf(input)), {
        'company-gone': errors.COMPANY_NOT_FOUND,
      }),
    ),
  ),

  update: writers.update.handler(({ input, context, errors }) => {
    const { id, version } = input;
    return shownAnew(context, async (scope) =>
      valueOr(await changeAlert(scope, doerOf(context), { id, version, ...fieldsOf(input) }), {
        'company-gone': errors.COMPANY_NOT_FOUND,
        'not-found': errors.ALERT_NOT_FOUND,
        changed: errors.ALERT_CHANGED,
      }),
    );
  }),

  remove: writers.remove.handler(({ input: { id }, context, errors }) =>
    shownAnew(context, async (scope) =>
      valueOr(await removeAlert(scope, doerOf(context), id), {
        'not-found': errors.ALERT_NOT_FOUND,
      }),
    ),
  ),

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

async function shownAnew<Answer>(
  { actOnce, alerts }: WaitingOperatorContext,
  act: (scope: OperatorScope) => Promise<Answer>,
): Promise<Answer> {
  const answer = await actOnce(act);
  alerts.forget();
  return answer;
}

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
