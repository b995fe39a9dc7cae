import { tellingTheSame } from '@app/domain/messaging/letter';
import type { Occasion } from '@app/domain/messaging/occasion';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import type { MessageRow } from '../messages.queries.ts';
import { isAboutFormer, messages, turnAt } from '../messages.table.ts';

const AT_ONCE = 50;

/** Letters of their own; beside them waits what found no phone and goes by mail. */
export const isLetter = sql`(${messages.occasionKey} like 'letter:%' or ${messages.occasionKey} like 'request:%')`;

export function isLetterKey(key: string): boolean {
  return key.startsWith('letter:') || key.startsWith('request:');
}

export function isReceiptKey(key: string): boolean {
  return key.startsWith('receipt:');
}

/** Nothing else tells the same, so no phone does it instead. */
export function goesByMailAlone(key: string): boolean {
  return isLetterKey(key) || isReceiptKey(key);
}

const turn = turnAt(messages);

function isDue(now: Temporal.Instant): SQL | undefined {
  const { state, channel } = messages;
  return and(eq(state, 'queued'), eq(channel, 'email'), sql`${turn} <= ${now.toString()}`);
}

/** The companies that have something to mail now. */
export async function listCompaniesWithMails(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<string[]> {
  const rows = await scope
    .selectDistinct({ companyId: messages.companyId })
    .from(messages)
    .where(isDue(now));
  return rows.map(({ companyId }) => companyId);
}

/** What another worker writes is left to it. */
export function lockDueMails(scope: CompanyScope, now: Temporal.Instant): Promise<MessageRow[]> {
  return scope
    .select()
    .from(messages)
    .where(isDue(now))
    .orderBy(asc(turn))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
}

/** Whether a letter tells the same, or has told it. */
export async function isToldByLetter(
  scope: CompanyScope,
  { appointmentId, occasion }: { appointmentId: string; occasion: Occasion },
  { needsApproval }: { needsApproval: boolean },
): Promise<boolean> {
  const same = needsApproval ? isLetter : isNoRequest;
  const letters = await scope.$count(
    messages,
    and(
      eq(messages.appointmentId, appointmentId),
      inArray(messages.occasion, tellingTheSame(occasion)),
      inArray(messages.state, ['queued', 'sent']),
      same,
      sql`not ${isAboutFormer()}`,
    ),
  );
  return letters > 0;
}

/** Once somebody agreed, who reads that her request came in does not know yet that her time is hers. */
const isNoRequest = sql`${messages.occasionKey} like 'letter:%'`;

/** A receipt that a person sent; letters that go by themselves are none of hers. */
export async function findReceiptMail(scope: CompanyScope, id: string): Promise<MessageRow | null> {
  const isReceipt = and(eq(messages.id, id), eq(messages.occasion, 'receipt'));
  const [row] = await scope.select().from(messages).where(isReceipt);
  return row ?? null;
}
