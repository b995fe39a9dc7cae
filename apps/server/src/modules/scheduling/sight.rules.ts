import { may } from '@app/domain/team/permissions';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { CompanyContext } from '../../foundation/http/request-context.ts';
import { findProfessionalOf } from '../team/professionals.queries.ts';
import { appointments } from './appointments/appointments.table.ts';

/** Whose entries somebody sees: everybody's, or those of the professional she is herself. */
export type Sight = { of: 'everybody' } | { of: 'herself'; professionalId: string | null };

export async function sightOf({
  scope,
  role,
  account,
}: Pick<CompanyContext, 'scope' | 'role' | 'account'>): Promise<Sight> {
  if (may(role, 'appointments.view')) return { of: 'everybody' };
  return { of: 'herself', professionalId: await findProfessionalOf(scope, account.userId) };
}

/** As a condition: a member who is no professional sees nothing. */
export function within(sight: Sight): SQL | undefined {
  if (sight.of === 'everybody') return undefined;
  if (sight.professionalId === null) return sql`false`;
  return eq(appointments.professionalId, sight.professionalId);
}

export function isSeen(sight: Sight, { professionalId }: { professionalId: string }): boolean {
  return sight.of === 'everybody' || sight.professionalId === professionalId;
}
