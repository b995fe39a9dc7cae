import { apartFrom, mindingAppointments } from '../../foundation/http/appointment-watch.ts';
import { forCompany, namedElsewhere, opens, requires } from '../../foundation/http/procedures.ts';
import { todayOf } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { listClosingDays } from '../company/closing-days.queries.ts';
import { listOfferedProfessionals } from './bookable-professionals.queries.ts';
import {
  createException,
  removeException,
  replaceWeek,
  updateException,
} from './schedules.commands.ts';
import {
  exceptionOf,
  presentDays,
  presentException,
  presentSchedule,
} from './schedules.presenter.ts';
import { findSchedule } from './schedules.queries.ts';

const schedules = forCompany.team.schedules.use(opens('professionals'));

export const schedulesHandlers = {
  listWorking: forCompany.team.schedules.listWorking
    .use(namedElsewhere('professionals'))
    .use(requires('professionals.manage'))
    .handler(async ({ context }) => {
      const working = await listOfferedProfessionals(context.scope, todayOf(context));
      return working.map(({ id, name }) => ({ id, name }));
    }),

  get: schedules.get
    .use(requires('professionals.view'))
    .handler(async ({ input: { professionalId }, context, errors }) => {
      const schedule = await findSchedule(context.scope, professionalId, todayOf(context));
      if (!schedule) throw errors.PROFESSIONAL_NOT_FOUND();
      return presentSchedule(schedule);
    }),

  replaceWeek: schedules.replaceWeek
    .use(requires('professionals.manage'))
    .handler(async ({ input, context, errors }) => {
      const { said, rest } = apartFrom(input);
      const minded = { context, whose: rest, said, errors };
      const outcome = await mindingAppointments(minded, () => replaceWeek(context.scope, rest));
      if (!outcome.accepted) {
        if (outcome.reason === 'impossible') {
          throw errors.SCHEDULE_INVALID({ data: { issues: outcome.issues } });
        }
        if (outcome.reason === 'changed-meanwhile') throw errors.SCHEDULE_CHANGED();
        throw errors.PROFESSIONAL_NOT_FOUND();
      }
      const today = todayOf(context);
      const schedule = await findSchedule(context.scope, input.professionalId, today);
      if (!schedule) throw errors.PROFESSIONAL_NOT_FOUND();
      return presentSchedule(schedule);
    }),

  days: schedules.days
    .use(requires('professionals.view'))
    .handler(async ({ input, context, errors }) => {
      const from = Temporal.PlainDate.from(input.from);
      const schedule = await findSchedule(context.scope, input.professionalId, from);
      if (!schedule) throw errors.PROFESSIONAL_NOT_FOUND();
      return presentDays(from, schedule, await listClosingDays(context.scope, from));
    }),

  createException: schedules.createException
    .use(requires('professionals.manage'))
    .handler(async ({ input, context, errors }) => {
      const { said, rest } = apartFrom(input);
      const { professionalId, ...form } = rest;
      const days = valueOr(exceptionOf(form), { 'too-long': errors.EXCEPTION_TOO_LONG });
      const minded = { context, whose: { professionalId }, said, errors };
      const outcome = await mindingAppointments(minded, () =>
        createException(context.scope, professionalId, days),
      );
      const created = valueOr(outcome, {
        'not-found': errors.PROFESSIONAL_NOT_FOUND,
        overlaps: errors.EXCEPTIONS_OVERLAP,
      });
      return presentException(created);
    }),

  updateException: schedules.updateException
    .use(requires('professionals.manage'))
    .handler(async ({ input, context, errors }) => {
      const { said, rest } = apartFrom(input);
      const { professionalId, id, version, ...form } = rest;
      const days = valueOr(exceptionOf(form), { 'too-long': errors.EXCEPTION_TOO_LONG });
      const minded = { context, whose: { professionalId }, said, errors };
      const outcome = await mindingAppointments(minded, () =>
        updateException(context.scope, { professionalId, id, version }, days),
      );
      const changed = valueOr(outcome, {
        'not-found': errors.EXCEPTION_NOT_FOUND,
        'changed-meanwhile': errors.EXCEPTION_CHANGED,
        overlaps: errors.EXCEPTIONS_OVERLAP,
      });
      return presentException(changed);
    }),

  removeException: schedules.removeException
    .use(requires('professionals.manage'))
    .handler(async ({ input, context, errors }) => {
      const { said, rest: exception } = apartFrom(input);
      // Special hours may be more than those of an ordinary week.
      const minded = { context, whose: exception, said, errors };
      const outcome = await mindingAppointments(minded, () =>
        removeException(context.scope, exception),
      );
      const { id } = valueOr(outcome, { 'not-found': errors.EXCEPTION_NOT_FOUND });
      return { id };
    }),
};
