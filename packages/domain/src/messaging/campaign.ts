import { accept, type Result, refuse } from '../shared/result.ts';
import { hasLeft, isUnderWay, MESSAGE_STATES, type MessageState } from './message-state.ts';
import { isTooLong } from './recipient.ts';

export const CAMPAIGN_STATES = ['pending', 'sending', 'completed', 'failed'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** Why a campaign pauses that no person paused. */
export const PAUSE_REASONS = ['number-out', 'words-taken-back'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

export const CAMPAIGN_LIMITS = { nameLength: 80, descriptionLength: 500 } as const;

/** What has become of a campaign that has begun. One that has ended stays as it ended. */
export function campaignState(messages: readonly MessageState[]): CampaignState {
  if (messages.some(isUnderWay)) return 'sending';
  return messages.some(hasLeft) ? 'completed' : 'failed';
}

export type CampaignSchedule = { type: 'now' } | { type: 'schedule'; date: string; time: string };

/** When a campaign begins. */
export function campaignStart(
  schedule: CampaignSchedule,
  zone: string,
  now: Temporal.Instant,
): Result<Temporal.Instant, 'moment-missing' | 'moment-past'> {
  if (schedule.type === 'now') return accept(now);
  if (schedule.date === '' || schedule.time === '') return refuse('moment-missing');

  const moment = Temporal.PlainDate.from(schedule.date)
    .toZonedDateTime({ timeZone: zone, plainTime: schedule.time })
    .toInstant();
  return Temporal.Instant.compare(moment, now) < 0 ? refuse('moment-past') : accept(moment);
}

const BUSINESS_HOURS = { from: 9, until: 18 } as const;

/** Until when a campaign that respects business hours waits; `null`: it may go. */
export function businessHoursUntil(zone: string, now: Temporal.Instant): Temporal.Instant | null {
  const local = now.toZonedDateTimeISO(zone);
  if (local.hour >= BUSINESS_HOURS.from && local.hour < BUSINESS_HOURS.until) return null;
  const day = local.hour < BUSINESS_HOURS.from ? local : local.add({ days: 1 });
  return day.withPlainTime({ hour: BUSINESS_HOURS.from }).toInstant();
}

/** What a marketing message ends with, unless it tells how to leave in its own words. */
export const WAY_OUT = 'Para não receber mais, responda SAIR.';

/**
 * Nobody has to look for the way out: whoever finds none reports the number instead. Only the word as one
 * answers it is one: 'para sair linda' tells nobody how to leave.
 */
export function withWayOut(text: string): string {
  return /\bSAIR\b/u.test(text) ? text : `${text}\n\n${WAY_OUT}`;
}

/** Whether a text to many is more than one message holds, together with its way out. */
export function isTooLongForMany(text: string): boolean {
  return isTooLong(withWayOut(text));
}

/** How far a campaign has come: of all that were to get it, those about whom it is decided. */
export type CampaignProgress = Record<MessageState, number>;

export function decided(progress: CampaignProgress): number {
  return MESSAGE_STATES.filter((state) => !isUnderWay(state)).reduce(
    (sum, state) => sum + progress[state],
    0,
  );
}

export function sentOf(progress: CampaignProgress): number {
  return MESSAGE_STATES.filter(hasLeft).reduce((sum, state) => sum + progress[state], 0);
}

/** The states in which it has messages at all. */
export function statesIn(progress: CampaignProgress): MessageState[] {
  return MESSAGE_STATES.filter((state) => progress[state] > 0);
}
