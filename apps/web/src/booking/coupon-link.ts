import { COUPON_LIMITS } from '@app/domain/promotions/coupon';

/** The code in the address of a link that somebody shared; empty where there is none. */
export function couponInAddress(): string {
  const code = new URLSearchParams(location.search).get('cupom') ?? '';
  return code.trim().slice(0, COUPON_LIMITS.codeLength).toUpperCase();
}
