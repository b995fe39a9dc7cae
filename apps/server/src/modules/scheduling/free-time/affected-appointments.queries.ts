import { createHash } from 'node:crypto';
import type { affectedAppointment } from '@app/contract/shared/affected-appointments';
import type { Answer } from '@app/contract/shared/schemas';
import { may } from '@app/domain/team/permissions';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { AppointmentWatch } from '../../../foundation/http/request-context.ts';
import { listInAgendaOrder, lockAgainstBookings } from '../../team/professionals.queries.ts';
import { readAppointmentCards } from '../appointments/appointment-cards.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { noteInTheWay } from './troubles.commands.ts';
import { type Booked, listBooked, readTroubles } from './troubles.queries.ts';

const SHOWN = 20;

/**
 * Which appointments a change leaves without hours or hands. They are noted at once: a refusal takes
 * the note back with the change.
 */
export const watchAppointments: AppointmentWatch = async (context, whose) => {
  const { scope, role, now } = context;
  const { companyTimezone: zone } = context.account;
  // Whoever is being booked right now is waited for, and then seen.
  await lockAgainstBookings(scope, whose === 'everybody' ? null : whose.professionalId);
  const ofOne =
    whose === 'everybody' ? undefined : eq(appointments.professionalId, whose.professionalId);
  const booked = await listBooked(scope, now, ofOne);
  const before = await readTroubles(scope, booked, zone);

  return async () => {
    const after = await readTroubles(scope, booked, zone);
    const affected = booked.filter(({ id }) => after.has(id) && !before.has(id));
    await noteInTheWay(scope, affected, now);
    const shown = await present(scope, affected.slice(0, SHOWN));
    return {
      count: affected.length,
      fingerprint: fingerprintOf(affected),
      appointments: may(role, 'clients.view') ? shown : shown.map(withoutPhone),
    };
  };
};

/** Which they are and when: one that was moved is to be seen again. */
function fingerprintOf(affected: readonly Booked[]): string {
  const told = affected.map(({ id, startTime }) => `${id} ${startTime}`).toSorted();
  return createHash('sha256').update(told.join()).digest('base64url');
}

async function present(
  scope: CompanyScope,
  affected: readonly Booked[],
): Promise<Answer<typeof affectedAppointment>[]> {
  if (affected.length === 0) return [];
  const ids = affected.map(({ id }) => id);
  const cards = await readAppointmentCards(scope, ids);
  const names = new Map((await listInAgendaOrder(scope)).map(({ id, name }) => [id, name]));
  return affected.map(({ id, startTime, professionalId }) => {
    const card = cards.get(id);
    return {
      id,
      startTime,
      serviceNames: card?.serviceNames ?? '',
      professionalName: names.get(professionalId) ?? '',
      clientName: card?.clientName ?? '',
      clientPhone: card?.clientPhone ?? '',
    };
  });
}

function withoutPhone(
  appointment: Answer<typeof affectedAppointment>,
): Answer<typeof affectedAppointment> {
  return { ...appointment, clientPhone: null };
}
