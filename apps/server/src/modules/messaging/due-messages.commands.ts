import { tooLateAt } from '@app/domain/messaging/arming';
import { isStillTrue } from '@app/domain/messaging/automation';
import { APPOINTMENT_OCCASIONS } from '@app/domain/messaging/occasion';
import { sendableNumber } from '@app/domain/messaging/recipient';
import type { SkipReason } from '@app/domain/messaging/skip-reason';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { findClient } from '../clients/clients.queries.ts';
import { readCompany } from '../company/company.queries.ts';
import { findEntry } from '../scheduling/appointments/appointments.queries.ts';
import { findVisitor } from '../scheduling/online/appointment-visitors.queries.ts';
import { textOf } from './message-text.rules.ts';
import { isByHand, lockDue, type MessageRow } from './messages.queries.ts';
import { messages } from './messages.table.ts';

type Verdict =
  | { channel: 'link'; recipient: string; text: string; tooLateAt: Temporal.Instant }
  | { state: 'skipped'; reason: SkipReason };

/**
 * Judges what is due by what is true now. As long as no number sends by itself, what still holds goes to
 * the list from which a person sends it. Answers how many it judged.
 */
export async function settleDue(scope: CompanyScope, now: Temporal.Instant): Promise<number> {
  await forgetLate(scope, now);
  const due = await lockDue(scope, now);
  for (const message of due) {
    const verdict = await judge(scope, message, now);
    await scope.update(messages).set(verdict).where(eq(messages.id, message.id));
  }
  return due.length;
}

/** What nobody sent in time leaves the list. */
async function forgetLate(scope: CompanyScope, now: Temporal.Instant): Promise<void> {
  await scope
    .update(messages)
    .set(skip('too-late'))
    .where(sql`${isByHand} and ${messages.tooLateAt} <= ${now.toString()}`);
}

async function judge(
  scope: CompanyScope,
  message: MessageRow,
  now: Temporal.Instant,
): Promise<Verdict> {
  const occasion = APPOINTMENT_OCCASIONS.find((one) => one === message.occasion);
  const entry = message.appointmentId && (await findEntry(scope, message.appointmentId));
  if (!occasion || !entry || !isStillTrue(occasion, entry.status)) return skip('no-longer-true');
  const company = await readCompany(scope);
  const end = tooLateAt(occasion, entry.startTime, company.timezone);
  if (Temporal.Instant.compare(end, now) <= 0) return skip('too-late');
  const client = message.clientId ? await findClient(scope, message.clientId) : null;
  if (!client || client.anonymizedAt) return skip('client-gone');
  if ((await findVisitor(scope, entry.id))?.stopsMessages) return skip('stopped');
  const recipient = sendableNumber(client.phone);
  if (recipient === null) return skip('no-contact');

  const text = await textOf(scope, occasion, { entry, client, company, now });
  if (text === null) return skip('switched-off');
  return { channel: 'link', recipient, text, tooLateAt: end };
}

function skip(reason: SkipReason): { state: 'skipped'; reason: SkipReason } {
  return { state: 'skipped', reason };
}

/** Whom it went to and what it said is forgotten; that something was sent stays. */
export async function forgetInMessages(
  scope: CompanyScope,
  clientIds: readonly string[],
): Promise<void> {
  const hers = inArray(messages.clientId, [...clientIds]);
  await scope.update(messages).set({ recipient: '', text: '' }).where(hers);
  await scope
    .update(messages)
    .set(skip('client-gone'))
    .where(sql`${hers} and ${messages.state} = 'queued'`);
}
