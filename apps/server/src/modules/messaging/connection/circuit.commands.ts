import { afterArrival, afterRefusal } from '@app/domain/messaging/circuit';
import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';
import { findConnection, lockConnection } from './connections.queries.ts';
import { governedNumberOf } from './lines.rules.ts';
import { whatsappConnections } from './whatsapp-connections.table.ts';

type ToSomebody = { id: string; recipient: string };

/** Holds the number where what is heard may change what it writes to strangers. Answers whether it may. */
export async function lockCircuit(
  scope: CompanyScope,
  { refused }: { refused: boolean },
): Promise<boolean> {
  const known = refused || (await isDisturbed(scope));
  return known && (await lockConnection(scope)) !== null;
}

async function isDisturbed(scope: CompanyScope): Promise<boolean> {
  const connection = await findConnection(scope);
  return connection !== null && connection.refusedInARow > 0;
}

/** WhatsApp refused what it had taken. Only what went to strangers says something about the number. */
export async function noteRefusals(
  scope: CompanyScope,
  refused: readonly ToSomebody[],
  now: Temporal.Instant,
): Promise<void> {
  for (const message of refused) {
    const connection = await findConnection(scope);
    if (!connection || (await wasReached(scope, message))) continue;
    const circuit = afterRefusal(governedNumberOf(connection).circuit, now);
    await scope.update(whatsappConnections).set(circuit);
  }
}

/** One that arrived at a stranger's: the limit is gone. */
export async function noteArrivals(
  scope: CompanyScope,
  arrived: readonly ToSomebody[],
): Promise<void> {
  for (const message of arrived) {
    if (await wasReached(scope, message)) continue;
    await scope.update(whatsappConnections).set(afterArrival());
    return;
  }
}

/** Whether another message arrived at the same person before. */
async function wasReached(scope: CompanyScope, { id, recipient }: ToSomebody): Promise<boolean> {
  const [other] = await scope
    .select({ id: messages.id })
    .from(messages)
    .where(
      sql`${messages.id} <> ${id} and ${messages.recipient} = ${recipient}
        and ${messages.channel} = 'whatsapp' and ${messages.deliveredAt} is not null`,
    )
    .limit(1);
  return other !== undefined;
}
