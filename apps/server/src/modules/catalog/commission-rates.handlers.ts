import { isOwedFrom } from '@app/domain/catalog/commission';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { type CompanyContext, todayOf } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { isProfessional } from '../team/professionals.queries.ts';
import { setRates } from './commission-cells.commands.ts';
import { changeCommission, createCommission, endCommission } from './commission-rates.commands.ts';
import { newRateOf, presentCommission, rateCellOf } from './commission-rates.presenter.ts';
import { commissionsOf, listCommissions } from './commission-rates.queries.ts';
import { readCommissionTable } from './commission-table.queries.ts';

const commissions = forCompany.catalog.commissionRates.use(opens('professionals'));

export const commissionRatesHandlers = {
  table: commissions.table
    .use(requires('commissions.view'))
    .handler(({ context }) => readCommissionTable(context.scope, todayOf(context))),

  set: commissions.set
    .use(requires('commissions.manage'))
    .handler(async ({ input, context, errors }) => {
      const today = todayOf(context);
      valueOr(await setRates(context.scope, input.cells.map(rateCellOf), today), {
        'professional-not-found': errors.PROFESSIONAL_NOT_FOUND,
        'service-not-found': errors.SERVICE_NOT_FOUND,
        changed: errors.COMMISSIONS_CHANGED,
      });
      return readCommissionTable(context.scope, today);
    }),

  list: commissions.list
    .use(requires('commissions.view'))
    .handler(async ({ input: { professionalId }, context, errors }) => {
      if (!(await isProfessional(context.scope, professionalId))) {
        throw errors.PROFESSIONAL_NOT_FOUND();
      }
      const today = todayOf(context);
      const all = await listCommissions(context.scope, professionalId);
      return all
        .filter(({ history }) => isOwedFrom(history, today))
        .map((commission) => presentCommission(commission, today));
    }),

  create: commissions.create
    .use(requires('commissions.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await createCommission(context.scope, newRateOf(input), todayOf(context));
      valueOr(outcome, {
        'professional-not-found': errors.PROFESSIONAL_NOT_FOUND,
        'service-not-found': errors.SERVICE_NOT_FOUND,
        'in-the-past': errors.COMMISSION_IN_THE_PAST,
        exists: errors.COMMISSION_EXISTS,
      });
      return presentOne(context, input);
    }),

  change: commissions.change
    .use(requires('commissions.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await changeCommission(context.scope, newRateOf(input), todayOf(context));
      if (outcome.accepted) return presentOne(context, input);
      if (outcome.reason === 'in-the-past') throw errors.COMMISSION_IN_THE_PAST();
      throw errors.COMMISSION_NOT_FOUND();
    }),

  remove: commissions.remove
    .use(requires('commissions.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await endCommission(context.scope, input, todayOf(context));
      valueOr(outcome, { 'not-found': errors.COMMISSION_NOT_FOUND });
      return { serviceId: input.serviceId };
    }),
};

async function presentOne(
  context: CompanyContext,
  { professionalId, serviceId }: { professionalId: string; serviceId: string },
) {
  const [stored] = await commissionsOf(context.scope, professionalId, [serviceId]);
  if (!stored) throw new Error('The commission of this transaction is gone');
  return presentCommission(stored, todayOf(context));
}
