import { APPOINTMENT_STATUSES, BOOKING_SOURCES } from '@app/domain/scheduling/appointment';
import { z } from 'zod';
import { publicProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, instant, sentText, typedDate, typedInstant } from '../shared/schemas.ts';
import { bookableDay, couponRefused, slot, slotErrors } from './booking-choices.contract.ts';

/** What the client's own page shows: of the person no more than the first name. */
export const ownAppointment = z.object({
  firstName: z.string(),
  company: z.object({
    id,
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    logoUrl: z.string().nullable(),
    color: z.string().nullable(),
    timezone: z.string(),
    privacyContact: z.string(),
    /** Null when it takes no bookings online at the moment. */
    bookingUrl: z.string().nullable(),
  }),
  professionalName: z.string(),
  serviceNames: z.array(z.string()),
  startTime: instant,
  endTime: instant,
  priceCents: z.int(),
  status: z.enum(APPOINTMENT_STATUSES),
  needsApproval: z.boolean(),
  cancelledBy: z.enum(BOOKING_SOURCES).nullable(),
  /** Until when she may cancel or move it herself; afterwards she calls. */
  changeUntil: instant,
  mayConfirm: z.boolean(),
  mayChange: z.boolean(),
  receivesMessages: z.boolean(),
  /** What her packages hold of these services; of what was booked online nothing, whoever asks. */
  sessions: z.array(
    z.object({ serviceName: z.string(), left: z.int(), validUntil: date.nullable() }),
  ),
});
export type OwnAppointment = z.infer<typeof ownAppointment>;

const route = tagged('Página do cliente');
const base = '/public/appointments/{token}' as const;
const withToken = z.strictObject({ token: sentText.max(100) });
/** Whoever has it already, unless another one is named. */
const withWhom = { professionalId: id.optional() };

const visitors = publicProcedure.errors({
  ...tooManyRequests,
  LINK_NOT_FOUND: { status: 404, message: 'Este link não é válido ou não existe mais.' },
});
const closed = {
  APPOINTMENT_CANCELLED: { status: 409, message: 'Este agendamento foi cancelado.' },
  TOO_LATE_TO_CHANGE: {
    status: 409,
    message: 'O prazo para alterar pela internet terminou. Fale com a empresa.',
  },
} as const;

nameSchemas({ OwnAppointment: ownAppointment });

export const ownAppointmentContract = {
  get: visitors
    .route(route.get(base, 'Ver o próprio agendamento'))
    .input(withToken)
    .output(ownAppointment),

  confirm: visitors
    .route(route.post(`${base}/confirm`, 'Confirmar presença'))
    .input(withToken)
    .output(ownAppointment)
    .errors(closed),

  cancel: visitors
    .route(route.post(`${base}/cancel`, 'Cancelar'))
    .input(withToken)
    .output(ownAppointment)
    .errors(closed),

  /** Who else does all of it: she may move it to any of them, and it costs what is said here. */
  professionals: visitors
    .route(route.get(`${base}/professionals`, 'Outros profissionais para remarcar'))
    .input(withToken)
    .output(z.array(z.object({ id, name: z.string(), priceCents: z.int() })))
    .errors(closed),

  days: visitors
    .route(route.get(`${base}/days`, 'Dias para remarcar'))
    .input(withToken.extend(withWhom))
    .output(z.array(bookableDay))
    .errors(closed),

  slots: visitors
    .route(route.get(`${base}/slots`, 'Horários para remarcar'))
    .input(withToken.extend({ ...withWhom, date: typedDate }))
    .output(z.array(slot))
    .errors(closed),

  /** The old time is given up only if the new one was won. */
  move: visitors
    .route(route.post(`${base}/move`, 'Remarcar'))
    .input(
      withToken.extend({
        ...withWhom,
        startTime: typedInstant,
        /** What she saw that it costs: at another price nothing moves. */
        priceCents: z.int().optional(),
      }),
    )
    .output(ownAppointment)
    .errors({
      ...closed,
      ...slotErrors,
      /** The coupon of the appointment is not for that day; the sentence says for which. */
      ...couponRefused,
      PRICE_CHANGED: {
        status: 409,
        message: 'O preço mudou. Confira o novo preço e escolha de novo.',
      },
      SLOT_UNAVAILABLE: {
        status: 409,
        message: 'Este horário não está disponível. Selecione outro horário.',
      },
    }),

  stopMessages: visitors
    .route(route.post(`${base}/stop-messages`, 'Não receber mensagens'))
    .input(withToken)
    .output(ownAppointment),

  resumeMessages: visitors
    .route(route.post(`${base}/resume-messages`, 'Voltar a receber mensagens'))
    .input(withToken)
    .output(ownAppointment),
};
