import { eq } from 'drizzle-orm';
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

/** Whose line it is. News say no company: a secret or a number says it. */
export type KnownLine = { companyId: string; lineName: string };

const { companyId, lineName } = whatsappConnections;

export async function findLineBySecret(
  scope: OperatorScope,
  secretHash: string,
): Promise<KnownLine | null> {
  const [row] = await scope
    .select({ companyId, lineName })
    .from(whatsappConnections)
    .where(eq(whatsappConnections.secretHash, secretHash));
  return row ?? null;
}

export async function findLineByNumber(
  scope: OperatorScope,
  phoneNumberId: string,
): Promise<KnownLine | null> {
  const [row] = await scope
    .select({ companyId, lineName })
    .from(whatsappConnections)
    .where(eq(whatsappConnections.phoneNumberId, phoneNumberId));
  return row ?? null;
}
