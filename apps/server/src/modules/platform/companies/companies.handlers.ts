import { NO_PLAN, type OperatedCompanyForm } from '@app/contract/platform/companies.contract';
import { checkCompany } from '@app/domain/company/company-form';
import { accept } from '@app/domain/shared/result';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { newestParts, newestPlace, nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forOperators, forWaitingOperators } from '../../../foundation/http/procedures.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { hasSubscribedPlan } from '../../billing/billing-accounts.queries.ts';
import { listPlanFigures } from '../../billing/plan-figures.queries.ts';
import type { CompanyRow } from '../../company/company.queries.ts';
import { listCompanyStatuses } from '../../company/operated/company-statuses.queries.ts';
import {
  countListed,
  findOperated,
  listCompanies,
} from '../../company/operated/listed-companies.queries.ts';
import { unlessChoiceGone } from '../../company/operated/operated-companies.commands.ts';
import { trialOnOffer } from '../../team/founding.commands.ts';
import { ownedAmong } from '../../team/owners/owners.queries.ts';
import { listConcerned } from '../overview.queries.ts';
import {
  type CheckedCompany,
  changeCompany,
  closeCompany,
  deleteCompany,
  foundForOwner,
  inviteAgain,
  openCompany,
} from './companies.commands.ts';
import { presentListed, presentOperated } from './companies.presenter.ts';
import { actOn, doerOf, postOf } from './operated.steps.ts';

const reading = forOperators.platform.companies;
// Each opens its own transaction, because the company is told once that is over.
const acting = forWaitingOperators.platform.companies;

export const platformCompaniesHandlers = {
  list: reading.list.handler(async ({ input, context: { scope, now }, errors }) => {
    const { cursor, limit, planId, concern, ...filter } = input;
    const ids = concern && (await listConcerned(scope, concern, now));
    const asked = { ...filter, ids, planId: planId === NO_PLAN ? null : planId };
    const after = placeAt(cursor, newestPlace, errors);
    const page = await listCompanies(scope, { ...asked, after, limit });
    const owned = await ownedAmong(
      scope,
      page.rows.map(({ id }) => id),
    );
    const beside = { ...(await choicesIn(scope)), owned, now };
    const count = page.hasMore ? () => countListed(scope, asked) : () => page.rows.length;
    return {
      items: page.rows.map((row) => presentListed(row, beside)),
      nextCursor: nextCursor(page, newestParts),
      totals: after ? null : { count: await count() },
    };
  }),

  choices: reading.choices.handler(async ({ context: { scope } }) => {
    const { plans, statuses } = await choicesIn(scope);
    return {
      plans: plans.map(({ price, ...plan }) => ({ ...plan, priceMonthlyCents: price })),
      statuses,
    };
  }),

  get: acting.get.handler(async ({ input: { id }, context, errors }) => {
    const environment = await environmentOf(context);
    return context.scopes.asOperator(doerOf(context), async (scope) => {
      const company = await findOperated(scope, id);
      if (!company) throw errors.COMPANY_NOT_FOUND();
      const isPlanSubscribed = await hasSubscribedPlan(scope, id, environment);
      return { ...presentOperated(company), isPlanSubscribed };
    });
  }),

  create: acting.create.handler(async ({ input, context, errors }) => {
    const { account, actOnce } = context;
    const company = checked(input, null, errors);
    const access = await trialOnOffer(context);
    const inviter = { userId: account.userId, name: account.name };
    const founding = { company, access, inviter, post: postOf(context, shownName(company)) };
    const outcome = await unlessChoiceGone(async () =>
      accept(
        await actOnce(async (scope) => {
          const { invitationLink, ...row } = await foundForOwner(scope, founding, doerOf(context));
          return { ...presentOperated(row), invitationLink };
        }),
      ),
    );
    return valueOr(outcome, goneChoices(errors));
  }),

  update: acting.update.handler(async ({ input, context, errors }) => {
    const { id, version, openedPlanId, ...form } = input;
    const environment = await environmentOf(context);
    const refusals = {
      ...closed(errors),
      'changed-meanwhile': errors.COMPANY_CHANGED_MEANWHILE,
      'plan-subscribed': errors.PLAN_SUBSCRIBED,
    };
    const outcome = await unlessChoiceGone(async () =>
      accept(
        await actOn(context, id, async (scope, doer) => {
          const company = checked(form, await findOperated(scope, id), errors);
          const change = { id, version, openedPlanId, company, environment };
          const changed = await changeCompany(scope, change, doer);
          return presentOperated(valueOr(changed, refusals));
        }),
      ),
    );
    return valueOr(outcome, goneChoices(errors));
  }),

  inviteOwner: acting.inviteOwner.handler(async ({ input: { id }, context, errors }) => {
    const { account } = context;
    const inviter = { userId: account.userId, name: account.name };
    const wish = { id, inviter, postOf: (name: string) => postOf(context, name) };
    const refusals = { ...closed(errors), 'has-owner': errors.COMPANY_HAS_OWNER };
    return actOn(context, id, async (scope, doer) =>
      valueOr(await inviteAgain(scope, wish, doer), refusals),
    );
  }),

  deactivate: acting.deactivate.handler(({ input: { id }, context, errors }) =>
    actOn(context, id, async (scope, doer) =>
      presentOperated(valueOr(await closeCompany(scope, id, doer), closed(errors))),
    ),
  ),

  reactivate: acting.reactivate.handler(({ input: { id }, context, errors }) =>
    actOn(context, id, async (scope, doer) =>
      presentOperated(valueOr(await openCompany(scope, id, doer), closed(errors))),
    ),
  ),

  remove: acting.remove.handler(({ input, context, errors }) => {
    const refusals = { ...closed(errors), 'name-not-typed': errors.NAME_NOT_TYPED };
    return actOn(context, input.id, async (scope, doer) =>
      presentOperated(valueOr(await deleteCompany(scope, input, doer), refusals)),
    );
  }),
};

async function choicesIn(scope: OperatorScope) {
  return { plans: await listPlanFigures(scope), statuses: await listCompanyStatuses(scope) };
}

/** Asked for outside of the transaction: the keys of the provider are read in one of their own. */
async function environmentOf({ payments }: Pick<RequestContext, 'payments'>) {
  return (await payments.current())?.environment ?? null;
}

type Issues = { issues: { path: string[]; message: string }[] };
type Complaining = { BAD_REQUEST: (refusal: { data: Issues }) => Error };

function checked(
  form: OperatedCompanyForm,
  stored: CompanyRow | null,
  errors: Complaining,
): CheckedCompany {
  const check = checkCompany(form, stored);
  if (check.accepted) return check.company;
  const issues = check.problems.map(({ field, sentence }) => ({
    path: [field],
    message: sentence,
  }));
  throw errors.BAD_REQUEST({ data: { issues } });
}

type Refusal = () => Error;

function closed(errors: { COMPANY_NOT_FOUND: Refusal; COMPANY_BEING_DELETED: Refusal }) {
  return { 'not-found': errors.COMPANY_NOT_FOUND, 'being-deleted': errors.COMPANY_BEING_DELETED };
}

function goneChoices(errors: { PLAN_NOT_FOUND: Refusal; STATUS_NOT_FOUND: Refusal }) {
  return { 'plan-not-found': errors.PLAN_NOT_FOUND, 'status-not-found': errors.STATUS_NOT_FOUND };
}

function shownName({ tradeName, name }: Pick<CompanyRow, 'tradeName' | 'name'>): string {
  return tradeName || name;
}
