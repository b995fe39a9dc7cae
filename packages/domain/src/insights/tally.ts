import type { AppointmentStatus } from '../scheduling/appointment.ts';
import type { Interval } from '../shared/interval.ts';
import { type ZoneClock, zoneClockOf } from '../shared/zone-clock.ts';

/** An appointment that begins within the period. Times are epoch seconds. */
export type Visit = {
  startTime: number;
  endTime: number;
  status: AppointmentStatus;
  /** The professional's place on the roster. */
  who: number;
};
/** A service that was paid within the period, or of which the money was given back. */
export type PaidService = {
  /** Days count from the first of the period. */
  day: number;
  /** When its appointment began, in epoch seconds: maybe before the period. */
  startTime: number;
  /** In cents, below zero where it was given back. */
  gross: number;
  discount: number;
  /** Of what is left: paid before by a package, a gift card or the client's account. */
  prepaid: number;
  /** The places of professional and service on the roster. */
  who: number;
  what: number;
};
export type Happened = { visits: readonly Visit[]; paidServices: readonly PaidService[] };

type Tally = { appointments: number; completed: number; revenue: number };
type TeamTally = Tally & {
  /** How often something of hers was paid or given back. */
  payments: number;
  /** What was not cancelled, in minutes by the company's clock from the first midnight on. */
  booked: Interval[];
};
type ServiceTally = {
  /** How often it was paid or given back. */
  payments: number;
  /** How often it was paid, less how often that was given back. */
  timesPaid: number;
  revenue: number;
};
/** What happened in a period, counted once for each way of looking at it. */
export type Tallies = {
  whole: Tally;
  /** What was paid before: it was revenue on that day. */
  prepaid: number;
  byStatus: Record<AppointmentStatus, number>;
  byDay: Tally[];
  /** Hours of the week, from Monday's first on: when appointments begin, paid ones and others. */
  byHour: Tally[];
  /** Each in her place on the roster. */
  byProfessional: TeamTally[];
  byService: ServiceTally[];
};

/** The days of the period, and how many are on the roster. */
type Frame = {
  firstDay: Temporal.PlainDate;
  zone: string;
  days: number;
  professionals: number;
  services: number;
};

const MINUTES_OF_HOUR = 60;
const HOURS_OF_DAY = 24;
const HOURS_OF_WEEK = 7 * HOURS_OF_DAY;
const MINUTES_OF_DAY = HOURS_OF_DAY * MINUTES_OF_HOUR;

export function tallyOf({ visits, paidServices }: Happened, frame: Frame): Tallies {
  const tallies: Tallies = {
    whole: noTally(),
    prepaid: 0,
    byStatus: noStatuses(),
    byDay: many(frame.days, noTally),
    byHour: many(HOURS_OF_WEEK, noTally),
    byProfessional: many(frame.professionals, noTeamTally),
    byService: many(frame.services, noServiceTally),
  };
  const minuteOf = minutesSince(frame);
  const hoursBefore = (frame.firstDay.dayOfWeek - 1) * HOURS_OF_DAY;
  for (const visit of visits) {
    const from = minuteOf(Math.floor(visit.startTime / 60));
    countVisit(tallies, visit, { from, hour: hourOfWeek(from, hoursBefore) });
  }
  for (const paid of paidServices) {
    const from = minuteOf(Math.floor(paid.startTime / 60));
    countPayment(tallies, paid, hourOfWeek(from, hoursBefore));
  }
  return tallies;
}

/** Minutes by the company's clock, from the first midnight of the period on. */
function minutesSince({ firstDay, zone }: Frame): ZoneClock {
  const clock = zoneClockOf(zone);
  const midnight = Date.UTC(firstDay.year, firstDay.month - 1, firstDay.day) / 60_000;
  return (epochMinute) => clock(epochMinute) - midnight;
}

function countVisit(
  tallies: Tallies,
  { startTime, endTime, status, who }: Visit,
  { from, hour }: { from: number; hour: number },
): void {
  const isCompleted = status === 'completed';
  tallies.byStatus[status] += 1;
  addVisit(tallies.whole, isCompleted);
  addVisit(tallies.byDay[Math.floor(from / MINUTES_OF_DAY)], isCompleted);
  addVisit(tallies.byHour[hour], isCompleted);
  const hers = tallies.byProfessional[who];
  addVisit(hers, isCompleted);
  if (status === 'cancelled') return;
  hers?.booked.push({ from, until: from + Math.ceil((endTime - startTime) / 60) });
}

function addVisit(tally: Tally | undefined, isCompleted: boolean): void {
  if (!tally) return;
  tally.appointments += 1;
  if (isCompleted) tally.completed += 1;
}

function countPayment(tallies: Tallies, paid: PaidService, hour: number): void {
  const revenue = paid.gross - paid.discount - paid.prepaid;
  tallies.prepaid += paid.prepaid;
  addRevenue(tallies.whole, revenue);
  addRevenue(tallies.byDay[paid.day], revenue);
  addRevenue(tallies.byHour[hour], revenue);
  addPayment(tallies.byProfessional[paid.who], revenue);
  const its = tallies.byService[paid.what];
  addPayment(its, revenue);
  // What costs nothing was never paid.
  if (its) its.timesPaid += Math.sign(paid.gross);
}

function addPayment(tally: TeamTally | ServiceTally | undefined, revenue: number): void {
  addRevenue(tally, revenue);
  if (tally) tally.payments += 1;
}

function addRevenue(tally: { revenue: number } | undefined, revenue: number): void {
  if (tally) tally.revenue += revenue;
}

/** What was paid in a period may have begun before it. */
function hourOfWeek(minute: number, hoursBefore: number): number {
  const hour = hoursBefore + Math.floor(minute / MINUTES_OF_HOUR);
  return ((hour % HOURS_OF_WEEK) + HOURS_OF_WEEK) % HOURS_OF_WEEK;
}

// A loop: for the hours of a week `Array.from` takes longer than a month's appointments.
function many<Value>(length: number, none: () => Value): Value[] {
  const list: Value[] = [];
  for (let place = 0; place < length; place++) list.push(none());
  return list;
}

function noTally(): Tally {
  return { appointments: 0, completed: 0, revenue: 0 };
}

function noTeamTally(): TeamTally {
  return { appointments: 0, completed: 0, revenue: 0, payments: 0, booked: [] };
}

function noServiceTally(): ServiceTally {
  return { payments: 0, timesPaid: 0, revenue: 0 };
}

function noStatuses(): Tallies['byStatus'] {
  return { scheduled: 0, confirmed: 0, completed: 0, cancelled: 0, no_show: 0 };
}
