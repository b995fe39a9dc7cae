import { afterTrouble, type Trouble } from '@app/domain/messaging/attempt';
import { isReminder, isStillTrue } from '@app/domain/messaging/automation';
import { askedAgainAt, FIRST_ASKED_AFTER } from '@app/domain/messaging/doubt';
import { natureOf } from '@app/domain/messaging/occasion';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { SendOutcome, SentAnswer } from '../../../foundation/whatsapp/gateway.ts';
import { findEntry } from '../../scheduling/appointments/appointments.queries.ts';
import { pauseWithoutWords } from '../campaigns/campaign-course.commands.ts';
import { lockCampaign } from '../campaigns/campaigns.queries.ts';
import { whatsappConnections } from '../connection/whatsapp-connections.table.ts';
import type { MessageRow } from '../messages.queries.ts';
import { messages } from '../messages.table.ts';
import { noteInDoubt, noteLostNumber } from '../notices/notices.commands.ts';
import { expectAnswer } from '../unanswered.commands.ts';
import { areWordsGone, isLineLost, isLineStopped, troubleOf } from './outcome.rules.ts';
import { passOn } from './pass-on.commands.ts';
import { LEASE, type Taken } from './taking.commands.ts';

/** Nobody knows whether it left. */
export const IN_DOUBT = 'in-doubt';

type Attempt = Pick<Taken, 'takenAt'> & { message: Pick<MessageRow, 'id'> };

/** Writes down what an attempt came to, and frees the number for the next message. */
export async function noteOutcome(
  scope: CompanyScope,
  taken: Taken,
  { outcome, now }: { outcome: SendOutcome; now: Temporal.Instant },
): Promise<void> {
  await freeNumber(scope, taken, { outcome, now });
  if (outcome.outcome === 'accepted') return noteTaken(scope, taken, outcome);
  if (outcome.outcome === 'unknown') return noteDoubt(scope, taken, outcome.reason);
  const message = await lockAttempt(scope, taken);
  if (!message) return;
  const error = outcome.reason;
  if (message.campaignId && areWordsGone(outcome)) {
    return restCampaign(scope, message, { id: message.campaignId, error, now });
  }
  await afterAttempt(scope, message, { trouble: troubleOf(outcome), error, now });
}

/** One refusal stands for all: it waits with the others until a person lets the campaign go on. */
async function restCampaign(
  scope: CompanyScope,
  message: MessageRow,
  { id, error, now }: { id: string; error: string; now: Temporal.Instant },
): Promise<void> {
  await change(scope, message, { state: 'queued', takenAt: null, waitUntil: null, error });
  const campaign = await lockCampaign(scope, id);
  if (campaign) await pauseWithoutWords(scope, campaign, now);
}

/** Surely nothing left: it is tried again, goes another way, or has failed. */
async function afterAttempt(
  scope: CompanyScope,
  message: MessageRow,
  { trouble, error, now }: { trouble: Trouble; error: string; now: Temporal.Instant },
): Promise<void> {
  const { attempts, occasion } = message;
  const step = afterTrouble(trouble, { nature: natureOf(occasion), attempts }, now);
  if (step.next === 'pass-on') return passOn(scope, message, { error, now });
  const isTriedAgain = step.next === 'again';
  await change(scope, message, {
    state: isTriedAgain ? 'queued' : 'failed',
    waitUntil: isTriedAgain ? step.at : null,
    takenAt: null,
    error,
  });
}

/** Another who took the number since keeps it. Of one that WhatsApp locked the team is told. */
async function freeNumber(
  scope: CompanyScope,
  { takenAt }: Taken,
  { outcome, now }: { outcome: SendOutcome; now: Temporal.Instant },
): Promise<void> {
  const isStopped = isLineStopped(outcome);
  const freed = await scope
    .update(whatsappConnections)
    .set({
      leaseUntil: null,
      ...(isLineLost(outcome) && { askedAt: null }),
      ...(isStopped && { pausedAt: now, pausedBy: null }),
    })
    .where(eq(whatsappConnections.leaseUntil, takenAt.add(LEASE)))
    .returning({ companyId: whatsappConnections.companyId });
  if (isStopped && freed.length > 0) await noteLostNumber(scope, 'whatsapp-banned');
}

/** Its receipts may be there before our own answer. Whoever gave it up meanwhile was mistaken. */
async function noteTaken(
  scope: CompanyScope,
  { message }: Attempt,
  { providerId, usedNumber }: { providerId: string; usedNumber: string },
): Promise<void> {
  const [left] = await scope
    .update(messages)
    .set({
      providerId,
      usedNumber,
      error: '',
      waitUntil: null,
      state: sql`case when ${messages.state} in ('queued', 'failed') then 'sending' else ${messages.state} end`,
    })
    .where(and(eq(messages.id, message.id), isNull(messages.providerId)))
    .returning();
  if (left) await expectAnswer(scope, left);
}

async function noteDoubt(scope: CompanyScope, taken: Attempt, error: string): Promise<void> {
  const message = await lockAttempt(scope, taken);
  if (!message) return;
  await change(scope, message, { error, waitUntil: taken.takenAt.add(FIRST_ASKED_AFTER) });
}

/** The row while it is still this attempt of which nobody knows the end. */
async function lockAttempt(
  scope: CompanyScope,
  { message, takenAt }: Attempt,
): Promise<MessageRow | null> {
  const [row] = await scope
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.id, message.id),
        eq(messages.state, 'sending'),
        eq(messages.takenAt, takenAt),
        isNull(messages.providerId),
      ),
    )
    .for('update');
  return row ?? null;
}

/**
 * What the gateway answers about a message in doubt. Only what it surely does not have is sent again; of
 * what it cannot tell nobody sends a second one, whatever it was about.
 */
export async function noteSearch(
  scope: CompanyScope,
  attempt: Attempt,
  { answer, now }: { answer: SentAnswer; now: Temporal.Instant },
): Promise<void> {
  if (answer.found === 'sent') return noteTaken(scope, attempt, answer);
  const message = await lockAttempt(scope, attempt);
  if (!message) return;
  if (answer.found === 'not-sent') {
    const { error } = message;
    return afterAttempt(scope, message, { trouble: { of: 'line' }, error, now });
  }
  const next = askedAgainAt(attempt.takenAt, now);
  if (next) return change(scope, message, { waitUntil: next });
  await change(scope, message, { state: 'failed', error: IN_DOUBT, waitUntil: null });
  await tellOfDoubt(scope, message, now);
}

/** Whoever may not know of her visit any more is somebody's to ask, while it lies ahead. */
async function tellOfDoubt(
  scope: CompanyScope,
  { occasion, appointmentId }: MessageRow,
  now: Temporal.Instant,
): Promise<void> {
  if (!isReminder(occasion) || !appointmentId) return;
  const entry = await findEntry(scope, appointmentId);
  if (!entry || !isStillTrue(occasion, entry)) return;
  const { professionalId, startTime } = entry;
  if (Temporal.Instant.compare(startTime, now) <= 0) return;
  await noteInDoubt(scope, { appointmentId, professionalId, startTime });
}

async function change(
  scope: CompanyScope,
  { id }: Pick<MessageRow, 'id'>,
  changes: Partial<MessageRow>,
): Promise<void> {
  await scope.update(messages).set(changes).where(eq(messages.id, id));
}
