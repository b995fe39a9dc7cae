import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findConnection } from '../connection/connections.queries.ts';

/**
 * Whether news could only go out in words that WhatsApp approved: its own API carries nothing else to
 * whoever has not written for a day. Campaigns have no such words yet, so each message would fail. A
 * number that is not connected carries nothing, and another may take its place.
 */
export async function needsApprovedWords(scope: CompanyScope): Promise<boolean> {
  const connection = await findConnection(scope);
  return connection?.provider === 'meta' && connection.state === 'connected';
}
