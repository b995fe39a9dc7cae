import { lengthInOtherHands } from '@app/domain/scheduling/appointment';
import { epochMinuteOf, judgeStart } from '@app/domain/scheduling/booking-place';
import { todayIn } from '@app/domain/shared/local-time';
import type { Calendar } from '@app/domain/team/schedule-day';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { type Offering, readOffering } from '../../catalog/offering.queries.ts';
import {
  type BookableProfessional,
  listBookableProfessionals,
} from '../../team/bookable-professionals.queries.ts';
import { readCalendars } from '../../team/calendars.queries.ts';
import { placeOf } from '../booking/place.rules.ts';
import { minutesOf } from './appointment-length.rules.ts';
import { daysOf } from './availability.queries.ts';
import { inOrderOfPick, slotQuestionOf } from './availability.rules.ts';
import { readWork, type Work } from './booked-work.queries.ts';
import { listBusyTime } from './busy-time.queries.ts';
import { offerOf } from './offer.rules.ts';
import type { Booked } from './troubles.queries.ts';
import { reachOf, type Wanted, workingTimesOf } from './working-time.rules.ts';

/** Somebody who does the same and is free then, with the time that it takes of her. */
export type Taker = {
  id: string;
  name: string;
  busyFrom: Temporal.Instant;
  busyUntil: Temporal.Instant;
};
type Asked = { zone: string; now: Temporal.Instant };

/** Who could take each of these at its time, in as many questions for a hundred as for one. */
export async function readTakers(
  scope: CompanyScope,
  booked: readonly Booked[],
  { zone, now }: Asked,
): Promise<ReadonlyMap<string, Taker[]>> {
  const [first, last] = [booked[0], booked.at(-1)];
  if (!first || !last) return new Map();
  const people = await listBookableProfessionals(scope, null);
  const professionalIds = people.map(({ id }) => id);
  const { fromDate, untilDate } = daysOf(first, last, zone);
  const calendars = await readCalendars(scope, professionalIds, { fromDate, untilDate });
  const offering = await readOffering(scope, null);
  const work = await readWork(scope, booked);
  const wishes = booked.map((one) => ({
    one,
    wanted: wantedOf(one, work.get(one.id) ?? [], { people, offering }),
  }));
  const wanted = wishes.flatMap((wish) => wish.wanted);
  const reach = reachOf(wanted, { from: fromDate, until: untilDate }, zone);
  const busy = await listBusyTime(scope, { professionalIds, now, exceptId: null, ...reach });
  return new Map(
    wishes.map((wish) => [wish.one.id, takersAmong(wish, { zone, now, calendars, busy })]),
  );
}

type Team = { people: readonly BookableProfessional[]; offering: Offering };

/** As each of the others would do it, with the time around it that it has. */
function wantedOf(one: Booked, work: readonly Work[], { people, offering }: Team): Wanted[] {
  const ids = work.map(({ serviceId }) => serviceId);
  const before = offerOf({ id: one.professionalId, name: '' }, offering, ids);
  const asBooked = work.reduce((total, { durationMinutes }) => total + durationMinutes, 0);
  const usual = before ? [asBooked, before.durationMinutes] : [asBooked];
  const { bufferBeforeMinutes, bufferAfterMinutes } = placeOf(one);
  const others = people.filter(({ id }) => id !== one.professionalId);
  return others
    .flatMap((person) => offerOf(person, offering, ids) ?? [])
    .map(({ professional, durationMinutes: hers }) => ({
      professional,
      durationMinutes: lengthInOtherHands({ lasts: minutesOf(one), usual, hers }),
      bufferBeforeMinutes,
      bufferAfterMinutes,
    }));
}

type Read = Asked & {
  calendars: ReadonlyMap<string, Calendar>;
  busy: Awaited<ReturnType<typeof listBusyTime>>;
};

/** Whoever works then and has nothing else to do, the one with the least to do that day first. */
function takersAmong(
  { one, wanted }: { one: Booked; wanted: readonly Wanted[] },
  { zone, now, calendars, busy }: Read,
): Taker[] {
  const date = todayIn(zone, one.startTime);
  const asked = { rules: { zone, stepMinutes: 1, noticeMinutes: null }, now };
  const free = workingTimesOf({ wanted, calendars, zone }, busy).filter((time) => {
    const question = slotQuestionOf(time.wanted, asked);
    const day = { pieces: time.piecesOn(date), busy: time.busy, question };
    const { fits, isClear } = judgeStart(epochMinuteOf(one.startTime), day);
    return fits && isClear;
  });
  return inOrderOfPick(free, date, zone).map(({ wanted: hers }) => takerOf(one, hers));
}

function takerOf({ startTime, busyFrom }: Booked, hers: Wanted): Taker {
  const minutes = hers.durationMinutes + hers.bufferAfterMinutes;
  return { ...hers.professional, busyFrom, busyUntil: startTime.add({ minutes }) };
}
