import { upcomingHolidays } from '@app/domain/company/closing-day';
import { apartFrom, mindingAppointments } from '../../foundation/http/appointment-watch.ts';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { todayOf } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { createClosingDay, removeClosingDay, updateClosingDay } from './closing-days.commands.ts';
import { closingDayOf, presentClosingDay, presentHoliday } from './closing-days.presenter.ts';
import { listClosingDays } from './closing-days.queries.ts';

const closingDays = forCompany.company.closingDays.use(opens('settings'));

export const closingDaysHandlers = {
  list: closingDays.list.use(requires('company.view')).handler(async ({ context }) => {
    const rows = await listClosingDays(context.scope, todayOf(context));
    return rows.map(presentClosingDay);
  }),

  holidays: closingDays.holidays.use(requires('company.view')).handler(async ({ context }) => {
    const today = todayOf(context);
    const decisions = await listClosingDays(context.scope, today);
    return upcomingHolidays(today, decisions).map(presentHoliday);
  }),

  create: closingDays.create
    .use(requires('company.manage'))
    .handler(async ({ input, context, errors }) => {
      const { said, rest: form } = apartFrom(input);
      const day = valueOr(closingDayOf(form), { 'too-long': errors.CLOSING_DAYS_TOO_LONG });
      const minded = { context, whose: 'everybody', said, errors } as const;
      const outcome = await mindingAppointments(minded, () => createClosingDay(context.scope, day));
      return presentClosingDay(valueOr(outcome, { overlap: errors.CLOSING_DAYS_OVERLAP }));
    }),

  update: closingDays.update
    .use(requires('company.manage'))
    .handler(async ({ input: { id, version, ...input }, context, errors }) => {
      const { said, rest: form } = apartFrom(input);
      const day = valueOr(closingDayOf(form), { 'too-long': errors.CLOSING_DAYS_TOO_LONG });
      const minded = { context, whose: 'everybody', said, errors } as const;
      const outcome = await mindingAppointments(minded, () =>
        updateClosingDay(context.scope, { id, version }, day),
      );
      const changed = valueOr(outcome, {
        'not-found': errors.CLOSING_DAY_NOT_FOUND,
        'changed-meanwhile': errors.CLOSING_DAY_CHANGED,
        overlap: errors.CLOSING_DAYS_OVERLAP,
      });
      return presentClosingDay(changed);
    }),

  remove: closingDays.remove
    .use(requires('company.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await removeClosingDay(context.scope, id);
      valueOr(outcome, { 'not-found': errors.CLOSING_DAY_NOT_FOUND });
      return { id };
    }),
};
