import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import {
  createReengagement,
  pauseReengagement,
  removeReengagement,
  resumeReengagement,
  updateReengagement,
} from './reengagements.commands.ts';
import { presentReengagement } from './reengagements.presenter.ts';
import { listReengagements } from './reengagements.queries.ts';

const reengagements = forCompany.messaging.reengagements.use(opens('messages'));
const manages = requires('messages.manage');

type Context = Pick<CompanyContext, 'scope' | 'account' | 'now'>;

async function shownAll({ scope, account, now }: Context) {
  const rows = await listReengagements(scope);
  return rows.map((row) => presentReengagement(row, { zone: account.companyTimezone, now }));
}

async function shown(context: Context, { id }: { id: string }) {
  const found = (await shownAll(context)).find((one) => one.id === id);
  if (!found) throw new Error('A reengagement is gone that was written just now');
  return found;
}

export const reengagementsHandlers = {
  list: reengagements.list
    .use(requires('messages.view'))
    .handler(({ context }) => shownAll(context)),

  create: reengagements.create.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await createReengagement(context.scope, input);
    const made = valueOr(outcome, {
      'no-template': errors.REENGAGEMENT_TEMPLATE_NOT_FOUND,
      'too-long': errors.REENGAGEMENT_TEXT_TOO_LONG,
      'too-many': errors.REENGAGEMENT_LIMIT,
      'needs-approval': errors.REENGAGEMENT_NEEDS_APPROVAL,
    });
    return shown(context, made);
  }),

  update: reengagements.update
    .use(manages)
    .handler(async ({ input: { id, version, ...terms }, context, errors }) => {
      const outcome = await updateReengagement(context.scope, { id, version }, terms);
      const changed = valueOr(outcome, {
        'not-found': errors.REENGAGEMENT_NOT_FOUND,
        'changed-meanwhile': errors.REENGAGEMENT_CHANGED,
        'no-template': errors.REENGAGEMENT_TEMPLATE_NOT_FOUND,
        'too-long': errors.REENGAGEMENT_TEXT_TOO_LONG,
        'needs-approval': errors.REENGAGEMENT_NEEDS_APPROVAL,
      });
      return shown(context, changed);
    }),

  pause: reengagements.pause.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await pauseReengagement(context.scope, input.id);
    return shown(context, valueOr(outcome, { 'not-found': errors.REENGAGEMENT_NOT_FOUND }));
  }),

  resume: reengagements.resume.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await resumeReengagement(context.scope, input.id);
    const resumed = valueOr(outcome, {
      'not-found': errors.REENGAGEMENT_NOT_FOUND,
      'needs-approval': errors.REENGAGEMENT_NEEDS_APPROVAL,
    });
    return shown(context, resumed);
  }),

  remove: reengagements.remove.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await removeReengagement(context.scope, input.id);
    return valueOr(outcome, { 'not-found': errors.REENGAGEMENT_NOT_FOUND });
  }),
};
