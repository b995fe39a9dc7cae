import { lastBookableDay } from '@app/domain/scheduling/availability';
import {
  epochMinuteOf,
  isWholeMinute,
  type Judgement,
  judgeStart,
} from '@app/domain/scheduling/booking-place';
import { todayIn } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { CompanyRow } from '../../company/company.queries.ts';
import { isActiveProfessional } from '../../team/professionals.queries.ts';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import { placeOf } from '../booking/place.rules.ts';
import {
  listFreeDays,
  listFreeSlots,
  readWorkingTimes,
} from '../free-time/availability.queries.ts';
import { type FreeDay, type FreeSlot, slotQuestionOf } from '../free-time/availability.rules.ts';
import type { DaySpan, TimeQuestion } from '../free-time/working-time.rules.ts';

/** What is to be moved, and when somebody asks. */
type OwnMove = { row: AppointmentRow; company: CompanyRow; now: Temporal.Instant };

/** Every day of the horizon, and whether the same professional has another time as long left on it. */
export async function listOwnDays(scope: CompanyScope, move: OwnMove): Promise<FreeDay[]> {
  if (!(await isMovable(scope, move))) return [];
  const days = await listFreeDays(scope, { ...questionOf(move), ...horizonOf(move) });
  const hers = todayIn(move.company.timezone, move.row.startTime);
  const slots = await listOwnSlots(scope, move, hers);
  const hasOther = slots.some(({ startTime }) => !startTime.equals(move.row.startTime));
  return days.map((day) => (day.date.equals(hers) ? { ...day, available: hasOther } : day));
}

export async function listOwnSlots(
  scope: CompanyScope,
  move: OwnMove,
  date: Temporal.PlainDate,
): Promise<FreeSlot[]> {
  if (!isInHorizon(move, date) || !(await isMovable(scope, move))) return [];
  return listFreeSlots(scope, { ...questionOf(move), date });
}

/** Whether a time is one of those, and if so, whether it is still free. */
export async function judgeOwnStart(
  scope: CompanyScope,
  move: OwnMove,
  startTime: Temporal.Instant,
): Promise<Judgement> {
  const date = todayIn(move.company.timezone, startTime);
  const isPossible = isWholeMinute(startTime) && isInHorizon(move, date);
  if (!isPossible || !(await isMovable(scope, move))) return NEVER;
  const question = questionOf(move);
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

/** A company that was closed, or somebody who left, gets nothing new. */
async function isMovable(scope: CompanyScope, { row, company }: OwnMove): Promise<boolean> {
  return company.active && isActiveProfessional(scope, row.professionalId);
}

/** As long as it was booked, whatever the service takes today; its own time is not in its way. */
function questionOf({ row, company, now }: OwnMove): TimeQuestion {
  const { bufferBeforeMinutes, bufferAfterMinutes } = placeOf(row);
  const wanted = {
    professional: { id: row.professionalId, name: '' },
    durationMinutes: row.startTime.until(row.endTime).total('minutes'),
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
