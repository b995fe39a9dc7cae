import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { whatsappConnections } from './whatsapp-connections.table.ts';

/** Nothing leaves by it until somebody resumes: what a visit is about goes another way, the rest waits. */
export async function pauseNumber(
  scope: CompanyScope,
  { userId, now }: { userId: string; now: Temporal.Instant },
): Promise<void> {
  await scope.update(whatsappConnections).set({ pausedAt: now, pausedBy: userId });
}

export async function resumeNumber(scope: CompanyScope): Promise<void> {
  await scope.update(whatsappConnections).set({ pausedAt: null, pausedBy: null });
}
