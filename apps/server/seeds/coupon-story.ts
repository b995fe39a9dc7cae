import { checkCoupon } from '@app/domain/promotions/coupon';
import { NO_RULES } from '@app/domain/promotions/coupon-rules';
import { startOfDay, todayIn } from '@app/domain/shared/local-time';
import { type Cents, cents } from '@app/domain/shared/money';
import type { couponUses } from '../src/modules/promotions/coupon-uses.table.ts';
import type { coupons } from '../src/modules/promotions/coupons.table.ts';
import type { Entry, Telling } from './agenda-entry.ts';
import { idAt } from './chance.ts';
import { DAYS_BACK, type GivenCoupon } from './diary.ts';

type CouponRow = Omit<typeof coupons.$inferSelect, 'companyId'>;
type CouponUse = Omit<typeof couponUses.$inferSelect, 'companyId' | 'id'>;
export type CouponStory = {
  coupons: CouponRow[];
  uses: CouponUse[];
  /** The same ones, some of them for less. */
  entries: Entry[];
};

/** In the order in which they were booked: the last use goes to whoever came first. */
export function useCoupons(telling: Telling, entries: readonly Entry[]): CouponStory {
  const given = telling.diary.coupons.map((coupon, place) => couponOf(telling, coupon, place));
  const uses: CouponUse[] = [];
  const booked = entries.toSorted((first, second) =>
    Temporal.Instant.compare(first.row.createdAt, second.row.createdAt),
  );
  const reduced = booked.map((entry) => {
    const use = useOf(telling, entry, { given, uses });
    if (!use) return entry;
    uses.push(use);
    const { couponId, discount } = use;
    const price = cents(entry.row.price - discount);
    return { ...entry, row: { ...entry.row, couponId, discount, price } };
  });
  const counted = given.map((coupon) => ({ ...coupon, usageCount: usesOf(coupon, uses).length }));
  return { coupons: counted, uses, entries: reduced };
}

function couponOf({ chance, today, timezone }: Telling, coupon: GivenCoupon, place: number) {
  const { validForDays, usedInHundred: _often, ...terms } = coupon;
  const day = startOfDay(today.subtract({ days: 2 * DAYS_BACK }), timezone);
  const createdAt = day.add({ hours: 10 + place });
  const validUntil = validForDays === null ? null : today.add({ days: validForDays });
  const { serviceIds: _all, ...rules } = NO_RULES;
  const free = { ...rules, weekdays: [...rules.weekdays] };
  const fresh = { usageCount: 0, active: true, version: 1, ...free };
  return { ...terms, ...fresh, id: idAt(createdAt, chance), validUntil, createdAt };
}

type Drawer = { given: readonly CouponRow[]; uses: readonly CouponUse[] };

/** What was cancelled gave its use back. */
function useOf(telling: Telling, { row }: Entry, { given, uses }: Drawer): CouponUse | null {
  const { clientId, id: appointmentId, price: total, createdAt: usedAt } = row;
  const coupon = given.find((_, place) => {
    return telling.chance.happens(telling.diary.coupons[place]?.usedInHundred ?? 0);
  });
  if (!coupon || clientId === null || row.status === 'cancelled' || row.seriesId) return null;
  if (Temporal.Instant.compare(usedAt, coupon.createdAt) < 0) return null;
  const ofCoupon = usesOf(coupon, uses);
  const discount = discountOf(
    telling,
    { ...coupon, usageCount: ofCoupon.length },
    {
      total,
      usedAt,
      usesByClient: ofCoupon.filter((use) => use.clientId === clientId).length,
    },
  );
  if (!discount) return null;
  return { couponId: coupon.id, clientId, appointmentId, discount, usedAt, byLink: false };
}

function usesOf({ id }: CouponRow, uses: readonly CouponUse[]): CouponUse[] {
  return uses.filter(({ couponId }) => couponId === id);
}

type Order = { total: Cents; usesByClient: number; usedAt: Temporal.Instant };

function discountOf(
  { timezone }: Telling,
  coupon: CouponRow,
  { usedAt, total, usesByClient: uses }: Order,
): Cents | null {
  const checked = checkCoupon(
    { ...coupon, serviceIds: NO_RULES.serviceIds },
    {
      services: [{ id: '', price: total }],
      day: null,
      client: { uses, hasVisited: false, birthDate: null },
      today: todayIn(timezone, usedAt),
    },
  );
  return checked.accepted ? checked.value.discount : null;
}
