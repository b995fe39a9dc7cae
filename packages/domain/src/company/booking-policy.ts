export const SLOT_STEPS = [5, 10, 15, 20, 30, 60] as const;
type SlotStep = (typeof SLOT_STEPS)[number];

/** What binds whoever books online. Staff are bound by none of it. */
export type BookingPolicy = {
  slotStepMinutes: SlotStep;
  /** How long before its start an appointment can still be booked. */
  noticeMinutes: number;
  horizonInDays: number;
  /** How long before its start a client can still cancel or move it herself. */
  changeCutoffInHours: number;
  /** Of one phone; 0 is no limit. */
  maxFutureBookings: number;
  singleService: boolean;
  manualApproval: boolean;
  /** How long after booking an appointment confirms itself; null when somebody does it. */
  autoConfirmAfterInSeconds: number | null;
};

/** Of a new company. */
export const BOOKING_POLICY = {
  slotStepMinutes: 30,
  noticeMinutes: 5,
  horizonInDays: 30,
  changeCutoffInHours: 2,
  maxFutureBookings: 5,
  singleService: false,
  manualApproval: false,
  autoConfirmAfterInSeconds: null,
} as const satisfies BookingPolicy;

export const BOOKING_POLICY_LIMITS = {
  noticeMinutes: 30 * 24 * 60,
  horizonInDays: 365,
  changeCutoffInHours: 30 * 24,
  maxFutureBookings: 100,
  autoConfirmAfterInSeconds: 24 * 60 * 60,
} as const;

/** What is proposed to whoever lets appointments confirm themselves. */
export const ORDINARY_AUTO_CONFIRM_IN_SECONDS = 30;
