import { mayUse } from '@app/domain/billing/access';
import {
  type CouponRefusal,
  checkCoupon,
  couponSentence,
  readCouponCode,
  refusalOfAnother,
  refusalOfCoupon,
} from '@app/domain/promotions/coupon';
import {
  type CouponClient,
  type CouponVisit,
  refusalOfDay,
  refusalOfMonth,
  ruleSentence,
} from '@app/domain/promotions/coupon-rules';
import { clientTermsText, couponTermsText } from '@app/domain/promotions/coupon-terms';
import { todayIn } from '@app/domain/shared/local-time';
import type { Cents } from '@app/domain/shared/money';
import { accept } from '@app/domain/shared/result';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readAccess } from '../billing/access.queries.ts';
import { findClient } from '../clients/clients.queries.ts';
import { type CompanyRow, readCompany } from '../company/company.queries.ts';
import { couponUses } from './coupon-uses.table.ts';
import { type CouponRow, type RuledCoupon, withServices } from './coupons.queries.ts';
import { coupons } from './coupons.table.ts';

/** A refusal brings its sentence. */
export type CouponAnswer<Value> =
  | { accepted: true; value: Value }
  | { accepted: false; reason: CouponRefusal; sentence: string };

/** Who books. Visits are of another area, which tells about them where it matters. */
export type CouponAsker = { id: string; hasVisited: () => Promise<boolean> };

export type CouponQuestion = {
  code: string;
  /** Null while nobody knows who is booking. */
  client: CouponAsker | null;
  services: CouponVisit['services'];
  /** Of the visit; null while no time is chosen. */
  startTime: Temporal.Instant | null;
  today: Temporal.PlainDate;
};

export type AppliedCoupon = {
  couponId: string;
  code: string;
  discount: Cents;
  finalTotal: Cents;
  /** What it asks of a client whom nobody knows yet. */
  note: string;
};

export type ClientCouponUse = {
  code: string;
  name: string;
  usedAt: Temporal.Instant;
  discount: Cents;
  appointmentId: string;
};

/** What the code would take off now. Only redeeming it keeps a use. */
export function previewCoupon(
  scope: CompanyScope,
  question: CouponQuestion,
): Promise<CouponAnswer<AppliedCoupon>> {
  return answer(scope, question, byCode(scope));
}

/** What the code asks of whoever was given it, before anything is chosen. */
export async function readCouponTerms(
  scope: CompanyScope,
  { code, today }: Pick<CouponQuestion, 'code' | 'today'>,
): Promise<CouponAnswer<{ code: string; terms: string }>> {
  const wanted = { typed: code, company: await readCompany(scope), today };
  const found = await findRuled(scope, wanted, byCode(scope));
  if (!found.accepted) return found;
  const coupon = found.value;
  const ended = refusalOfCoupon(coupon, today);
  if (ended) return refusedAs(ended, coupon);
  const serviceNames = coupon.services.map(({ name }) => name);
  return accept({ code: coupon.code, terms: couponTermsText({ ...coupon, serviceNames }) });
}

/**
 * The same for whoever is about to redeem it: until the transaction ends nobody else can, so what
 * was counted stays true. The lock lets appointments that name the coupon pass.
 */
export function lockedCoupon(
  scope: CompanyScope,
  question: CouponQuestion,
): Promise<CouponAnswer<AppliedCoupon>> {
  return answer(scope, question, (code) =>
    scope.select().from(coupons).where(eq(coupons.code, code)).for('no key update'),
  );
}

/** Why the coupon of an appointment is not for that day; null when it is, or when there is none. */
export async function sentenceAgainstDay(
  scope: CompanyScope,
  appointmentId: string,
  day: Temporal.PlainDate,
): Promise<string | null> {
  const [coupon] = await scope
    .select({ ...getTableColumns(coupons), usedBy: couponUses.clientId })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(eq(couponUses.appointmentId, appointmentId));
  if (!coupon) return null;
  const born = coupon.birthdayMonthOnly && (await findClient(scope, coupon.usedBy))?.birthDate;
  const reason = refusalOfDay(coupon, day) ?? (born ? refusalOfMonth(born, day) : null);
  return reason ? ruleSentence(reason, { ...coupon, serviceNames: [] }) : null;
}

/** The coupon of an appointment, as it is now. */
export async function findUsedCoupon(
  scope: CompanyScope,
  appointmentId: string,
): Promise<RuledCoupon | null> {
  const used = await scope
    .select(getTableColumns(coupons))
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(eq(couponUses.appointmentId, appointmentId));
  const [coupon] = await withServices(scope, used);
  return coupon ?? null;
}

/** Whether the coupon of an appointment is for this one too, who has it now; true where there is none. */
export async function isCouponFor(
  scope: CompanyScope,
  appointmentId: string,
  { client, day }: { client: CouponAsker; day: Temporal.PlainDate },
): Promise<boolean> {
  const coupon = await findUsedCoupon(scope, appointmentId);
  if (!coupon) return true;
  // What is counted stays true: until the transaction ends nobody else redeems it.
  await scope.select().from(coupons).where(eq(coupons.id, coupon.id)).for('no key update');
  return refusalOfAnother(coupon, await knownOf(scope, coupon, client), day) === null;
}

/** Newest first. */
export function usesOfClient(scope: CompanyScope, clientId: string): Promise<ClientCouponUse[]> {
  return scope
    .select({
      code: coupons.code,
      name: coupons.name,
      usedAt: couponUses.usedAt,
      discount: couponUses.discount,
      appointmentId: couponUses.appointmentId,
    })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(eq(couponUses.clientId, clientId))
    .orderBy(desc(couponUses.usedAt), desc(couponUses.id));
}

type Find = (code: string) => Promise<CouponRow[]>;

function byCode(scope: CompanyScope): Find {
  return async (code) => scope.select().from(coupons).where(eq(coupons.code, code));
}

async function answer(
  scope: CompanyScope,
  { code: typed, client, services, startTime, today }: CouponQuestion,
  find: Find,
): Promise<CouponAnswer<AppliedCoupon>> {
  const company = await readCompany(scope);
  const found = await findRuled(scope, { typed, company, today }, find);
  if (!found.accepted) return found;
  const coupon = found.value;
  const day = startTime && todayIn(company.timezone, startTime);
  const known = client && (await knownOf(scope, coupon, client));
  const outcome = checkCoupon(coupon, { services, day, client: known, today });
  if (!outcome.accepted) return refusedAs(outcome.reason, coupon);
  const note = client ? '' : clientTermsText(coupon);
  return accept({ couponId: coupon.id, code: coupon.code, note, ...outcome.value });
}

type Wanted = { typed: string; company: CompanyRow; today: Temporal.PlainDate };

async function findRuled(
  scope: CompanyScope,
  { typed, company, today }: Wanted,
  find: Find,
): Promise<CouponAnswer<RuledCoupon>> {
  const written = readCouponCode(typed);
  if (!written.accepted) return refusedAs(written.reason);
  const isOpen = await areCouponsOpen(scope, company, today);
  const [coupon] = isOpen ? await withServices(scope, await find(written.value)) : [];
  return coupon ? accept(coupon) : refusedAs('not-found');
}

const NOTHING_NAMED = { minimumAmount: null, weekdays: [], validFrom: null, services: [] };

function refusedAs(
  reason: CouponRefusal,
  coupon: Pick<RuledCoupon, keyof typeof NOTHING_NAMED> = NOTHING_NAMED,
): CouponAnswer<never> {
  const serviceNames = coupon.services.map(({ name }) => name);
  return { accepted: false, reason, sentence: couponSentence(reason, { ...coupon, serviceNames }) };
}

/** Only what this coupon asks about. */
async function knownOf(
  scope: CompanyScope,
  { id: couponId, firstVisitOnly, birthdayMonthOnly }: RuledCoupon,
  client: CouponAsker,
): Promise<CouponClient> {
  return {
    uses: await countUses(scope, couponId, client.id),
    hasVisited: firstVisitOnly && (await client.hasVisited()),
    birthDate: birthdayMonthOnly ? ((await findClient(scope, client.id))?.birthDate ?? null) : null,
  };
}

/** Judged by the day, as the coupons are: what was open when it began is open until it ends. */
async function areCouponsOpen(
  scope: CompanyScope,
  company: CompanyRow,
  today: Temporal.PlainDate,
): Promise<boolean> {
  const dayBegan = today.toZonedDateTime(company.timezone).toInstant();
  return mayUse('coupons', await readAccess(scope, company, dayBegan), dayBegan);
}

function countUses(scope: CompanyScope, couponId: string, clientId: string): Promise<number> {
  const hers = and(eq(couponUses.couponId, couponId), eq(couponUses.clientId, clientId));
  return scope.$count(couponUses, hers);
}
