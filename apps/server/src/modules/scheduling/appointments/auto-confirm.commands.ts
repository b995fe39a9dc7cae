import type { SchedulingEvents } from '@app/domain/scheduling/events';
import { todayIn } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readCompany } from '../../company/company.queries.ts';
import { changeStatus } from './appointment-status.commands.ts';
import { lockEntry } from './appointments.queries.ts';

export const AUTO_CONFIRM = 'appointment.auto-confirm';
export type Confirmation = { companyId: string; appointmentId: string };

/** Sets the timer, where the company wants one. What somebody has to look at first gets none. */
export async function planConfirmation(
  scope: CompanyScope,
  { appointmentId, needsApproval }: SchedulingEvents['appointment.booked'],
  now: Temporal.Instant,
): Promise<void> {
  if (needsApproval) return;
  const { autoConfirmAfterInSeconds: seconds } = await readCompany(scope);
  if (seconds === null) return;
  const confirmation: Confirmation = { companyId: scope.companyId, appointmentId };
  await scope.jobs.enqueue(AUTO_CONFIRM, confirmation, { startAfter: now.add({ seconds }) });
}

/**
 * Only what is still as it was booked, where the company still wants it: whoever decided otherwise
 * meanwhile was a person.
 */
export async function confirmIfStillScheduled(
  scope: CompanyScope,
  appointmentId: string,
  now: Temporal.Instant,
): Promise<void> {
  const row = await lockEntry(scope, appointmentId);
  if (row?.status !== 'scheduled' || row.needsApproval) return;
  const { timezone, autoConfirmAfterInSeconds } = await readCompany(scope);
  if (autoConfirmAfterInSeconds === null) return;
  const doing = { by: 'system', now, today: todayIn(timezone, now) } as const;
  await changeStatus(scope, { id: appointmentId, status: 'confirmed' }, doing);
}
