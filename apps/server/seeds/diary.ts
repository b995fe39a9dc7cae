import type { NewCoupon } from '@app/domain/promotions/coupon';
import type { CouponRules } from '@app/domain/promotions/coupon-rules';
import type { Weekday } from '@app/domain/shared/local-time';
import type { Circle } from './circles.ts';

/** How the days of a sample company go by. Whatever is not said of a service is ordinary. */
export type Diary<Service extends string = string> = {
  /** The same number tells the same days. */
  seed: number;
  /** In percent, how full a day is once it is over; from Sunday on. */
  load: readonly [number, number, number, number, number, number, number];
  /** In percent of an ordinary day; the first that covers a day counts. */
  seasons: readonly Season[];
  /** How many days ago somebody began, who was not here the whole year. */
  joined: Readonly<Record<string, number>>;
  onlineInHundred: number;
  /** How often a service is asked for. */
  often: Partial<Readonly<Record<Service, number>>>;
  /** Whom a service is for. */
  only: Partial<Readonly<Record<Service, Circle>>>;
  /** What many take in one visit. */
  together: readonly (readonly [Service, Service])[];
  /** What the team notes, and what clients write when they book. */
  notes: readonly string[];
  wishes: readonly string[];
  blocks: readonly Block[];
  series: readonly Series<Service>[];
  /** Whether somebody looks at what is booked online, and at how much nobody has looked yet. */
  approval: 'each' | 'none';
  awaitingApproval: number;
  coupons: readonly GivenCoupon[];
};

/** From one day of the calendar until another one: '12-01' to '12-24'. */
export type Season = { from: string; until: string; percent: number };
export type Block = { reason: string; minutes: number; at: 'after-lunch' | 'end-of-day' };
/** A client who comes to whoever does this, always on the same day at the same time. */
export type Series<Service extends string = string> = {
  service: Service;
  professional: string;
  weekday: Weekday;
  at: `${string}:${string}`;
  everyWeeks: number;
};
export type GivenCoupon = Omit<NewCoupon, 'validUntil' | 'active' | keyof CouponRules> & {
  /** Counted from today; it was over if they are negative. */
  validForDays: number | null;
  usedInHundred: number;
};

export const HISTORY_DAYS = 365;
/** The last ones, which are as full as days get. */
export const DAYS_BACK = 30;
export const DAYS_AHEAD = 30;
