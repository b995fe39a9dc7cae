import { type MessageNature, natureOf, OCCASIONS } from '@app/domain/messaging/occasion';
import { type Acquaintance, acquaintanceOf } from '@app/domain/messaging/pace';
import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import { whatsappConnections } from '../connection/whatsapp-connections.table.ts';
import { conversations } from '../conversations/conversations.table.ts';
import { isDue, type MessageRow } from '../messages.queries.ts';
import { messages } from '../messages.table.ts';

const number = whatsappConnections;

/** Its last message has ended, and the pause after it too. */
function isFree(now: Temporal.Instant): SQL {
  const moment = now.toString();
  return sql`(${number.leaseUntil} is null or ${number.leaseUntil} <= ${moment})
    and (${number.nextSendAt} is null or ${number.nextSendAt} <= ${moment})`;
}

/** Connected, and nobody stopped it. */
const isOn = sql`${number.state} = 'connected' and ${number.connectedAt} is not null
  and ${number.bannedAt} is null and ${number.pausedAt} is null`;

/** Companies whose number may send something now, those that waited longest first. */
export async function listTurns(
  scope: OperatorScope,
  { most, now }: { most: number; now: Temporal.Instant },
): Promise<string[]> {
  const rows = await scope
    .select({ companyId: number.companyId })
    .from(number)
    .where(
      sql`${isOn} and ${isFree(now)} and exists (
        select from ${messages} where ${messages.companyId} = ${number.companyId} and ${isDue(now)})`,
    )
    .orderBy(sql`${number.nextSendAt} asc nulls first`)
    .limit(most);
  return rows.map(({ companyId }) => companyId);
}

/** The company's number while nobody else sends for it; whoever comes second leaves it alone. */
export async function lockFreeNumber(scope: CompanyScope, now: Temporal.Instant) {
  const [row] = await scope
    .select()
    .from(number)
    .where(sql`${isOn} and ${isFree(now)}`)
    .for('update', { skipLocked: true });
  return row ?? null;
}

const LOOKED_AT = 20;
const ORDER: readonly MessageNature[] = ['answer', 'notice', 'reminder', 'marketing'];

/** Those that are due. Whoever talks to us is answered first, and nobody waits behind a campaign. */
export function lockTurns(scope: CompanyScope, now: Temporal.Instant): Promise<MessageRow[]> {
  return scope
    .select()
    .from(messages)
    .where(isDue(now))
    .orderBy(RANK, asc(messages.plannedAt), asc(messages.id))
    .limit(LOOKED_AT)
    .for('update', { skipLocked: true });
}

const RANK = sql`case ${sql.join(
  ORDER.slice(0, -1).map(
    (nature, rank) =>
      sql`when ${inArray(messages.occasion, occasionsOf(nature))} then ${sql.raw(String(rank))}`,
  ),
  sql` `,
)} else ${sql.raw(String(ORDER.length))} end`;

export function occasionsOf(nature: MessageNature) {
  return OCCASIONS.filter((occasion) => natureOf(occasion) === nature);
}

type Somebody = { recipient: string; clientId: string | null };

/** Whom a number knows: who wrote to it, and to whom it wrote. */
export async function readAcquaintance(
  scope: CompanyScope,
  { now, ...somebody }: Somebody & { now: Temporal.Instant },
): Promise<Acquaintance> {
  const lastWrote = await readLastWrote(scope, somebody);
  const wasWrittenTo = lastWrote === null && (await wasWritten(scope, somebody.recipient));
  return acquaintanceOf({ lastWrote, wasWrittenTo }, now);
}

async function readLastWrote(
  scope: CompanyScope,
  { recipient, clientId }: Somebody,
): Promise<Temporal.Instant | null> {
  const [talk] = await scope
    .select({ lastWrote: conversations.lastIncomingAt })
    .from(conversations)
    .where(
      or(
        eq(conversations.contact, recipient),
        clientId ? eq(conversations.clientId, clientId) : undefined,
      ),
    )
    .orderBy(sql`${conversations.lastIncomingAt} desc nulls last`)
    .limit(1);
  return talk?.lastWrote ?? null;
}

async function wasWritten(scope: CompanyScope, recipient: string): Promise<boolean> {
  const [written] = await scope
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.channel, 'whatsapp'),
        eq(messages.recipient, recipient),
        isNotNull(messages.providerId),
      ),
    )
    .limit(1);
  return written !== undefined;
}
