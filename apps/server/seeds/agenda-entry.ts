import {
  type AppointmentStatus,
  type BookingSource,
  serviceNamesOf,
} from '@app/domain/scheduling/appointment';
import { momentOf } from '@app/domain/scheduling/booking-place';
import { startOfDay } from '@app/domain/shared/local-time';
import { cents, sumOf } from '@app/domain/shared/money';
import type { appointments } from '../src/modules/scheduling/appointments/appointments.table.ts';
import type { OfferService } from '../src/modules/scheduling/free-time/offer.rules.ts';
import { type Chance, idAt } from './chance.ts';
import type { Block, Diary } from './diary.ts';
import type { Guest } from './guests.ts';

/** A row of the agenda with everything said, and what is done in it. */
export type Entry = {
  row: Omit<typeof appointments.$inferSelect, 'companyId' | 'keepsTime'>;
  services: readonly OfferService[];
};
export type Telling = {
  diary: Diary;
  chance: Chance;
  now: Temporal.Instant;
  today: Temporal.PlainDate;
  timezone: string;
};
export type Visit = {
  professionalId: string;
  guest: Guest;
  services: readonly OfferService[];
  /** Epoch minutes. */
  from: number;
  bookedAt: Temporal.Instant;
  source: BookingSource;
  overbooked?: boolean;
  seriesId?: string;
};

export function appointmentEntry(telling: Telling, visit: Visit): Entry {
  const { diary, chance } = telling;
  const { services, from, source } = visit;
  const until = from + durationOf(services);
  const status = statusOf(telling, { from, until });
  const words = source === 'client' ? diary.wishes : diary.notes;
  return {
    services,
    row: {
      ...blankRow(telling, visit.bookedAt),
      ...timesOf({ from, until, before: bufferBefore(services), after: bufferAfter(services) }),
      kind: 'appointment',
      status,
      source,
      professionalId: visit.professionalId,
      clientId: visit.guest.client.id,
      price: sumOf(services.map(({ price }) => price)),
      serviceNames: serviceNamesOf(services),
      notes: chance.happens(12) ? chance.pick(words) : '',
      overbooked: visit.overbooked ?? false,
      cancelledBy: status === 'cancelled' ? (chance.happens(65) ? 'client' : 'staff') : null,
      seriesId: visit.seriesId ?? null,
    },
  };
}

export function blockEntry(
  telling: Telling,
  { professionalId, block, from }: { professionalId: string; block: Block; from: number },
): Entry {
  const until = from + block.minutes;
  const date = momentOf(from).toZonedDateTimeISO(telling.timezone).toPlainDate();
  return {
    services: [],
    row: {
      ...blankRow(telling, bookedBefore(date, telling)),
      ...timesOf({ from, until, before: 0, after: 0 }),
      kind: 'block',
      professionalId,
      notes: block.reason,
    },
  };
}

/** On a day before, and before today. */
export function bookedBefore(
  date: Temporal.PlainDate,
  { chance, today, timezone }: Telling,
): Temporal.Instant {
  const wished = date.subtract({ days: 1 + chance.below(14) });
  const isAhead = Temporal.PlainDate.compare(wished, today) >= 0;
  const day = isAhead ? today.subtract({ days: 1 + chance.below(6) }) : wished;
  const minutes = 8 * 60 + chance.below(11 * 60);
  return startOfDay(day, timezone).add({ minutes, seconds: chance.below(60) });
}

export function durationOf(services: readonly OfferService[]): number {
  return services.reduce((total, { durationMinutes }) => total + durationMinutes, 0);
}

export function bufferBefore(services: readonly OfferService[]): number {
  return services[0]?.bufferBeforeMinutes ?? 0;
}

export function bufferAfter(services: readonly OfferService[]): number {
  return services.at(-1)?.bufferAfterMinutes ?? 0;
}

type Times = Pick<Entry['row'], 'startTime' | 'endTime' | 'busyFrom' | 'busyUntil'>;
type Said = keyof Times | 'kind' | 'professionalId' | 'notes';

function blankRow({ chance }: Telling, createdAt: Temporal.Instant): Omit<Entry['row'], Said> {
  return {
    id: idAt(createdAt, chance),
    createdAt,
    version: 1,
    status: 'scheduled' as const,
    clientId: null,
    price: cents(0),
    discount: cents(0),
    couponId: null,
    serviceNames: '',
    overbooked: false,
    needsApproval: false,
    source: 'staff' as const,
    cancelledBy: null,
    arrivedAt: null,
    startedAt: null,
    seriesId: null,
    settledAt: null,
    owed: cents(0),
    heldUntil: null,
    heldBy: null,
  };
}

type Minutes = { from: number; until: number; before: number; after: number };

function timesOf({ from, until, before, after }: Minutes): Times {
  return {
    startTime: momentOf(from),
    endTime: momentOf(until),
    busyFrom: momentOf(from - before),
    busyUntil: momentOf(until + after),
  };
}

/** Of a hundred that are over, six did not come and eight were cancelled. */
function statusOf(
  { chance, now }: Telling,
  { from, until }: Pick<Minutes, 'from' | 'until'>,
): AppointmentStatus {
  const minute = now.epochMilliseconds / 60_000;
  const luck = chance.below(100);
  if (until <= minute) return luck < 6 ? 'no_show' : luck < 14 ? 'cancelled' : 'completed';
  if (from <= minute) return 'confirmed';
  if (luck < 5) return 'cancelled';
  const isSoon = from - minute < 3 * 24 * 60;
  return luck < (isSoon ? 65 : 25) ? 'confirmed' : 'scheduled';
}
