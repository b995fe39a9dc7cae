import type { BookingPolicy } from '@app/domain/company/booking-policy';
import { APPOINTMENT_LIMITS } from '@app/domain/scheduling/appointment';
import { lastBookableDay } from '@app/domain/scheduling/availability';
import type { BookingRefusal } from '@app/domain/scheduling/booking';
import { epochMinuteOf, isWholeMinute, judgeStart } from '@app/domain/scheduling/booking-place';
import { todayIn } from '@app/domain/shared/local-time';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readWorkingTimes } from './availability.queries.ts';
import { inOrderOfPick, slotQuestionOf } from './availability.rules.ts';
import { listBusyTime } from './busy-time.queries.ts';
import { type Choice, type Offer, readOffers } from './offer.rules.ts';
import type { WorkingTime } from './working-time.rules.ts';

/** What the company allows visitors; staff are bound by none of it. */
export type VisitorPolicy = Omit<
  BookingPolicy,
  'slotStepMinutes' | 'changeCutoffInHours' | 'autoConfirmAfterInSeconds'
> & {
  slotStepMinutes: number;
};

export type TimeWish = Choice & {
  startTime: Temporal.Instant;
  /** Null for staff. */
  policy: VisitorPolicy | null;
  zone: string;
  now: Temporal.Instant;
  /** 'Encaixe': also over another one. */
  overbook?: boolean;
};

export type TimeRefusal = Extract<
  BookingRefusal,
  | 'professional-not-found'
  | 'service-not-offered'
  | 'one-service-only'
  | 'too-long'
  | 'slot-unavailable'
  | 'slot-taken'
>;
type Outcome = Result<Offer[], TimeRefusal>;

/** Who could do what was chosen at that time, whoever should be asked first before the others. */
export async function candidatesFor(scope: CompanyScope, wish: TimeWish): Promise<Outcome> {
  const offers = await offersFor(scope, wish);
  return offers.accepted ? whoIsFree(scope, offers.value, wish) : offers;
}

/** Who does it, whatever the time. */
export async function offersFor(scope: CompanyScope, wish: TimeWish): Promise<Outcome> {
  if (wish.policy?.singleService && wish.serviceIds.length > 1) return refuse('one-service-only');
  if (wish.serviceIds.length > APPOINTMENT_LIMITS.services) return refuse('service-not-offered');
  const offers = await readOffers(scope, wish);
  if (!offers.accepted) return offers;
  const short = offers.value.filter(
    ({ durationMinutes }) => durationMinutes <= APPOINTMENT_LIMITS.durationMinutes,
  );
  return short.length === 0 ? refuse('too-long') : accept(short);
}

export async function whoIsFree(
  scope: CompanyScope,
  offers: readonly Offer[],
  wish: TimeWish,
): Promise<Outcome> {
  if (wish.policy === null && wish.professionalId !== null) return outOfHours(scope, offers, wish);
  if (!isWithinReach(wish)) return refuse('slot-unavailable');
  const date = todayIn(wish.zone, wish.startTime);
  const question = { wanted: offers, rules: rulesOf(wish), now: wish.now };
  const agendas = await readWorkingTimes(scope, question, {
    from: date,
    until: date.add({ days: 1 }),
  });
  return choose(inOrderOfPick(agendas, date, wish.zone), date, wish);
}

/**
 * Staff who name the professional are bound by no hours. The guard keeps them apart from all others
 * but an *encaixe*, which keeps no time: over that one, too, they go on purpose.
 */
async function outOfHours(
  scope: CompanyScope,
  offers: readonly Offer[],
  { startTime, overbook, now }: TimeWish,
): Promise<Outcome> {
  const [offer] = offers;
  if (!offer || overbook) return accept([...offers]);
  const busy = await listBusyTime(scope, {
    professionalIds: [offer.professional.id],
    now,
    exceptId: null,
    from: startTime.subtract({ minutes: offer.bufferBeforeMinutes }),
    until: startTime.add({ minutes: offer.durationMinutes + offer.bufferAfterMinutes }),
  });
  return busy.size > 0 ? refuse('slot-taken') : accept([...offers]);
}

/** A whole minute inside the horizon; what is too soon or already past falls out with the notice. */
function isWithinReach({ policy, startTime, zone, now }: TimeWish): boolean {
  if (policy === null) return true;
  if (!isWholeMinute(startTime)) return false;
  const last = lastBookableDay(now, zone, policy.horizonInDays);
  return Temporal.PlainDate.compare(todayIn(zone, startTime), last) <= 0;
}

function rulesOf({ policy, zone }: TimeWish) {
  // To staff any minute is as good as another.
  if (policy === null) return { zone, stepMinutes: 1, noticeMinutes: null };
  const { slotStepMinutes, noticeMinutes } = policy;
  return { zone, stepMinutes: slotStepMinutes, noticeMinutes };
}

function choose(
  agendas: readonly WorkingTime<Offer>[],
  date: Temporal.PlainDate,
  wish: TimeWish,
): Outcome {
  const asked = { rules: rulesOf(wish), now: wish.now };
  const judged = agendas.map(({ wanted, busy, piecesOn }) => {
    const day = { pieces: piecesOn(date), busy, question: slotQuestionOf(wanted, asked) };
    return { offer: wanted, ...judgeStart(epochMinuteOf(wish.startTime), day) };
  });
  const free = judged.filter(({ fits, isClear }) => fits && isClear);
  const outside = judged.filter(({ fits, isClear }) => wish.policy === null && !fits && isClear);
  const over = judged.filter(({ isClear }) => wish.overbook && !isClear);
  const chosen = [...free, ...outside, ...over].map(({ offer }) => offer);
  if (chosen.length > 0) return accept(chosen);
  const wasThere = wish.policy === null || judged.some(({ fits }) => fits);
  return refuse(wasThere ? 'slot-taken' : 'slot-unavailable');
}
