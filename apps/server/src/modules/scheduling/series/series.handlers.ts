import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import {
  bookingErrorOf,
  bookingOf,
  doingOf,
  TOO_LONG,
} from '../booking/staff-booking.presenter.ts';
import { bookSeries, previewSeries } from './series.commands.ts';
import { NO_DAYS, recurrenceOf } from './series.presenter.ts';
import { cancelFollowing } from './series-following.commands.ts';
import { moveFollowing } from './series-moves.commands.ts';

const series = forCompany.scheduling.series.use(opens('appointments'));

export const seriesHandlers = {
  preview: series.preview
    .use(requires('appointments.manage'))
    .handler(async ({ input, context, errors }) => {
      const booking = bookingOf(input.booking, context, errors);
      const wish = { ...booking, recurrence: recurrenceOf(input.recurrence) };
      const plan = await previewSeries(context.scope, wish);
      if (!('accepted' in plan)) return plan.occurrences;
      if (plan.reason === 'no-days') throw errors.BAD_REQUEST({ data: NO_DAYS });
      if (plan.reason === 'too-long') throw errors.BAD_REQUEST({ data: TOO_LONG });
      throw plan.reason === 'professional-not-found'
        ? errors.PROFESSIONAL_NOT_FOUND()
        : errors.SERVICE_NOT_OFFERED();
    }),

  book: series.book
    .use(requires('appointments.manage'))
    .handler(async ({ input, context, errors }) => {
      const booking = bookingOf(input.booking, context, errors);
      const wish = { ...booking, recurrence: recurrenceOf(input.recurrence) };
      const outcome = await bookSeries(context.scope, wish, input);
      if (outcome.accepted) {
        const { seriesId, bookedIds, skipped } = outcome;
        return { seriesId, bookedIds, skipped };
      }
      if (outcome.reason === 'conflicts') {
        throw errors.SERIES_CONFLICTS({ data: { occurrences: outcome.occurrences } });
      }
      if (outcome.reason === 'coupon-refused') {
        throw errors.COUPON_REFUSED({ message: outcome.sentence });
      }
      if (outcome.reason === 'no-days') throw errors.BAD_REQUEST({ data: NO_DAYS });
      if (outcome.reason === 'too-long') throw errors.BAD_REQUEST({ data: TOO_LONG });
      throw errors[bookingErrorOf(outcome.reason)]();
    }),

  moveFollowing: series.moveFollowing
    .use(requires('appointments.manage'))
    .handler(async ({ input, context, errors }) => {
      const { anyService, durationMinutes, ...move } = input;
      const startTime = Temporal.Instant.from(move.startTime);
      const services = anyService ? 'any' : 'offered';
      const zone = context.account.companyTimezone;
      const wish = { ...move, startTime, zone, durationMinutes, services } as const;
      const outcome = await moveFollowing(context.scope, wish, doingOf(context));
      if (outcome.accepted) return outcome.value;
      if (outcome.reason === 'conflicts') {
        throw errors.SERIES_CONFLICTS({ data: { occurrences: outcome.occurrences } });
      }
      if (outcome.reason === 'too-long') throw errors.BAD_REQUEST({ data: TOO_LONG });
      throw errors[MOVE_ERRORS[outcome.reason]]();
    }),

  cancelFollowing: series.cancelFollowing
    .use(requires('appointments.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await cancelFollowing(context.scope, input, doingOf(context));
      return valueOr(outcome, {
        'not-found': errors.APPOINTMENT_NOT_FOUND,
        'changed-meanwhile': errors.APPOINTMENT_CHANGED,
      });
    }),
};

const MOVE_ERRORS = {
  'not-found': 'APPOINTMENT_NOT_FOUND',
  'changed-meanwhile': 'APPOINTMENT_CHANGED',
  closed: 'APPOINTMENT_CLOSED',
  'too-long-ago': 'APPOINTMENT_TOO_LONG_AGO',
  'professional-not-found': 'PROFESSIONAL_NOT_FOUND',
  'service-not-offered': 'SERVICE_NOT_OFFERED',
} as const;
