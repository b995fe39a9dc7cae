import { z } from 'zod';
import { nameSchemas } from './named-schemas.ts';
import { id, instant, LARGEST_INTEGER } from './schemas.ts';

/** How many appointments whoever saves has seen and saves nevertheless. */
export const acknowledgedAppointments = z.int().min(0).max(LARGEST_INTEGER).default(0);

const affectedAppointment = z.object({
  id,
  startsAt: instant,
  serviceNames: z.string(),
  professionalName: z.string(),
  clientName: z.string(),
  /** Null for whoever sees no phones. */
  clientPhone: z.string().nullable(),
});
export type AffectedAppointment = z.infer<typeof affectedAppointment>;

const affectedAppointments = z.object({
  count: z.int(),
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
