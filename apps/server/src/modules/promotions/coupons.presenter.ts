import type { CouponForm, coupon as couponSchema } from '@app/contract/promotions/coupons.contract';
import type { Answer } from '@app/contract/shared/schemas';
import {
  COUPON_STANDING_WORDS,
  couponStanding,
  type NewCoupon,
} from '@app/domain/promotions/coupon';
import { ruleWords } from '@app/domain/promotions/coupon-rules';
import { formatDate, todayIn } from '@app/domain/shared/local-time';
import { type Cents, cents, formatAmount } from '@app/domain/shared/money';
import { csvFile } from '../../foundation/spreadsheets/csv-export.ts';
import type { CouponView } from './coupons.queries.ts';

export function presentCoupon(view: CouponView): Answer<typeof couponSchema> {
  const { minimumAmount, maximumDiscount, serviceIds: _, ...coupon } = view;
  return { ...coupon, minimumAmountCents: minimumAmount, maximumDiscountCents: maximumDiscount };
}

export function newCouponOf(form: CouponForm): NewCoupon {
  const { minimumAmountCents, maximumDiscountCents, validUntil, validFrom, ...others } = form;
  return {
    ...others,
    minimumAmount: restriction(minimumAmountCents),
    maximumDiscount: restriction(maximumDiscountCents),
    validUntil: dayOf(validUntil),
    validFrom: dayOf(validFrom),
    weekdays: others.weekdays.length === DAYS_OF_WEEK ? [] : others.weekdays,
  };
}

const DAYS_OF_WEEK = 7;

function dayOf(written: string | null): Temporal.PlainDate | null {
  return written === null ? null : Temporal.PlainDate.from(written);
}

/** Zero restricts nothing. */
function restriction(amount: number | null): Cents | null {
  return amount === null || amount === 0 ? null : cents(amount);
}

const CSV_HEADER = [
  'Nome',
  'Código',
  'Descrição',
  'Tipo de desconto',
  'Desconto',
  'Valor mínimo (R$)',
  'Desconto máximo (R$)',
  'Usos',
  'Limite de usos',
  'Limite por cliente',
  'Válido até',
  'Status',
  'Criado em',
  'Regras',
  'Usos pelo link',
];

/** The list as a spreadsheet file, dates in the company's zone. */
export function couponsFile(
  rows: CouponView[],
  { timezone, now }: { timezone: string; now: Temporal.Instant },
): File {
  const today = todayIn(timezone, now);
  const lines = rows.map((coupon) => [
    coupon.name,
    coupon.code,
    coupon.description,
    coupon.discountType === 'percentage' ? 'Percentual (%)' : 'Valor fixo (R$)',
    formatAmount(cents(coupon.discountValue)),
    coupon.minimumAmount === null ? '' : formatAmount(coupon.minimumAmount),
    coupon.maximumDiscount === null ? '' : formatAmount(coupon.maximumDiscount),
    coupon.usageCount,
    coupon.usageLimit === 0 ? 'Sem limite' : coupon.usageLimit,
    coupon.usageLimitPerClient,
    coupon.validUntil === null ? '' : formatDate(coupon.validUntil),
    COUPON_STANDING_WORDS[couponStanding(coupon, today)],
    formatDate(todayIn(timezone, coupon.createdAt)),
    ruleWords(
      coupon,
      coupon.services.map(({ name }) => name),
    ).join('; '),
    coupon.linkUsageCount,
  ]);
  return csvFile('cupons.csv', CSV_HEADER, lines);
}
