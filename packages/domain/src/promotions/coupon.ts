import {
  type Cents,
  cents,
  formatMoney,
  larger,
  percentOf,
  smaller,
  sumOf,
} from '../shared/money.ts';
import { accept, type Result, refuse } from '../shared/result.ts';
import {
  type CouponClient,
  type CouponRuleRefusal,
  type CouponRules,
  type CouponVisit,
  loweredOf,
  type RuleWording,
  refusalOfClient,
  refusalOfVisit,
  ruleSentence,
} from './coupon-rules.ts';

export const DISCOUNT_TYPES = ['percentage', 'fixed_amount'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

export const COUPON_LIMITS = {
  nameLength: 120,
  codeLength: 40,
  /** Shorter ones are not looked for. */
  shortestCode: 3,
  descriptionLength: 500,
  services: 200,
} as const;

export type Discount = {
  discountType: DiscountType;
  /** Hundredths of a percent, or cents. */
  discountValue: number;
  /** The most a percentage takes off. */
  maximumDiscount: Cents | null;
};

export type CouponTerms = Discount &
  CouponRules & {
    active: boolean;
    minimumAmount: Cents | null;
    /** 0 never runs out. */
    usageLimit: number;
    usageLimitPerClient: number;
    usageCount: number;
    /** The last day on which it is valid. */
    validUntil: Temporal.PlainDate | null;
  };

/** What is written down of a coupon. Without a code it gets one. */
export type NewCoupon = Omit<CouponTerms, 'usageCount'> & {
  name: string;
  code: string;
  description: string;
};

/** Why a code takes nothing off. */
export type CouponRefusal =
  | 'too-short'
  | 'not-found'
  | 'expired'
  | 'used-up'
  | 'client-limit'
  | 'below-minimum'
  | CouponRuleRefusal;

type Order = CouponVisit & {
  /** Null while nobody knows who comes. */
  client: CouponClient | null;
  today: Temporal.PlainDate;
};

/** The first reason that stands against it is the one that counts. */
export function checkCoupon(
  terms: CouponTerms,
  { client, today, ...visit }: Order,
): Result<{ discount: Cents; finalTotal: Cents }, CouponRefusal> {
  const ended = refusalOfCoupon(terms, today);
  if (ended) return refuse(ended);
  if (client && hasUsedUp(terms, client)) return refuse('client-limit');
  const reason =
    refusalOfVisit(terms, visit) ?? (client && refusalOfClient(terms, client, visit.day));
  if (reason) return refuse(reason);
  const discount = keptDiscount(terms, visit.services);
  if (discount === null) return refuse('below-minimum');
  return accept({ discount, finalTotal: cents(totalOf(visit.services) - discount) });
}

function hasUsedUp(
  terms: Pick<CouponTerms, 'usageLimitPerClient'>,
  { uses }: CouponClient,
): boolean {
  return uses >= terms.usageLimitPerClient;
}

/**
 * What stands against somebody whose visit it turned out to be. That the coupon itself has ended since
 * takes nothing from a use that was made.
 */
export function refusalOfAnother(
  terms: Pick<CouponTerms, 'usageLimitPerClient'> & CouponRules,
  client: CouponClient,
  day: Temporal.PlainDate,
): CouponRefusal | null {
  return hasUsedUp(terms, client) ? 'client-limit' : refusalOfClient(terms, client, day);
}

/** What stands against a coupon itself, whoever comes for whatever. */
export function refusalOfCoupon(
  terms: Pick<CouponTerms, 'active' | 'validUntil' | 'usageLimit' | 'usageCount'>,
  today: Temporal.PlainDate,
): CouponRefusal | null {
  if (!terms.active) return 'not-found';
  if (isExpired(terms, today)) return 'expired';
  return isUsedUp(terms) ? 'used-up' : null;
}

type Kept = Discount & Pick<CouponTerms, 'minimumAmount' | 'serviceIds'>;

/**
 * A use that was made outlives its coupon. Null when all that is done costs less than the minimum, or
 * nothing of it is lowered any more.
 */
export function keptDiscount(terms: Kept, services: CouponVisit['services']): Cents | null {
  if (totalOf(services) < (terms.minimumAmount ?? 0)) return null;
  const lowered = loweredOf(terms, services);
  return lowered.length === 0 ? null : discountOf(terms, totalOf(lowered));
}

function totalOf(services: CouponVisit['services']): Cents {
  return sumOf(services.map(({ price }) => price));
}

/** It is valid to the end of its last day. */
export function isExpired(
  { validUntil }: Pick<CouponTerms, 'validUntil'>,
  today: Temporal.PlainDate,
): boolean {
  return validUntil !== null && Temporal.PlainDate.compare(validUntil, today) < 0;
}

export function isUsedUp({
  usageLimit,
  usageCount,
}: Pick<CouponTerms, 'usageLimit' | 'usageCount'>): boolean {
  return usageLimit > 0 && usageCount >= usageLimit;
}

export const COUPON_STANDINGS = ['active', 'inactive', 'used-up'] as const;
export type CouponStanding = (typeof COUPON_STANDINGS)[number];

/** What lists call it: one that takes nothing off any more is not called active. */
export function couponStanding(
  terms: Pick<CouponTerms, 'active' | 'validUntil' | 'usageLimit' | 'usageCount'>,
  today: Temporal.PlainDate,
): CouponStanding {
  if (!terms.active || isExpired(terms, today)) return 'inactive';
  return isUsedUp(terms) ? 'used-up' : 'active';
}

/** The same words on the screen and in a file. */
export const COUPON_STANDING_WORDS: Record<CouponStanding, string> = {
  active: 'Ativo',
  inactive: 'Inativo',
  'used-up': 'Esgotado',
};

/** Never more than there is to pay. */
export function discountOf(terms: Discount, total: Cents): Cents {
  return larger(cents(0), smaller(promisedDiscount(terms, total), total));
}

function promisedDiscount(
  { discountType, discountValue, maximumDiscount }: Discount,
  total: Cents,
): Cents {
  if (discountType === 'fixed_amount') return cents(discountValue);
  const share = percentOf(discountValue / 100, total);
  return maximumDiscount === null ? share : smaller(share, maximumDiscount);
}

type Wording = RuleWording & Pick<CouponTerms, 'minimumAmount'>;

/** What a person reads about a code that takes nothing off. */
export function couponSentence(refusal: CouponRefusal, coupon: Wording): string {
  if (refusal === 'below-minimum') {
    return `Valor mínimo de ${formatMoney(coupon.minimumAmount ?? cents(0))} não atingido`;
  }
  return isOfRules(refusal) ? ruleSentence(refusal, coupon) : SENTENCES[refusal];
}

function isOfRules(refusal: CouponRefusal): refusal is CouponRuleRefusal {
  return !(refusal in SENTENCES);
}

const SENTENCES: Record<Exclude<CouponRefusal, 'below-minimum' | CouponRuleRefusal>, string> = {
  'too-short': `Digite pelo menos ${COUPON_LIMITS.shortestCode} caracteres`,
  'not-found': 'Cupom não encontrado ou inválido',
  expired: 'Cupom expirado',
  'used-up': 'Cupom esgotado',
  'client-limit': 'Limite de uso por cliente atingido',
};

/** A fixed amount has a shorter name where people book. */
export function readDiscountType(written: string): DiscountType {
  if (written === 'percentage') return 'percentage';
  if (written === 'fixed_amount' || written === 'fixed') return 'fixed_amount';
  throw new RangeError(`Not a type of discount: ${written}`);
}

/** Codes are kept and looked for in upper case. */
export function readCouponCode(typed: string): Result<string, 'too-short'> {
  const code = typed.trim().toUpperCase();
  return code.length < COUPON_LIMITS.shortestCode ? refuse('too-short') : accept(code);
}

/** The moment tells coupons apart; `attempt` those that are made in the same one. */
export function generatedCode(now: Temporal.Instant, attempt: number): string {
  return `CUPOM${now.epochMilliseconds + attempt}`;
}

const COPY = ' (cópia)';

/** A long name gives way, so that the copy can be told from what it was made of. */
export function copyName(name: string): string {
  const room = COUPON_LIMITS.nameLength - COPY.length;
  // The cut may fall inside a character that takes two units; half of one cannot be stored.
  const kept = name.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}${COPY}`;
}
