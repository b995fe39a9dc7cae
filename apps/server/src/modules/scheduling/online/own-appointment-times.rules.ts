import { lastBookableDay } from '@app/domain/scheduling/availability';
import {
  epochMinuteOf,
  isWholeMinute,
  type Judgement,
  judgeStart,
} from '@app/domain/scheduling/booking-place';
import { todayIn } from '@app/domain/shared/local-time';
import type { Cents } from '@app/domain/shared/money';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { CompanyRow } from '../../company/company.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { isActiveProfessional } from '../../team/professionals.queries.ts';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import { placeOf } from '../booking/place.rules.ts';
import { minutesOf } from '../free-time/appointment-length.rules.ts';
import {
  listFreeDays,
  listFreeSlots,
  readWorkingTimes,
} from '../free-time/availability.queries.ts';
import { type FreeDay, type FreeSlot, slotQuestionOf } from '../free-time/availability.rules.ts';
import type { DaySpan, TimeQuestion } from '../free-time/working-time.rules.ts';
import { type Hands, listOtherHands } from './own-others.rules.ts';

/** What is to be moved, and when somebody asks. */
type OwnMove = {
  row: AppointmentRow;
  company: CompanyRow;
  now: Temporal.Instant;
  /** Whoever has it already, unless she wishes for another one. */
  professionalId?: string | undefined;
};

/** Everybody else to whom she may move it, by name, and what it costs there. */
export async function listOthers(
  scope: CompanyScope,
  { row, company }: OwnMove,
): Promise<{ id: string; name: string; priceCents: Cents }[]> {
  if (!company.active) return [];
  const others = await listOtherHands(scope, row);
  const ids = others.map(({ professionalId }) => professionalId);
  const names = await readProfessionalNames(scope, ids);
  return others.flatMap(({ professionalId: id, price: priceCents }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, priceCents }];
  });
}

/** Every day of the horizon, and whether she who is wished for has another time left on it. */
export async function listOwnDays(scope: CompanyScope, move: OwnMove): Promise<FreeDay[]> {
  const hands = await handsOf(scope, move);
  if (!hands) return [];
  const days = await listFreeDays(scope, { ...questionOf(move, hands), ...horizonOf(move) });
  if (hands.professionalId !== move.row.professionalId) return days;
  const hers = todayIn(move.company.timezone, move.row.startTime);
  const slots = await listOwnSlots(scope, move, hers);
  const hasOther = slots.some(({ startTime }) => !startTime.equals(move.row.startTime));
  const reason = hasOther ? null : ('full' as const);
  return days.map((day) => (day.date.equals(hers) ? { ...day, available: hasOther, reason } : day));
}

export async function listOwnSlots(
  scope: CompanyScope,
  move: OwnMove,
  date: Temporal.PlainDate,
): Promise<FreeSlot[]> {
  const hands = isInHorizon(move, date) ? await handsOf(scope, move) : null;
  return hands ? listFreeSlots(scope, { ...questionOf(move, hands), date }) : [];
}

/** Whether a time is one of those, and if so, whether it is still free. */
export async function judgeOwnStart(
  scope: CompanyScope,
  move: OwnMove,
  startTime: Temporal.Instant,
): Promise<Judgement> {
  const date = todayIn(move.company.timezone, startTime);
  const isPossible = isWholeMinute(startTime) && isInHorizon(move, date);
  const hands = isPossible ? await handsOf(scope, move) : null;
  if (!hands) return NEVER;
  const question = questionOf(move, hands);
  const day = { from: date, until: date.add({ days: 1 }) };
  const [agenda] = await readWorkingTimes(scope, question, day);
  if (!agenda) return NEVER;
  return judgeStart(epochMinuteOf(startTime), {
    pieces: agenda.piecesOn(date),
    busy: agenda.busy,
    question: slotQuestionOf(agenda.wanted, question),
  });
}

const NEVER: Judgement = { fits: false, isClear: true };

/**
 * In whose hands it would be: as it was booked, whatever the service takes and costs today, or as another
 * one does it. A company that was closed, or somebody who left, gets nothing new.
 */
export async function handsOf(
  scope: CompanyScope,
  { row, company, professionalId = row.professionalId }: Omit<OwnMove, 'now'>,
): Promise<Hands | null> {
  if (!company.active) return null;
  if (professionalId === row.professionalId) {
    const isHere = await isActiveProfessional(scope, professionalId);
    const durationMinutes = minutesOf(row);
    return isHere ? { professionalId, durationMinutes, price: row.price, offer: null } : null;
  }
  const others = await listOtherHands(scope, row);
  return others.find((other) => other.professionalId === professionalId) ?? null;
}

/** Its own time is not in its way. */
function questionOf(
  { row, company, now }: OwnMove,
  { professionalId, durationMinutes }: Hands,
): TimeQuestion {
  const { bufferBeforeMinutes, bufferAfterMinutes } = placeOf(row);
  const wanted = {
    professional: { id: professionalId, name: '' },
    durationMinutes,
    bufferBeforeMinutes,
    bufferAfterMinutes,
  };
  const { timezone: zone, slotStepMinutes, noticeMinutes } = company;
  const rules = { zone, stepMinutes: slotStepMinutes, noticeMinutes };
  return { wanted: [wanted], rules, now, exceptId: row.id };
}

function horizonOf({ company, now }: OwnMove): DaySpan {
  const last = lastBookableDay(now, company.timezone, company.horizonInDays);
  return { from: todayIn(company.timezone, now), until: last.add({ days: 1 }) };
}

function isInHorizon(move: OwnMove, date: Temporal.PlainDate): boolean {
  const { compare } = Temporal.PlainDate;
  const { from, until } = horizonOf(move);
  return compare(from, date) <= 0 && compare(date, until) < 0;
}
