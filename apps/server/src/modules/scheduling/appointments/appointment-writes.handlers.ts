import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { bookAppointment } from '../booking/booking.commands.ts';
import {
  bookingErrorOf,
  bookingOf,
  doesNotFitText,
  doingOf,
  overbookingOf,
  TOO_LONG,
  updateOf,
} from '../booking/staff-booking.presenter.ts';
import { settleVisitor } from '../online/visitor-decisions.commands.ts';
import type { Sight } from '../sight.rules.ts';
import { showAppointment } from './appointment-detail.queries.ts';
import { moveEntry } from './appointment-moves.commands.ts';
import { removeAppointment, updateAppointment } from './appointments.commands.ts';
import { presentEntry } from './appointments.presenter.ts';
import { findEntry } from './appointments.queries.ts';

const appointments = forCompany.scheduling.appointments.use(opens('appointments'));
const everybody: Sight = { of: 'everybody' };

export const appointmentWriteHandlers = {
  book: appointments.book
    .use(requires('appointments.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await bookAppointment(context.scope, bookingOf(input, context, errors));
      if (outcome.accepted) return showAppointment(context.scope, outcome.value.row.id, everybody);
      if (outcome.reason === 'coupon-refused') {
        throw errors.COUPON_REFUSED({ message: outcome.sentence });
      }
      if (outcome.reason === 'too-long') throw errors.BAD_REQUEST({ data: TOO_LONG });
      if (outcome.reason === 'slot-taken') throw errors.SLOT_TAKEN();
      throw errors[bookingErrorOf(outcome.reason)]();
    }),

  update: appointments.update
    .use(requires('appointments.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await updateAppointment(context.scope, updateOf(input), doingOf(context));
      if (outcome.accepted) return showAppointment(context.scope, outcome.value.id, everybody);
      if (outcome.reason === 'too-long') throw errors.BAD_REQUEST({ data: TOO_LONG });
      throw errors[UPDATE_ERRORS[outcome.reason]]();
    }),

  move: appointments.move
    .use(requires('appointments.manage'))
    .handler(async ({ input, context, errors }) => {
      const { id, version, professionalId, durationMinutes } = input;
      const startTime = Temporal.Instant.from(input.startTime);
      const place = { professionalId, startTime, durationMinutes };
      const services = input.anyService ? 'any' : 'offered';
      const move = { id, version, ...place, overbooking: overbookingOf(input), services } as const;
      const outcome = await moveEntry(context.scope, move, doingOf(context));
      if (!outcome.accepted && outcome.reason === 'does-not-fit') {
        throw errors.APPOINTMENT_DOES_NOT_FIT({ message: doesNotFitText(outcome) });
      }
      if (!outcome.accepted) throw errors[CHANGE_ERRORS[outcome.reason]]();
      const entry = await findEntry(context.scope, id);
      if (!entry) throw errors.APPOINTMENT_NOT_FOUND();
      return presentEntry(entry, everybody);
    }),

  settleVisitor: appointments.settleVisitor
    .use(requires('appointments.manage'))
    .use(requires('clients.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await settleVisitor(context.scope, input, doingOf(context));
      if (outcome.accepted) return showAppointment(context.scope, input.id, everybody);
      if (outcome.reason === 'client-not-found') throw errors.CLIENT_NOT_FOUND();
      throw errors[CHANGE_ERRORS[outcome.reason]]();
    }),

  remove: appointments.remove
    .use(requires('appointments.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await removeAppointment(context.scope, id, doingOf(context));
      return valueOr(outcome, {
        'not-found': errors.APPOINTMENT_NOT_FOUND,
        'has-history': errors.APPOINTMENT_HAS_HISTORY,
      });
    }),
};

const CHANGE_ERRORS = {
  'not-found': 'APPOINTMENT_NOT_FOUND',
  'changed-meanwhile': 'APPOINTMENT_CHANGED',
  closed: 'APPOINTMENT_CLOSED',
  'too-long-ago': 'APPOINTMENT_TOO_LONG_AGO',
  'professional-not-found': 'PROFESSIONAL_NOT_FOUND',
  taken: 'SLOT_TAKEN',
  'service-not-offered': 'SERVICE_NOT_OFFERED',
} as const;

const UPDATE_ERRORS = {
  ...CHANGE_ERRORS,
  'client-paid': 'APPOINTMENT_PAID',
  'client-served': 'APPOINTMENT_COMPLETED',
  'client-cancelled': 'APPOINTMENT_CANCELLED',
  'client-not-found': 'CLIENT_NOT_FOUND',
  'phone-invalid': 'PHONE_INVALID',
} as const;
