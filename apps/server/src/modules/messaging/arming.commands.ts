import { armingAfter, NEWS_OF_THE_TIME } from '@app/domain/messaging/arming';
import { type Automation, REVIEW_DELAY_HOURS } from '@app/domain/messaging/automation';
import { lettersAfter } from '@app/domain/messaging/letter';
import { type AppointmentOccasion, FORMER } from '@app/domain/messaging/occasion';
import type { Channel } from '@app/domain/messaging/skip-reason';
import type { ReviewEvents } from '@app/domain/reviews/events';
import type { AgendaEvents, SchedulingEvents } from '@app/domain/scheduling/events';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { createReviewLink } from '../reviews/review-links.commands.ts';
import { lockUpcoming } from '../scheduling/appointments/upcoming-appointments.queries.ts';
import { isLetterWanted } from './letters/letter-wishes.queries.ts';
import { messageAutomations } from './message-automations.table.ts';
import { isAboutFormer, messages } from './messages.table.ts';

type Arming<Event extends keyof SchedulingEvents> = {
  event: Event;
  told: SchedulingEvents[Event];
  now: Temporal.Instant;
  publicUrl: string;
};

/**
 * Writes the messages of an appointment down as its event happens. One statement, because the booking
 * waits for it: what no longer holds is left, what is switched on is armed, and what that tells too is
 * left, by message and by letter each for itself. What was left and comes back, as when somebody moves it
 * there and back, waits again.
 */
export async function armMessages<Event extends keyof SchedulingEvents>(
  scope: CompanyScope,
  { event, told, now, publicUrl }: Arming<Event>,
): Promise<void> {
  const { skips, because, rewrites } = armingAfter(event, told, now);
  const arms = armedAfter(event, told, now);
  const waits = sql`appointment_id = ${told.appointmentId} and state = 'queued'`;
  const { rows } = await scope.execute<{ changed: boolean; asking: string | null }>(sql`
    with left_alone as (
      update ${messages} set state = 'skipped', reason = ${because}
      where ${waits} and occasion = any (${sql.param([...skips])}::text[])
        and occasion_key <> all (${sql.param(arms.map(({ key }) => key))}::text[])
      returning 1
    ), written_again as (
      update ${messages} set channel = 'whatsapp', text = '', wait_until = null, attempts = 0
      where ${waits} and ${isNoLetter} and occasion = any (${sql.param([...rewrites])}::text[])
      returning 1
    ), armed as (${insertArmed(arms.map((arm) => ({ ...arm, ...whose(told) })))}),
    overtaken as (
      update ${messages} set state = 'skipped', reason = 'no-longer-true'
      where ${waits} and occasion = ${NEWS_OF_THE_TIME.overtaken} and exists (
        select from armed as told
        where told.occasion = any (${sql.param([...NEWS_OF_THE_TIME.by])}::text[])
          and (told.occasion_key like 'appointment:%') = (${isNoLetter}))
      returning 1
    )
    select exists (
      select from left_alone union all select from written_again union all select from armed
      union all select from overtaken
    ) as changed, (select id from armed where occasion = 'review_request') as asking`);
  const [outcome] = rows;
  if (outcome?.changed) scope.changed.add('messages');
  if (!outcome?.asking) return;
  const { url } = await createReviewLink(scope, told.appointmentId, { now, publicUrl });
  await scope.update(messages).set({ link: url }).where(eq(messages.id, outcome.asking));
}

type Armed = {
  occasion: AppointmentOccasion;
  key: string;
  plannedAt: Temporal.Instant;
  channel: Channel;
  insteadOf?: AppointmentOccasion | undefined;
};
type Whose = { appointmentId: string; clientId: string };

/** A letter stays one, whatever becomes of the number. */
const isNoLetter = sql`${messages.occasionKey} like 'appointment:%'`;

/** By message and by letter: which of both a company wants is asked where they are stored. */
function armedAfter<Event extends keyof SchedulingEvents>(
  event: Event,
  told: Parameters<typeof lettersAfter>[1],
  now: Temporal.Instant,
): Armed[] {
  return [
    ...armingAfter(event, told, now).arms.map((arm) => ({ ...arm, channel: 'whatsapp' as const })),
    ...lettersAfter(event, told, now).map((arm) => ({ ...arm, channel: 'email' as const })),
  ];
}

function whose({ appointmentId, clientId }: Whose): Whose {
  return { appointmentId, clientId };
}

/** Whoever said how it was is not asked. */
export async function withdrawReviewRequest(
  scope: CompanyScope,
  { appointmentId }: ReviewEvents['review.written'],
): Promise<void> {
  await scope
    .update(messages)
    .set({ state: 'skipped', reason: 'no-longer-true' })
    .where(
      and(
        eq(messages.appointmentId, appointmentId),
        eq(messages.occasion, 'review_request'),
        eq(messages.state, 'queued'),
      ),
    );
}

/**
 * It was booked for the wrong one. What waits for her is not said, and what was said keeps its place in her
 * talk under another key: whose visit it is now is told it as if for the first time.
 */
export async function setAsideOfFormer(
  scope: CompanyScope,
  { appointmentId }: SchedulingEvents['appointment.reassigned'],
): Promise<void> {
  await scope.execute(sql`
    update ${messages} set
      occasion_key = occasion_key || ${FORMER} || id,
      state = case when state = 'queued' then 'skipped' else state end,
      reason = case when state = 'queued' then 'no-longer-true' else reason end
    where appointment_id = ${appointmentId} and not ${isAboutFormer()}`);
  scope.changed.add('messages');
}

/** It turned out to be another one's of the same phone: what waits calls her by her name. */
export async function handOverMessages(
  scope: CompanyScope,
  { appointmentId, clientId }: AgendaEvents['appointment.handed-over'],
): Promise<void> {
  await scope
    .update(messages)
    .set({ clientId })
    .where(
      and(
        eq(messages.appointmentId, appointmentId),
        inArray(messages.state, ['queued', 'sending']),
      ),
    );
}

export const ARM_AGAIN = 'message.arm-again';

/** Bookings under way see reminders still off, and are not seen: by then they are over. */
export async function armAgainLater(scope: CompanyScope, now: Temporal.Instant): Promise<void> {
  const { companyId } = scope;
  await scope.jobs.enqueue(ARM_AGAIN, { companyId }, { startAfter: now.add({ minutes: 1 }) });
}

/** Whoever switches reminders on has them for everything that is booked already. */
export async function armReminders(scope: CompanyScope, now: Temporal.Instant): Promise<void> {
  const upcoming = await lockUpcoming(scope, now);
  const armed = upcoming.flatMap(({ id, clientId, startTime, status, needsApproval }) => {
    const told = { appointmentId: id, startTime: startTime.toString(), status, needsApproval };
    const arms = armedAfter('appointment.reopened', told, now);
    return arms.map((arm) => ({ ...arm, appointmentId: id, clientId }));
  });
  await scope.execute(insertArmed(armed));
}

/** What waits for an automation that is switched off is not sent. */
export async function leaveWaiting(
  scope: CompanyScope,
  automations: readonly Automation[],
): Promise<void> {
  await scope
    .update(messages)
    .set({ state: 'skipped', reason: 'switched-off' })
    .where(
      sql`state = 'queued' and ${isNoLetter} and occasion = any (${sql.param([...automations])}::text[])`,
    );
}

/** Only what is switched on is armed. */
function insertArmed(armed: readonly (Armed & Whose)[]): SQL {
  return sql`
    insert into ${messages}
      (occasion, occasion_key, client_id, appointment_id, planned_at, channel)
    select armed.occasion, armed.occasion_key, armed.client_id, armed.appointment_id,
      armed.planned_at + interval '1 hour' * case armed.occasion when 'review_request'
        then coalesce(said.delay_hours, ${REVIEW_DELAY_HOURS.default}) else 0 end,
      armed.channel
    from unnest(
      ${sql.param(armed.map(({ occasion }) => occasion))}::text[],
      ${sql.param(armed.map(({ key }) => key))}::text[],
      ${sql.param(armed.map(({ clientId }) => clientId))}::uuid[],
      ${sql.param(armed.map(({ appointmentId }) => appointmentId))}::uuid[],
      ${sql.param(armed.map(({ plannedAt }) => plannedAt.toString()))}::timestamptz[],
      ${sql.param(armed.map(({ channel }) => channel))}::text[],
      ${sql.param(armed.map(({ insteadOf = null }) => insteadOf))}::text[]
    ) as armed (occasion, occasion_key, client_id, appointment_id, planned_at, channel, instead_of)
    left join ${messageAutomations} as said
      on said.automation = armed.occasion and said.enabled and armed.channel = 'whatsapp'
    where (said.enabled and not exists (
        select from ${messageAutomations} as other
        where other.automation = armed.instead_of and other.enabled
      )) or (armed.channel = 'email' and ${isLetterWanted})
    on conflict (company_id, occasion_key) do update
      set state = 'queued', reason = null, channel = excluded.channel, text = '',
        client_id = excluded.client_id,
        planned_at = excluded.planned_at, wait_until = null, attempts = 0, error = ''
      where ${messages}.state = 'skipped'
        and ${messages}.reason in ('moved', 'cancelled', 'switched-off', 'no-longer-true')
    returning id, occasion, occasion_key`;
}
