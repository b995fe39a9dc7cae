import { openPiecesOn } from '@app/domain/scheduling/availability';
import { epochMinuteOf } from '@app/domain/scheduling/booking-place';
import { type Interval, lengthOf, merge, subtract } from '@app/domain/shared/interval';
import type { Calendar } from '@app/domain/team/schedule-day';
import type { OfferService } from '../src/modules/scheduling/free-time/offer.rules.ts';
import {
  appointmentEntry,
  blockEntry,
  bookedBefore,
  bufferAfter,
  bufferBefore,
  durationOf,
  type Entry,
  type Telling,
} from './agenda-entry.ts';
import { pickServices } from './agenda-services.ts';
import type { Guest, GuestBook } from './guests.ts';

/** Somebody whose days are told, one after the other. */
export type Worker = {
  id: string;
  name: string;
  /** From left to right in the agenda. */
  place: number;
  calendar: Calendar;
  services: readonly OfferService[];
  guests: GuestBook;
};
export type Day = {
  date: Temporal.PlainDate;
  /** Counted from her first one. */
  number: number;
  /** In percent. */
  load: number;
  isToday: boolean;
  /** What has its time already. */
  settled: readonly Entry[];
};

const GRID_IN_MINUTES = 15;
const ONLINE_GRID_IN_MINUTES = 30;

/** Everything that takes her time on the day: she is busy with one thing at a time. */
export function tellDay(telling: Telling, worker: Worker, day: Day): Entry[] {
  const open = openPiecesOn(day.date, worker.calendar, telling.timezone);
  if (open.length === 0) return [];
  const settled = [...day.settled, ...blocksOf(telling, worker, { ...day, open })];
  const free = subtract(open, settled.map(busyTimeOf));
  const seen = fill(telling, worker, { ...day, free });
  return [...settled, ...seen, ...squeezedIn(telling, worker, { ...day, seen })];
}

function busyTimeOf({ row }: Entry): Interval {
  return { from: epochMinuteOf(row.busyFrom), until: epochMinuteOf(row.busyUntil) };
}

function blocksOf(
  telling: Telling,
  worker: Worker,
  { open, isToday, settled }: Day & { open: readonly Interval[] },
): Entry[] {
  const { chance, diary } = telling;
  const isBlocked = isToday ? worker.place === 0 : chance.happens(8);
  if (!isBlocked) return [];
  const block = isToday ? diary.blocks[0] : chance.pick(diary.blocks);
  const parts = merge(open);
  const part = block?.at === 'after-lunch' ? parts[1] : parts.at(-1);
  if (!block || !part || lengthOf(part) < block.minutes) return [];
  const from = block.at === 'after-lunch' ? part.from : part.until - block.minutes;
  const taken = subtract([{ from, until: from + block.minutes }], settled.map(busyTimeOf));
  const isFree = taken.length === 1 && taken.every((piece) => lengthOf(piece) === block.minutes);
  return isFree ? [blockEntry(telling, { professionalId: worker.id, block, from })] : [];
}

/** Along the day: whenever she has done less than the day should bring, somebody comes. */
function fill(
  telling: Telling,
  worker: Worker,
  { free, ...day }: Day & { free: readonly Interval[] },
): Entry[] {
  const entries: Entry[] = [];
  // On a quiet day the first one does not come when the doors open.
  let [worked, passed] = [telling.chance.below(Math.max(1, Math.round(60 - day.load))), 0];
  for (const piece of free) {
    let at = onGrid(piece.from);
    while (at < piece.until) {
      const due = ((passed + at + GRID_IN_MINUTES - piece.from) * day.load) / 100;
      const comes = telling.chance.happens(worked < due ? 85 : 4);
      const entry = comes ? visitAt(telling, worker, { ...day, at, piece }) : null;
      if (entry) entries.push(entry);
      if (!entry) at += GRID_IN_MINUTES;
      // A cancelled one leaves its time to whoever asks next.
      if (!entry || entry.row.status === 'cancelled') continue;
      worked += lengthOf(busyTimeOf(entry));
      at = onGrid(busyTimeOf(entry).until);
    }
    passed += lengthOf(piece);
  }
  return entries;
}

function onGrid(minute: number): number {
  return Math.ceil(minute / GRID_IN_MINUTES) * GRID_IN_MINUTES;
}

function visitAt(
  telling: Telling,
  worker: Worker,
  { at, piece, ...day }: Day & { at: number; piece: Interval },
): Entry | null {
  const { chance, diary } = telling;
  const bookedAt = bookedBefore(day.date, telling);
  const guest = worker.guests.next(day.number, bookedAt);
  if (!guest) return null;
  const services = pickServices(telling, guest, (wished) => fits(wished, at, piece));
  if (services.length === 0) return null;
  const from = onGrid(at + bufferBefore(services));
  const mayBeOnline = services.length === 1 && from % ONLINE_GRID_IN_MINUTES === 0;
  const isOnline = mayBeOnline && chance.happens(diary.onlineInHundred);
  const source = isOnline ? 'client' : 'staff';
  return seen(telling, worker, { guest, services, from, bookedAt, source, day });
}

/** Buffers too: whatever follows begins after them. */
function fits(services: readonly OfferService[], at: number, piece: Interval): boolean {
  const from = onGrid(at + bufferBefore(services));
  return from + durationOf(services) + bufferAfter(services) <= piece.until;
}

/** 'Encaixe': a short thing put over another one on purpose. */
function squeezedIn(
  telling: Telling,
  worker: Worker,
  { seen: entries, ...day }: Day & { seen: readonly Entry[] },
): Entry[] {
  const { chance } = telling;
  const kept = entries.filter(({ row }) => row.status !== 'cancelled');
  const isFull = day.isToday ? worker.place === 1 : chance.happens(4);
  if (!isFull || kept.length === 0) return [];
  const { from, until } = busyTimeOf(chance.pick(kept));
  const bookedAt = bookedBefore(day.date, telling);
  const guest = worker.guests.next(day.number, bookedAt);
  const [short] = (guest?.wants ?? []).toSorted(
    (first, second) => first.durationMinutes - second.durationMinutes,
  );
  if (!guest || !short || from + short.durationMinutes > until) return [];
  const visit = { guest, services: [short], from: onGrid(from), bookedAt, day };
  return [seen(telling, worker, { ...visit, source: 'staff', overbooked: true })];
}

type Seen = Pick<Parameters<typeof appointmentEntry>[1], 'services' | 'from' | 'bookedAt'> & {
  guest: Guest;
  day: Pick<Day, 'number'>;
  source: 'client' | 'staff';
  overbooked?: boolean;
};

function seen(telling: Telling, worker: Worker, { day, ...visit }: Seen): Entry {
  const entry = appointmentEntry(telling, { professionalId: worker.id, ...visit });
  worker.guests.came(visit.guest, day.number, entry.row.status);
  return entry;
}
