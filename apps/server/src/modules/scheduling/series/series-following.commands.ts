import { APPOINTMENT_STATUSES, isHistory } from '@app/domain/scheduling/appointment';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { changeStatus, type StatusDoing } from '../appointments/appointment-status.commands.ts';
import {
  type AppointmentRow,
  fromThisOnward,
  lockEntries,
  lockEntry,
} from '../appointments/appointments.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { type Noting, replacesUnseen } from '../appointments/noting.rules.ts';
import { appointmentSeries } from './appointment-series.table.ts';

const OPEN = APPOINTMENT_STATUSES.filter((status) => !isHistory(status));

/** Cancels this appointment and those that follow in its series; what is history stays. */
export async function cancelFollowing(
  scope: CompanyScope,
  { id, ...noting }: Noting & { id: string },
  doing: StatusDoing,
): Promise<Result<{ cancelledIds: string[] }, 'not-found' | 'changed-meanwhile'>> {
  await lockSeriesOf(scope, id);
  const anchor = await lockEntry(scope, id);
  if (anchor?.kind !== 'appointment') return refuse('not-found');
  if (replacesUnseen(anchor, noting)) return refuse('changed-meanwhile');
  const rows = await lockFollowing(scope, anchor);
  for (const row of rows) {
    const { notes } = noting;
    await changeStatus(scope, { id: row.id, status: 'cancelled', notes }, doing);
  }
  return accept({ cancelledIds: rows.map((row) => row.id) });
}

/**
 * The series before any of its appointments: which of them follows which changes when they are moved,
 * so two who begin at different ones could wait for each other in a circle. Then all of them, in the
 * order in which everybody locks several.
 */
export async function lockSeriesOf(scope: CompanyScope, appointmentId: string): Promise<void> {
  const ofThisOne = scope
    .select({ id: appointments.seriesId })
    .from(appointments)
    .where(eq(appointments.id, appointmentId));
  const [series] = await scope
    .select({ id: appointmentSeries.id })
    .from(appointmentSeries)
    .where(inArray(appointmentSeries.id, ofThisOne))
    .for('no key update');
  if (!series) return;
  const open = await scope
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.seriesId, series.id), inArray(appointments.status, OPEN)));
  await lockEntries(
    scope,
    open.map(({ id }) => id),
  );
}

/** This one and those after it, as far as they are not history. */
export async function lockFollowing(scope: CompanyScope, anchor: AppointmentRow) {
  const rows = await scope
    .select()
    .from(appointments)
    .where(which(anchor))
    .orderBy(asc(appointments.startTime), asc(appointments.id))
    .for('no key update');
  return rows.filter(({ status }) => !isHistory(status));
}

function which(anchor: AppointmentRow): SQL | undefined {
  if (anchor.seriesId === null) return eq(appointments.id, anchor.id);
  return and(fromThisOnward(anchor), eq(appointments.kind, 'appointment'));
}
