import { wizardLabels } from '../booking.labels.ts';
import { type BookingGate, failureOf } from '../booking-gate.ts';
import { couponInAddress } from '../coupon-link.ts';

export type LinkedCoupon = { text: string; isRefused: boolean };

/** What is told of the coupon that a link brings along; null where it brings none. */
export async function askLinkedCoupon(gate: BookingGate): Promise<LinkedCoupon | null> {
  const code = couponInAddress();
  if (code === '') return null;
  try {
    const told = await gate.couponTerms?.(code);
    return { text: wizardLabels.linkedCoupon(code, told?.terms ?? ''), isRefused: false };
  } catch (error) {
    const failure = failureOf(error);
    const isRefused = failure.code === 'COUPON_REFUSED';
    const { refusedCoupon, linkedCoupon } = wizardLabels;
    // Without an answer it goes along all the same: the last step asks again.
    const text = isRefused ? refusedCoupon(code, failure.message) : linkedCoupon(code, '');
    return { text, isRefused };
  }
}
