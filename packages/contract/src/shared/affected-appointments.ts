import { z } from 'zod';
import { nameSchemas } from './named-schemas.ts';
import { id, instant, sentText } from './schemas.ts';

export const MOST_DECISIONS = 200;

/** What whoever saves says of the appointments in the way. */
export const mindedAppointments = {
  /** The fingerprint of those whom she has seen; empty when she saw none. */
  seenAppointments: sentText.max(64).default(''),
  /** To whom each goes at its time; null when it stays as it is. Who is not named waits. */
  appointmentDecisions: z
    .array(z.strictObject({ id, professionalId: id.nullable() }))
    .max(MOST_DECISIONS)
    .default([]),
};

/** Somebody who does the same and is free then, with the time that it takes of her. */
export const taker = z.object({ id, name: z.string(), busyFrom: instant, busyUntil: instant });
export type Taker = z.infer<typeof taker>;

export const affectedAppointment = z.object({
  id,
  startTime: instant,
  serviceNames: z.string(),
  professionalName: z.string(),
  clientName: z.string(),
  /** Null for whoever sees no phones. */
  clientPhone: z.string().nullable(),
  /** Whoever has the least to do first. */
  takers: z.array(taker),
});
export type AffectedAppointment = z.infer<typeof affectedAppointment>;

export const askedAppointment = affectedAppointment.extend({
  /** Why what was decided of it cannot be done. */
  problem: z.enum(['taken', 'changed']).nullable(),
});
export type AskedAppointment = z.infer<typeof askedAppointment>;

export const affectedAppointments = z.object({
  count: z.int(),
  /** Of all of them and their times: other appointments have another one. */
  fingerprint: z.string(),
  /** The first of them. */
  appointments: z.array(askedAppointment),
});
export type AffectedAppointments = z.infer<typeof affectedAppointments>;

/** Of whatever takes hours away: nothing is stored until somebody has seen who is booked there. */
export const appointmentsAffected = {
  APPOINTMENTS_AFFECTED: {
    status: 409,
    message: 'Há agendamentos marcados nesse período. Confira antes de salvar.',
    data: affectedAppointments,
  },
} as const;

nameSchemas({
  AffectedAppointment: affectedAppointment,
  AskedAppointment: askedAppointment,
  Taker: taker,
  AffectedAppointments: affectedAppointments,
});
