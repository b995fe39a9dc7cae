import { createHash } from 'node:crypto';
import type { affectedAppointment } from '@app/contract/shared/affected-appointments';
import type { Answer } from '@app/contract/shared/schemas';
import { LONGEST_IN_HOURS } from '@app/domain/scheduling/appointment';
import { isWithinHours } from '@app/domain/scheduling/within-hours';
import { todayIn } from '@app/domain/shared/local-time';
import { may } from '@app/domain/team/permissions';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { AppointmentWatch, Whose } from '../../../foundation/http/request-context.ts';
import { readWorkingCalendars } from '../../team/calendars.queries.ts';
import { listInAgendaOrder, lockAgainstBookings } from '../../team/professionals.queries.ts';
import { readAppointmentCards } from '../appointments/appointment-cards.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';

type Booked = Pick<
  typeof appointments.$inferSelect,
  'id' | 'professionalId' | 'startTime' | 'endTime'
>;

const SHOWN = 20;

/** Which appointments a change of hours leaves outside of them. */
export const watchAppointments: AppointmentWatch = async (context, whose) => {
  const { scope, role, now } = context;
  const { companyTimezone: zone } = context.account;
  // Whoever is being booked right now is waited for, and then seen.
  await lockAgainstBookings(scope, whose === 'everybody' ? null : whose.professionalId);
  const booked = await listBooked(scope, whose, now);
  const before = await outsideHours(scope, booked, zone);

  return async () => {
    const after = await outsideHours(scope, booked, zone);
    const affected = booked.filter(({ id }) => after.has(id) && !before.has(id));
    const shown = await present(scope, affected.slice(0, SHOWN));
    return {
      count: affected.length,
      fingerprint: fingerprintOf(affected),
      appointments: may(role, 'clients.view') ? shown : shown.map(withoutPhone),
    };
  };
};

/** Those that are not over yet, in the order of their times. */
function listBooked(scope: CompanyScope, whose: Whose, now: Temporal.Instant): Promise<Booked[]> {
  const { id, professionalId, startTime, endTime, kind, status } = appointments;
  return scope
    .select({ id, professionalId, startTime, endTime })
    .from(appointments)
    .where(
      and(
        eq(kind, 'appointment'),
        inArray(status, ['scheduled', 'confirmed']),
        gt(endTime, now),
        // For the index, which knows when they begin.
        gt(startTime, now.subtract({ hours: LONGEST_IN_HOURS })),
        whose === 'everybody' ? undefined : eq(professionalId, whose.professionalId),
      ),
    )
    .orderBy(asc(startTime), asc(id));
}

async function outsideHours(
  scope: CompanyScope,
  booked: readonly Booked[],
  zone: string,
): Promise<ReadonlySet<string>> {
  const [first, last] = [booked[0], booked.at(-1)];
  if (!first || !last) return new Set();
  const whose = [...new Set(booked.map(({ professionalId }) => professionalId))];
  const calendars = await readWorkingCalendars(scope, whose, {
    fromDate: todayIn(zone, first.startTime),
    untilDate: todayIn(zone, last.startTime).add({ days: 1 }),
  });
  const outside = booked.filter((one) => {
    const calendar = calendars.get(one.professionalId);
    return !calendar || !isWithinHours(one, calendar, zone);
  });
  return new Set(outside.map(({ id }) => id));
}

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
