import type { Cents } from '../shared/money.ts';
import { birthdayIn } from './birthday.ts';

/** Whom a campaign can be for. Somebody in several of them counts, and hears, once. */
export const SEGMENTS = [
  'all',
  'recent',
  'inactive',
  'birthday',
  'vip',
  'high_value',
  'new',
  'due_return',
] as const;
export type Segment = (typeof SEGMENTS)[number];

/** The shorter list of the simple form. */
export const AUDIENCES = ['all', 'active', 'inactive', 'birthday'] as const;
export type Audience = (typeof AUDIENCES)[number];

export function segmentOf(audience: Audience): Segment {
  return audience === 'active' ? 'recent' : audience;
}

/** A client as segments see her. Appointments count by their day; cancelled ones do not. */
export type SegmentedClient = {
  registeredOn: Temporal.PlainDate;
  birthDate: Temporal.PlainDate | null;
  appointments: number;
  /** The latest that is not after today. */
  lastAppointmentOn: Temporal.PlainDate | null;
  hasFutureAppointment: boolean;
  /** Of completed appointments. */
  spent: Cents;
  /** By her own rhythm, or the service's, she should come about now, and has nothing booked. */
  isDueForReturn: boolean;
};

export const SEGMENT_DAYS = { recent: 30, inactive: 60, new: 7 } as const;
/** More than so many appointments, and so many times the average. */
export const VIP_APPOINTMENTS = 10;
export const HIGH_VALUE_TIMES = 2;

type Company = {
  today: Temporal.PlainDate;
  /** Per client who has spent anything; 0 while nobody has. */
  averageSpent: number;
};

export function isInSegment(segment: Segment, client: SegmentedClient, company: Company): boolean {
  return RULES[segment](client, company);
}

const RULES: Record<Segment, (client: SegmentedClient, company: Company) => boolean> = {
  all: () => true,
  recent: ({ lastAppointmentOn }, { today }) =>
    lastAppointmentOn !== null && daysSince(lastAppointmentOn, today) <= SEGMENT_DAYS.recent,
  inactive: (client, { today }) => isAbsent(client, SEGMENT_DAYS.inactive, today),
  birthday: ({ birthDate }, { today }) =>
    birthDate !== null && birthdayIn(today.year, birthDate).month === today.month,
  vip: ({ appointments }) => appointments > VIP_APPOINTMENTS,
  high_value: ({ spent }, { averageSpent }) =>
    averageSpent > 0 && spent >= averageSpent * HIGH_VALUE_TIMES,
  new: ({ registeredOn }, { today }) => daysSince(registeredOn, today) <= SEGMENT_DAYS.new,
  due_return: ({ isDueForReturn }) => isDueForReturn,
};

/** Who never came is absent since she was registered; who has a time to come is not absent. */
export function isAbsent(
  client: SegmentedClient,
  days: number,
  today: Temporal.PlainDate,
): boolean {
  return !client.hasFutureAppointment && daysSince(absentSince(client), today) >= days;
}

export function absentSince({
  lastAppointmentOn,
  registeredOn,
}: Pick<SegmentedClient, 'lastAppointmentOn' | 'registeredOn'>): Temporal.PlainDate {
  return lastAppointmentOn ?? registeredOn;
}

function daysSince(date: Temporal.PlainDate, today: Temporal.PlainDate): number {
  return date.until(today, { largestUnit: 'day' }).days;
}

export const ANALYTICS_LINES = { vipAppointments: 5, inactiveDays: 30 } as const;

/** The analytics have always drawn these two lines elsewhere; nothing is sent by them. */
export function isVipInAnalytics({ appointments }: SegmentedClient): boolean {
  return appointments >= ANALYTICS_LINES.vipAppointments;
}

/** Whoever was not here lately, also one who never was or has yet to come. */
export function isInactiveInAnalytics(
  { lastAppointmentOn }: SegmentedClient,
  today: Temporal.PlainDate,
): boolean {
  if (lastAppointmentOn === null) return true;
  return daysSince(lastAppointmentOn, today) > ANALYTICS_LINES.inactiveDays;
}
