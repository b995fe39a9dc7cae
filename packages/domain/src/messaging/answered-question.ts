import type { AnswerMeaning } from './answer.ts';
import { APPOINTMENT_OCCASIONS, isOfFormer, type Occasion } from './occasion.ts';

/** What somebody may say yes or no to. */
export type Question = { about: 'visit' | 'cancelling'; appointmentId: string };

/** Something that was said to a client: by itself, or by a person, who wants an answer herself. */
export type Said = { at: Temporal.Instant; question: Question | null };

/** So long a 'sim' may be about what was said. */
const REMEMBERED_FOR = { hours: 72 } as const;
/** Two visits told of in one breath: a 'sim' may be about either. */
const ONE_BREATH = { minutes: 60 } as const;
/** WhatsApp tells moments in whole seconds. */
const LOST_IN_ROUNDING = { seconds: 1 } as const;
/** What waited longer on its way is read by a person. */
const FRESH_FOR = { hours: 24 } as const;

/**
 * Which question an answer belongs to: what was said last. Whoever was written to by a person, or about
 * something else, answers that; where two visits were told of at once nobody knows.
 */
export function answeredQuestion(
  said: readonly Said[],
  answeredAt: Temporal.Instant,
): Question | null {
  const latest = answeredAt.add(LOST_IN_ROUNDING);
  const before = said
    .filter(({ at }) => isBetween(at, answeredAt.subtract(REMEMBERED_FOR), latest))
    .sort((one, next) => Temporal.Instant.compare(next.at, one.at));
  const last = before[0];
  if (!last?.question) return null;
  const { appointmentId } = last.question;
  const breath = before.filter(({ at }) => isBetween(at, last.at.subtract(ONE_BREATH), last.at));
  const isAmbiguous = breath.some(
    ({ question }) => question !== null && question.appointmentId !== appointmentId,
  );
  return isAmbiguous ? null : last.question;
}

const ASKING: readonly Occasion[] = APPOINTMENT_OCCASIONS.filter(
  (occasion) => occasion !== 'appointment_completed' && occasion !== 'appointment_cancelled',
);

/** Begins the key of the one message that asks whether to cancel. */
const CANCEL_QUESTION = 'cancel-question:';

export function cancelQuestionKey(incomingId: string): string {
  return CANCEL_QUESTION + incomingId;
}

export function questionOf(message: {
  occasion: Occasion;
  occasionKey: string;
  appointmentId: string | null;
}): Question | null {
  const { occasion, occasionKey, appointmentId } = message;
  if (appointmentId === null || isOfFormer(occasionKey)) return null;
  if (occasionKey.startsWith(CANCEL_QUESTION)) return { about: 'cancelling', appointmentId };
  return ASKING.includes(occasion) ? { about: 'visit', appointmentId } : null;
}

export type Reaction = 'confirm' | 'ask-to-cancel' | 'cancel' | 'opt-out' | 'wait';

/**
 * What an answer leads to. A no asks whether to cancel, and only a yes to that does it; a bare no to
 * that question may mean either, so a person reads it.
 */
export function reactionTo(
  { meaning, isBareNo }: { meaning: AnswerMeaning; isBareNo: boolean },
  question: Question | null,
): Reaction {
  if (meaning === 'opt-out') return 'opt-out';
  if (question === null) return 'wait';
  if (question.about === 'cancelling') {
    return meaning === 'confirm' || (meaning === 'cancel' && !isBareNo) ? 'cancel' : 'wait';
  }
  if (meaning === 'confirm') return 'confirm';
  return meaning === 'cancel' ? 'ask-to-cancel' : 'wait';
}

/** Whether it depends on what was said before: whatever else somebody writes is read by a person. */
export function mayBeActedOn(meaning: AnswerMeaning): boolean {
  return meaning === 'confirm' || meaning === 'cancel' || meaning === 'opt-out';
}

export function isFresh(writtenAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(writtenAt, now.subtract(FRESH_FOR)) > 0;
}

function isBetween(at: Temporal.Instant, from: Temporal.Instant, until: Temporal.Instant): boolean {
  return Temporal.Instant.compare(at, from) >= 0 && Temporal.Instant.compare(at, until) <= 0;
}
