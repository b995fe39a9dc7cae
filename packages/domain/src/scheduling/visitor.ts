/** What was booked online lately and nobody of the team has vouched for. */
export type RecentBookings = { ofAddress: number; ofNetwork: number };

/** As long as a visitor's bookings count. */
export const RECENT_HOURS = 24;

/** How many numbers a device tries, at most, for one booking: about a second of a phone's time. */
export const USUAL_WORK = 50_000;
const MOST_WORK = 3_000_000;
const GROWTH = 1.6;
const FREE = { ofAddress: 3, ofNetwork: 10 };

/**
 * What one more booking costs the device it comes from: nothing for a family, and more with each that
 * came before. A network is many people, so it counts a third.
 */
export function workFor({ ofAddress, ofNetwork }: RecentBookings): number {
  const steps = Math.max(
    ofAddress - FREE.ofAddress + 1,
    Math.ceil((ofNetwork - FREE.ofNetwork + 1) / 3),
  );
  if (steps <= 0) return 0;
  return Math.min(MOST_WORK, Math.round(USUAL_WORK * GROWTH ** (steps - 1)));
}

/** Somebody else may have booked from there while she worked, and her work is not lost. */
export function isEnoughWork(done: number, asked: number): boolean {
  return done * GROWTH ** 2.5 >= asked;
}

/** The same, as far as they are still ahead. */
export type OpenBookings = RecentBookings & { ofPhone: number };

export const MOST_OPEN = { ofAddress: 12, ofNetwork: 30, ofPhone: 6 } as const;

/** Whether one more fits before somebody of the team has looked at those there are. */
export function mayBookUnseen({ ofAddress, ofNetwork, ofPhone }: OpenBookings): boolean {
  if (ofAddress >= MOST_OPEN.ofAddress || ofNetwork >= MOST_OPEN.ofNetwork) return false;
  return ofPhone < MOST_OPEN.ofPhone;
}
