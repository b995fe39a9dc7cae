import { wrongPixKey } from '@app/contract/company/company.contract';
import { checkCompany, type FieldProblem } from '@app/domain/company/company-form';
import { normalizePixKey } from '@app/domain/company/pix-key';
import { cents } from '@app/domain/shared/money';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { rateLimitedPerCompany } from '../../foundation/http/rate-limit.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import {
  changeMoneyRules,
  changePixKey,
  changePolicy,
  changeSlug,
  closePublicBooking,
  hideExpected,
  openPublicBooking,
  putAwayFirstSteps,
  removePixKey,
  showExpected,
  updateCompany,
} from './company.commands.ts';
import { presentCompany } from './company.presenter.ts';
import { findCompany, readCompany } from './company.queries.ts';
import { companyCoverHandlers } from './company-cover.handlers.ts';
import { companyLogoHandlers } from './company-logo.handlers.ts';

// The company itself can be looked at and put right even without access to anything else.
const company = forCompany.company.company;
const settings = company.use(opens('settings'));
// An address once taken is never free again, so nobody gets to take them all.
const newAddresses = { name: 'company-slug', attempts: 30, minutes: 24 * 60 };

export const companyHandlers = {
  ...companyLogoHandlers,
  ...companyCoverHandlers,

  get: company.get
    .use(requires('company.view'))
    .handler(async ({ context }) => presentCompany(await readCompany(context.scope))),

  update: company.update
    .use(requires('company.manage'))
    .handler(async ({ input: { version, ...form }, context, errors }) => {
      const check = checkCompany(form, await findCompany(context.scope));
      if (!check.accepted) throw errors.BAD_REQUEST({ data: issuesOf(check.problems) });
      const outcome = await updateCompany(context.scope, version, check.company);
      const changed = valueOr(outcome, {
        'not-found': errors.COMPANY_UNCHANGED,
        'changed-meanwhile': errors.COMPANY_CHANGED_MEANWHILE,
      });
      return presentCompany(changed);
    }),

  changeSlug: settings.changeSlug
    .use(requires('company.manage'))
    .use(rateLimitedPerCompany(newAddresses))
    .handler(async ({ input: { slug }, context, errors }) => {
      const outcome = await changeSlug(context.scope, slug);
      const taken = { 'too-many': errors.TOO_MANY_SLUGS, taken: errors.SLUG_TAKEN };
      return { slug: valueOr(outcome, taken) };
    }),

  openPublicBooking: settings.openPublicBooking
    .use(requires('company.manage'))
    .handler(async ({ context }) => ({
      publicBookingEnabled: await openPublicBooking(context.scope),
    })),

  closePublicBooking: settings.closePublicBooking
    .use(requires('company.manage'))
    .handler(async ({ context }) => {
      await closePublicBooking(context.scope);
      return { publicBookingEnabled: false as const };
    }),

  putAwayFirstSteps: settings.putAwayFirstSteps
    .use(requires('company.manage'))
    .handler(async ({ context }) => {
      await putAwayFirstSteps(context.scope, context.now);
      return { isPutAway: true as const };
    }),

  changePolicy: settings.changePolicy
    .use(requires('company.manage'))
    .handler(async ({ input: { version, ...policy }, context, errors }) => {
      const outcome = await changePolicy(context.scope, version, policy);
      const meanwhile = { 'changed-meanwhile': errors.COMPANY_CHANGED_MEANWHILE };
      return { ...policy, version: valueOr(outcome, meanwhile) };
    }),

  changeBlindCount: settings.changeBlindCount
    .use(requires('company.manage'))
    .handler(async ({ input, context }) => {
      await (input.blindCount ? hideExpected(context.scope) : showExpected(context.scope));
      return input;
    }),

  moneyRules: settings.moneyRules.use(requires('company.view')).handler(async ({ context }) => {
    const { accountLimit, packageCommission, version } = await readCompany(context.scope);
    return { accountLimitCents: accountLimit, packageCommission, version };
  }),

  changeMoneyRules: settings.changeMoneyRules
    .use(requires('company.manage'))
    .handler(async ({ input: { version, ...input }, context, errors }) => {
      const { accountLimitCents, packageCommission } = input;
      const rules = { accountLimit: cents(accountLimitCents), packageCommission };
      const outcome = await changeMoneyRules(context.scope, version, rules);
      const changed = valueOr(outcome, { 'changed-meanwhile': errors.COMPANY_CHANGED_MEANWHILE });
      return { ...input, version: changed };
    }),

  changePixKey: settings.changePixKey
    .use(requires('company.manage'))
    .handler(async ({ input: { type, key: typed }, context, errors }) => {
      const key = normalizePixKey(type, typed);
      if (key === null) throw errors.BAD_REQUEST({ data: { issues: [wrongPixKey] } });
      await changePixKey(context.scope, { type, key });
      return { type, key };
    }),

  removePixKey: settings.removePixKey
    .use(requires('company.manage'))
    .handler(async ({ context }) => {
      await removePixKey(context.scope);
      return { pixKey: null };
    }),
};

function issuesOf(problems: readonly FieldProblem[]) {
  return { issues: problems.map(({ field, sentence }) => ({ path: [field], message: sentence })) };
}
