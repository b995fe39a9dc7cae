import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import { whatsappConnections } from './whatsapp-connections.table.ts';

export type ConnectionRow = typeof whatsappConnections.$inferSelect;

/** The number of the company, however it is connected; `null` where none ever was. */
export async function findConnection(scope: CompanyScope): Promise<ConnectionRow | null> {
  const [row] = await scope.select().from(whatsappConnections);
  return row ?? null;
}

/** The same, held until the transaction ends: whoever else changes it waits. */
export async function lockConnection(scope: CompanyScope): Promise<ConnectionRow | null> {
  const [row] = await scope.select().from(whatsappConnections).for('update');
  return row ?? null;
}

/** Companies whose numbers were lost and not connected again since; whoever disconnected hers meant to. */
export async function listLostNumbers(scope: OperatorScope): Promise<string[]> {
  const { companyId, state, disconnectedAt, bannedAt } = whatsappConnections;
  const isOut = and(ne(state, 'connected'), isNotNull(disconnectedAt));
  const rows = await scope
    .select({ companyId })
    .from(whatsappConnections)
    .where(or(isOut, isNotNull(bannedAt)));
  return rows.map((row) => row.companyId);
}

const { companyId, secretHash, phoneNumberId, businessId } = whatsappConnections;

/** A line that is made anew gets another name and another secret: whose it is does not change. */
export type KnownLine = { companyId: string };

/** Whose line it is: news say no company, and a secret says it. */
export function findLineOfSecret(scope: OperatorScope, hash: string): Promise<KnownLine[]> {
  return scope.select({ companyId }).from(whatsappConnections).where(eq(secretHash, hash));
}

/** Of a number at WhatsApp itself, or of the account that holds several. */
export function findLinesOfNumber(scope: OperatorScope, line: string): Promise<KnownLine[]> {
  return scope
    .select({ companyId })
    .from(whatsappConnections)
    .where(or(eq(phoneNumberId, line), eq(businessId, line)));
}

/** Those of them whose number is connected, whether or not somebody paused it. */
export async function listConnected(
  scope: OperatorScope,
  companyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { state, connectedAt, bannedAt } = whatsappConnections;
  const rows = await scope
    .select({ companyId })
    .from(whatsappConnections)
    .where(
      and(
        inArray(companyId, [...companyIds]),
        eq(state, 'connected'),
        isNotNull(connectedAt),
        isNull(bannedAt),
      ),
    );
  return new Set(rows.map((row) => row.companyId));
}
