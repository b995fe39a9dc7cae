import { hasLeft } from '@app/domain/messaging/message-state';
import { keepingKey, keepsAddress, occasionKey } from '@app/domain/messaging/occasion';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { desc, eq, inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findSettlementRow } from '../../cash/checkout/settlements.queries.ts';
import { findEntry } from '../../scheduling/appointments/appointments.queries.ts';
import type { MessageRow } from '../messages.queries.ts';
import { messages } from '../messages.table.ts';
import { keepAddressOf } from './kept-addresses.commands.ts';

export type ReceiptWish = { settlementId: string; email: string; keepForClient: boolean };
type Asking = { userId: string; now: Temporal.Instant };

/** Whoever presses twice wants it once; somebody who lost it asks for it later. */
const PRESSED_TWICE = { minutes: 1 };
/** One who needs more of the same is sent it by somebody else. */
const MOST_TO_ONE = 10;

/** It leaves within seconds. What is asked for twice at once is one by its key. */
export async function sendReceipt(
  scope: CompanyScope,
  { settlementId: id, email, keepForClient }: ReceiptWish,
  { userId, now }: Asking,
): Promise<Result<MessageRow, 'not-found' | 'too-often'>> {
  const settlement = await findSettlementRow(scope, id);
  if (!settlement || settlement.refundOfId !== null) return refuse('not-found');
  const { appointmentId } = settlement;
  const entry = appointmentId ? await findEntry(scope, appointmentId) : null;
  const clientId = settlement.clientId ?? entry?.clientId ?? null;
  // Of a payment that was taken back, the visit may be somebody else's by now.
  const keeps = keepForClient && clientId !== null && settlement.refundedAt === null;

  const before = await listReceipts(scope, { id, email });
  const [last] = before;
  if (last && last.state !== 'failed' && isRecent(last, now)) {
    if (keeps) await keepWithLast(scope, last);
    return accept(last);
  }
  if (before.length >= MOST_TO_ONE) return refuse('too-often');
  const key = occasionKey({ of: 'receipt', id, email, count: before.length, keeps });
  const [stored] = await scope
    .insert(messages)
    .values({
      occasion: 'receipt',
      occasionKey: key,
      channel: 'email',
      clientId,
      recipient: email,
      plannedAt: now,
      sentBy: userId,
    })
    .onConflictDoNothing()
    .returning();
  return accept(stored ?? (await readReceipt(scope, key)));
}

/** Pressed again with the wish that was missing: nothing goes out a second time for it. */
async function keepWithLast(scope: CompanyScope, last: MessageRow): Promise<void> {
  if (hasLeft(last.state)) return keepAddressOf(scope, last);
  if (keepsAddress(last.occasionKey)) return;
  await scope
    .update(messages)
    .set({ occasionKey: keepingKey(last.occasionKey) })
    .where(eq(messages.id, last.id));
}

/** Newest first. By their keys, which have an index of their own. */
function listReceipts(
  scope: CompanyScope,
  { id, email }: { id: string; email: string },
): Promise<MessageRow[]> {
  const keys = Array.from({ length: MOST_TO_ONE }, (_, count) =>
    [true, false].map((keeps) => occasionKey({ of: 'receipt', id, email, count, keeps })),
  ).flat();
  return scope
    .select()
    .from(messages)
    .where(inArray(messages.occasionKey, keys))
    .orderBy(desc(messages.plannedAt));
}

function isRecent({ plannedAt }: MessageRow, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(plannedAt.add(PRESSED_TWICE), now) > 0;
}

/** The one that somebody else asked for at the same moment. */
async function readReceipt(scope: CompanyScope, key: string): Promise<MessageRow> {
  const [stored] = await scope.select().from(messages).where(eq(messages.occasionKey, key));
  if (!stored) throw new Error('The receipt that was stored is gone');
  return stored;
}
