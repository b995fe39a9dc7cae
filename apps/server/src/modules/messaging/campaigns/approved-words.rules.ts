import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findConnection } from '../connection/connections.queries.ts';

/**
 * Whether news could only go out in words that WhatsApp approved: its own API carries nothing else to
 * whoever has not written for a day. Campaigns have no such words yet, so each message would fail.
 */
export async function needsApprovedWords(scope: CompanyScope): Promise<boolean> {
  return (await findConnection(scope))?.provider === 'meta';
}
