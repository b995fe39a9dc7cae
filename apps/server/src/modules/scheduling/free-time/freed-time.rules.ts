import { hasTimeToFree } from '@app/domain/scheduling/appointment';
import type { SchedulingEvents } from '@app/domain/scheduling/events';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';

type FreedTime = SchedulingEvents['appointment.cancelled']['freed'];

/** The time that an appointment leaves to others, as it stood before it was given up. */
export function freedTimeOf(row: AppointmentRow, now: Temporal.Instant): FreedTime {
  if (!hasTimeToFree(row, now)) return null;
  return {
    professionalId: row.professionalId,
    startTime: row.startTime.toString(),
    endTime: row.endTime.toString(),
  };
}
