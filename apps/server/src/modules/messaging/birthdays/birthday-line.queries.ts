import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { whatsappConnections } from '../connection/whatsapp-connections.table.ts';

/** The number from which the company writes; `null` while none is connected. */
export async function findConnectedPhone(scope: CompanyScope): Promise<string | null> {
  const [line] = await scope
    .select({ phone: whatsappConnections.phone })
    .from(whatsappConnections)
    .where(eq(whatsappConnections.state, 'connected'));
  return line?.phone || null;
}
