import { CLIENT_LIMITS } from '@app/domain/clients/client';
import {
  APPOINTMENT_LIMITS,
  APPOINTMENT_STATUSES,
  BOOKING_SOURCES,
} from '@app/domain/scheduling/appointment';
import { OTHER_CLIENT_SENTENCES as sentences } from '@app/domain/scheduling/other-client';
import { z } from 'zod';
import { nameSchemas } from '../shared/named-schemas.ts';
import {
  id,
  instant,
  optionalEmail,
  requiredText,
  sentText,
  version,
  wholeMinute,
  wholeNumber,
} from '../shared/schemas.ts';
import { anyProfessional, couponCode, notes, serviceIds } from './booking-choices.contract.ts';

/** What stands in the agenda: an appointment, or blocked time. */
export const agendaEntry = z.object({
  id,
  kind: z.enum(['appointment', 'block']),
  professionalId: id,
  /** Null for blocked time. */
  clientId: id.nullable(),
  clientName: z.string(),
  /** Null where the reader's role sees no phones. */
  clientPhone: z.string().nullable(),
  services: z.array(z.object({ id, name: z.string() })),
  startTime: instant,
  endTime: instant,
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  status: z.enum(APPOINTMENT_STATUSES),
  /** When the client came and when it began, as far as somebody said so. */
  arrivedAt: instant.nullable(),
  startedAt: instant.nullable(),
  needsApproval: z.boolean(),
  overbooked: z.boolean(),
  priceCents: z.int(),
  /** Paid, and that was not refunded. */
  isPaid: z.boolean(),
  /** What of it was left on the client's account and is not paid yet. */
  owedCents: z.int(),
  /** Of blocked time its reason. */
  notes: z.string(),
  seriesId: id.nullable(),
  source: z.enum(BOOKING_SOURCES),
  version,
});
export type AgendaEntry = z.infer<typeof agendaEntry>;

export const listedAppointment = agendaEntry.extend({ professionalName: z.string() });
export type ListedAppointment = z.infer<typeof listedAppointment>;

export const appointmentDetail = listedAppointment.extend({
  clientEmail: z.string().nullable(),
  serviceDetails: z.array(
    z.object({ id, name: z.string(), priceCents: z.int(), durationMinutes: z.int() }),
  ),
  subtotalCents: z.int(),
  discountCents: z.int(),
  couponCode: z.string().nullable(),
  cancelledBy: z.enum(BOOKING_SOURCES).nullable(),
  /** Appointments of its series from this one on, itself among them; 0 without a series. */
  followingInSeries: z.int(),
  /** What was typed online where it is not the client's name and nobody has said whose it is. */
  visitor: z
    .object({
      name: z.string(),
      /** Null where the reader's role sees no phones. */
      phone: z.string().nullable(),
      email: z.string().nullable(),
      /** Who else has this phone. */
      others: z.array(z.object({ id, name: z.string() })),
    })
    .nullable(),
  createdAt: instant,
});
export type AppointmentDetail = z.infer<typeof appointmentDetail>;

/** As short as the shortest service. */
export const durationMinutes = wholeNumber(
  1,
  APPOINTMENT_LIMITS.durationMinutes,
  'Duração inválida',
);

const newClient = z.strictObject({
  name: requiredText(1, CLIENT_LIMITS.nameLength, 'Nome é obrigatório'),
  /** Null for whoever came in without telling one. */
  phone: sentText.trim().min(1, 'Telefone inválido').max(CLIENT_LIMITS.phoneLength).nullable(),
  email: optionalEmail,
  /** Also where a client has this phone: families share one. */
  anotherPerson: z.boolean().default(false),
});

/** Staff book any time, past or future; 'Encaixe' also over another appointment. */
export const staffBooking = z.strictObject({
  /** One of the two. */
  clientId: id.nullable().default(null),
  client: newClient.nullable().default(null),
  professionalId: anyProfessional,
  serviceIds,
  startTime: wholeMinute,
  notes,
  couponCode: couponCode.default(''),
  overbook: z.boolean().default(false),
});
export type StaffBooking = z.infer<typeof staffBooking>;

/** Other services, time or professional; without a client it stays whose it is. */
export const appointmentUpdate = z.strictObject({
  id,
  version,
  professionalId: id,
  serviceIds,
  startTime: wholeMinute,
  overbook: z.boolean().default(false),
  /** At most one of the two. */
  clientId: id.nullable().default(null),
  client: newClient.nullable().default(null),
});
export type AppointmentUpdate = z.infer<typeof appointmentUpdate>;

/** What became of the money when a paid appointment was cancelled. */
export const changedAppointment = appointmentDetail.extend({
  refund: z.enum(['none', 'done', 'failed']),
  /** Commission that was paid already and stays: to be settled with the professional. */
  paidCommissionCents: z.int(),
});
export type ChangedAppointment = z.infer<typeof changedAppointment>;

export const completionErrors = {
  CASH_CLOSED: {
    status: 409,
    message: 'É necessário ter um caixa aberto para concluir um agendamento.',
  },
  PAYMENT_REGISTERED: {
    status: 409,
    message: 'Este agendamento possui pagamento registrado. Cancele-o para estornar.',
  },
  /** It was cancelled, and giving the money back failed. */
  PAYMENT_NOT_REFUNDED: {
    status: 409,
    message: 'Estorne o pagamento antes de mudar o status.',
  },
} as const;

export const notFound = {
  APPOINTMENT_NOT_FOUND: {
    status: 404,
    message: 'Agendamento não encontrado ou não pôde ser atualizado',
  },
} as const;
export const changed = {
  APPOINTMENT_CHANGED: {
    status: 409,
    message: 'Outra pessoa alterou este agendamento. Confira e tente de novo.',
  },
} as const;
/** A year typed wrong: nobody books, moves or changes anything to that day. */
export const tooLongAgo = {
  APPOINTMENT_TOO_LONG_AGO: {
    status: 400,
    message: 'Esta data é de mais de um ano atrás. Confira o ano.',
  },
} as const;
export const clientErrors = {
  CLIENT_NOT_FOUND: { status: 404, message: 'Cliente não encontrado' },
  CLIENT_REQUIRED: { status: 400, message: 'Telefone e nome são obrigatórios.' },
  PHONE_INVALID: { status: 400, message: 'Telefone inválido' },
} as const;
export const monthlyLimit = {
  MONTHLY_LIMIT_REACHED: {
    status: 409,
    message: 'Limite mensal de agendamentos do seu plano atingido.',
  },
} as const;
export const notChangeable = {
  APPOINTMENT_CLOSED: {
    status: 409,
    message: 'Agendamentos concluídos ou cancelados não podem ser alterados.',
  },
} as const;

/** What was paid or done stays with whom it was paid by and done for, until that is taken back. */
export const clientFixed = {
  APPOINTMENT_PAID: { status: 409, message: sentences['client-paid'] },
  APPOINTMENT_COMPLETED: { status: 409, message: sentences['client-served'] },
  APPOINTMENT_CANCELLED: { status: 409, message: sentences['client-cancelled'] },
} as const;

nameSchemas({
  AgendaEntry: agendaEntry,
  ListedAppointment: listedAppointment,
  Appointment: appointmentDetail,
  NewClient: newClient,
  StaffBooking: staffBooking,
  ChangedAppointment: changedAppointment,
});
