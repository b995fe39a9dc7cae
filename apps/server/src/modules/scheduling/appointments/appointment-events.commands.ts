import type { SchedulingEvents } from '@app/domain/scheduling/events';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { announce, type Events, isHeard } from '../../../foundation/jobs/events.ts';
import { type AppointmentRow, listServiceIds } from './appointments.queries.ts';

type Told = keyof ReturnType<typeof factsOf> | 'serviceIds' | 'clientId';

/**
 * Tells everybody who has to know what happened to an appointment, and the open agendas too. What
 * the row says is filled in; the rest is `details`.
 */
export async function announceAppointment<Name extends keyof SchedulingEvents>(
  scope: CompanyScope,
  event: Name,
  row: AppointmentRow,
  details: Omit<SchedulingEvents[Name], Told>,
): Promise<void> {
  scope.changed.add('appointments');
  const { clientId } = row;
  if (clientId === null || !isHeard(scope, event)) return;
  const serviceIds = await listServiceIds(scope, row.id);
  const told = { ...details, ...factsOf(row), clientId, serviceIds };
  // What the details leave out is what was just filled in; the compiler cannot add the two up.
  await announce(scope, event, told as unknown as Events[Name]);
}

function factsOf(row: AppointmentRow) {
  return {
    appointmentId: row.id,
    professionalId: row.professionalId,
    startTime: row.startTime.toString(),
    endTime: row.endTime.toString(),
    priceCents: row.price,
    status: row.status,
  };
}
