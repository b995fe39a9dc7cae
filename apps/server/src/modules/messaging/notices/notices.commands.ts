import type { BillingEvents } from '@app/domain/billing/events';
import type { ClientEvents } from '@app/domain/clients/events';
import {
  mayBeMailed,
  NOTICES_KEPT_FOR,
  type NoticeWish,
  orderRoundOf,
} from '@app/domain/messaging/notice';
import type { PrepaidEvents } from '@app/domain/prepaid/events';
import type { ReviewEvents } from '@app/domain/reviews/events';
import { isLowRating } from '@app/domain/reviews/review';
import type { AnnouncedAppointment, SchedulingEvents } from '@app/domain/scheduling/events';
import type { StockEvents } from '@app/domain/stock/events';
import type { TeamEvents } from '@app/domain/team/events';
import { and, eq, lt } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import { isFirstTime } from '../../../foundation/jobs/effects.ts';
import { noticeReads } from './notice-reads.table.ts';
import { noticeWishes } from './notice-wishes.table.ts';
import { type NoticeReader, readsOf } from './notices.queries.ts';
import { notices } from './notices.table.ts';

export const TELL_OF_ORDERS = 'notice.orders';
export const TELL_MEMBERS = 'notice.tell';
/** What waits in the queue for it. */
export type Telling = { companyId: string; noticeId: string };

type Visit = { appointmentId: string; professionalId: string; startTime: Temporal.Instant };
type NewNotice = typeof notices.$inferInsert;

export async function noteBooking(
  scope: CompanyScope,
  booked: SchedulingEvents['appointment.booked'],
): Promise<void> {
  const kind = booked.needsApproval ? 'appointment-requested' : 'appointment-booked';
  await noteOfClient(scope, booked, { kind });
}

export async function noteMove(
  scope: CompanyScope,
  moved: SchedulingEvents['appointment.moved'],
): Promise<void> {
  const previousStartTime = Temporal.Instant.from(moved.previousStartTime);
  const kind = moved.needsApproval ? 'appointment-requested' : 'appointment-moved';
  await noteOfClient(scope, moved, { kind, previousStartTime });
}

export async function noteCancellation(
  scope: CompanyScope,
  cancelled: AnnouncedAppointment,
): Promise<void> {
  await noteOfClient(scope, cancelled, { kind: 'appointment-cancelled' });
}

/** Nobody answered what reminded of this visit, and it is still to be confirmed. */
export async function noteUnanswered(scope: CompanyScope, visit: Visit): Promise<void> {
  const key = `unanswered-notice:${visit.appointmentId}:${visit.startTime}`;
  if (!(await isFirstTime(scope, key))) return;
  await note(scope, { kind: 'appointment-unanswered', ...visit });
}

/** Nobody knows whether she was reminded of this visit, and nobody reminds her again unasked. */
export async function noteInDoubt(scope: CompanyScope, visit: Visit): Promise<void> {
  const key = `in-doubt-notice:${visit.appointmentId}:${visit.startTime}`;
  if (!(await isFirstTime(scope, key))) return;
  await note(scope, { kind: 'reminder-in-doubt', ...visit });
}

/** Clients wrote what only a person understands, each in her talk. */
export async function noteWaiting(
  scope: CompanyScope,
  conversationIds: readonly string[],
): Promise<void> {
  await noteAll(
    scope,
    conversationIds.map((conversationId) => ({ kind: 'answer-waiting', conversationId })),
  );
}

/** Whoever waited was answered: nobody needs to be told any more. */
export async function endWaiting(scope: CompanyScope, conversationId: string): Promise<void> {
  await scope
    .delete(notices)
    .where(and(eq(notices.kind, 'answer-waiting'), eq(notices.conversationId, conversationId)));
}

export async function noteImport(
  scope: CompanyScope,
  { importId }: ClientEvents['clients.imported'],
): Promise<void> {
  await note(scope, { kind: 'import-finished', importId });
}

export async function noteLowStock(
  scope: CompanyScope,
  { productId }: StockEvents['stock.low'],
): Promise<void> {
  await note(scope, { kind: 'stock-low', productId });
}

/**
 * Somebody says to pay: whoever sees the company's bank looks whether she did. Only the first of a round
 * rings at once: a stranger who orders all day would ring all day.
 */
export async function noteOrder(
  scope: CompanyScope,
  { amountCents, placedAt }: PrepaidEvents['order.placed'],
): Promise<void> {
  const { from, until } = orderRoundOf(Temporal.Instant.from(placedAt));
  if (await isFirstTime(scope, `orders-notice:${from}`)) {
    await note(scope, { kind: 'order-placed', amountInCents: amountCents });
  } else if (await isFirstTime(scope, `orders-notice-gathered:${from}`)) {
    // The one that rang is told of already.
    const round = { companyId: scope.companyId, from: placedAt, until: until.toString() };
    await scope.jobs.enqueue(TELL_OF_ORDERS, round, { startAfter: until });
  }
}

/** What a round brought and nobody has looked after yet. */
export async function noteOrders(
  scope: CompanyScope,
  { count, from }: { count: number; from: Temporal.Instant },
): Promise<void> {
  if (count === 0 || !(await isFirstTime(scope, `orders-notice-told:${from}`))) return;
  await note(scope, { kind: 'order-placed', gathered: count > 1 ? count : null });
}

/** What the team wrote down itself, it need not be told. */
export async function noteReview(
  scope: CompanyScope,
  { by, rating, appointmentId, professionalId, startTime }: ReviewEvents['review.written'],
): Promise<void> {
  if (by !== 'client') return;
  const kind = isLowRating(rating) ? 'review-low' : 'review-received';
  const about = { appointmentId, professionalId, startTime: Temporal.Instant.from(startTime) };
  await note(scope, { kind, ...about });
}

export async function noteFailedPayment(
  scope: CompanyScope,
  { amountCents, nextAttemptAt }: BillingEvents['payment.failed'],
  now: Temporal.Instant,
): Promise<void> {
  const day = now.toZonedDateTimeISO('UTC').toPlainDate().toString();
  if (!(await isFirstTime(scope, `failed-payment-notice:${nextAttemptAt ?? day}`))) return;
  await note(scope, { kind: 'payment-failed', amountInCents: amountCents });
}

export async function noteSupport(
  scope: CompanyScope,
  { visitId }: TeamEvents['support.entered'],
): Promise<void> {
  if (!(await isFirstTime(scope, `support-notice:${visitId}`))) return;
  await note(scope, { kind: 'support-entered' });
}

export async function noteLostNumber(
  scope: CompanyScope,
  kind: 'whatsapp-lost' | 'whatsapp-banned',
): Promise<void> {
  await note(scope, { kind });
}

/** One that nobody waits before the screen for: it failed, or pauses by itself. */
export async function noteCampaign(
  scope: CompanyScope,
  kind: 'campaign-failed' | 'campaign-paused',
  campaignId: string,
): Promise<void> {
  await note(scope, { kind, campaignId });
}

/** Said each morning while something waits; read or not, the next one comes a day later. */
export async function noteUnsolved(scope: CompanyScope, day: Temporal.PlainDate): Promise<void> {
  if (!(await isFirstTime(scope, `unsolved-notice:${day}`))) return;
  await note(scope, { kind: 'appointments-unsolved' });
}

/** Said each morning too: whoever asked does not know yet whether she may come. */
export async function noteRequests(scope: CompanyScope, day: Temporal.PlainDate): Promise<void> {
  if (!(await isFirstTime(scope, `requests-notice:${day}`))) return;
  await note(scope, { kind: 'requests-waiting' });
}

/** What the team does itself, it need not be told. */
async function noteOfClient(
  scope: CompanyScope,
  { by, appointmentId, professionalId, startTime }: AnnouncedAppointment,
  notice: NewNotice,
): Promise<void> {
  if (by !== 'client') return;
  const about = { appointmentId, professionalId, startTime: Temporal.Instant.from(startTime) };
  await note(scope, { ...about, ...notice });
}

async function note(scope: CompanyScope, notice: NewNotice): Promise<void> {
  await noteAll(scope, [notice]);
}

async function noteAll(scope: CompanyScope, all: readonly NewNotice[]): Promise<void> {
  if (all.length === 0) return;
  const stored = await scope
    .insert(notices)
    .values([...all])
    .returning({ id: notices.id });
  const tellings = stored.map(({ id }): Telling => ({ companyId: scope.companyId, noticeId: id }));
  await scope.jobs.enqueueAll(TELL_MEMBERS, tellings);
}

/** One that she opened, or all up to one; what she was not told of is left alone. */
export async function markRead(
  scope: CompanyScope,
  reader: NoticeReader,
  which: { until: string } | { id: string },
  readAt: Temporal.Instant,
): Promise<void> {
  await scope
    .insert(noticeReads)
    .select(readsOf(scope, reader, { which, readAt }))
    .onConflictDoNothing();
}

export async function keepWish(
  scope: CompanyScope,
  memberId: string,
  { kind, app, email, push }: NoticeWish,
): Promise<void> {
  const said = { app, email: email && mayBeMailed(kind), push };
  await scope
    .insert(noticeWishes)
    .values({ memberId, kind, ...said })
    .onConflictDoUpdate({
      target: [noticeWishes.companyId, noticeWishes.memberId, noticeWishes.kind],
      set: said,
    });
}

export async function sweepNotices(scope: OperatorScope, now: Temporal.Instant): Promise<void> {
  const hours = NOTICES_KEPT_FOR.days * 24;
  await scope.delete(notices).where(lt(notices.createdAt, now.subtract({ hours })));
}
