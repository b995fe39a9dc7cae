import { z } from 'zod';
import { nameSchemas } from './named-schemas.ts';
import { id, instant } from './schemas.ts';

/** The fingerprint of the appointments that whoever saves has seen; empty when she saw none. */
export const seenAppointments = z.string().max(64).default('');

export const affectedAppointment = z.object({
  id,
  startTime: instant,
  serviceNames: z.string(),
  professionalName: z.string(),
  clientName: z.string(),
  /** Null for whoever sees no phones. */
  clientPhone: z.string().nullable(),
});
export type AffectedAppointment = z.infer<typeof affectedAppointment>;

export const affectedAppointments = z.object({
  count: z.int(),
  /** Of all of them and their times: other appointments have another one. */
  fingerprint: z.string(),
  /** The first of them. */
  appointments: z.array(affectedAppointment),
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
  AffectedAppointments: affectedAppointments,
});
