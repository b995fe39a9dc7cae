import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { whatsappConnections } from './whatsapp-connections.table.ts';

/** Nothing leaves until somebody resumes; what is due waits. */
export async function pauseNumber(
  scope: CompanyScope,
  { userId, now }: { userId: string; now: Temporal.Instant },
): Promise<void> {
  await scope.update(whatsappConnections).set({ pausedAt: now, pausedBy: userId });
}

export async function resumeNumber(scope: CompanyScope): Promise<void> {
  await scope.update(whatsappConnections).set({ pausedAt: null, pausedBy: null });
}
