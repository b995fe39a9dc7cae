import { type SettlementRefusal, settleCheckout } from '@app/domain/cash/settlement';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readCompany } from '../../company/company.queries.ts';
import type { TakenSession } from '../../prepaid/packages/sessions.commands.ts';
import {
  type PaidPrepaid,
  type PrepaidRefusal,
  takePrepaid,
  type WantedPrepaid,
} from '../../prepaid/paying.commands.ts';
import { findActiveCategory, findActiveMethods } from '../drawer/payment-method-choices.queries.ts';
import { type CardPart, readCardParts, type WantedPart } from './card-parts.rules.ts';
import type { PayableItem } from './cart.rules.ts';
import type { Settled } from './settlement-rows.commands.ts';

/** How something is paid, whatever it is. */
export type Paying = {
  discount: Cents;
  parts: readonly WantedPart[];
  receivedCash: Cents | null;
  categoryId: string | null;
  /** Nothing unless something was chosen. */
  prepaid?: WantedPrepaid;
};
export type CheckoutRefusal =
  | SettlementRefusal
  | PrepaidRefusal
  | 'cash-in-instalments'
  | 'method-unavailable'
  | 'category-unavailable';

type Checked = {
  items: readonly PayableItem[];
  /** By a coupon and by rewards. */
  takenOff: Cents;
  tip: Cents;
  paying: Paying;
  payer: Payer;
};
type Payer = { clientId: string | null; today: Temporal.PlainDate };
/** What each line and part comes to, and what pays without money. */
export type CheckedOut = { settled: Settled; prepaid: PaidPrepaid };

const NOTHING: WantedPrepaid = { sessions: [], giftCards: [], account: cents(0) };

/** Whether it may be paid like this, and what each line and each part of it comes to. */
export async function checkOut(
  scope: CompanyScope,
  { items, takenOff, tip, paying, payer }: Checked,
): Promise<Result<CheckedOut, CheckoutRefusal>> {
  const { categoryId, parts, discount, receivedCash, prepaid = NOTHING } = paying;
  const methods = await findActiveMethods(
    scope,
    parts.map(({ paymentMethodId }) => paymentMethodId),
  );
  if (parts.some(({ paymentMethodId }) => !methods.has(paymentMethodId)))
    return refuse('method-unavailable');
  if (categoryId !== null && !(await findActiveCategory(scope, categoryId, 'income')))
    return refuse('category-unavailable');
  const cards = await readCardParts(scope, parts, methods);
  if (!cards.accepted) return cards;
  const taken = await takePrepaid(scope, prepaid, payer);
  if (!taken.accepted) return taken;
  const covered = await coverBySessions(scope, items, taken.value.sessions);
  if (!covered) return refuse('session-unavailable');
  const settled = settleCheckout({
    items: covered.items,
    takenOff,
    discount,
    prepaid: sumOf([...taken.value.giftCards.map(({ amount }) => amount), taken.value.account]),
    tip,
    receivedCash,
    parts: cards.value,
    commissionAfterFees: await bearsFees(scope, cards.value),
  });
  if (!settled.accepted) return settled;
  const sessions = covered.sessions.map(({ place, ...session }) => ({
    ...session,
    covered: settled.value.items[place]?.prepaid ?? cents(0),
  }));
  return accept({ settled: settled.value, prepaid: { ...taken.value, sessions } });
}

/** Whether commissions are of what the machine leaves; where it keeps nothing, nobody has to ask. */
async function bearsFees(scope: CompanyScope, parts: readonly CardPart[]): Promise<boolean> {
  if (parts.every(({ fee }) => fee === 0)) return false;
  return (await readCompany(scope)).commissionAfterFees;
}

/**
 * Which service each session pays for; null when one is for a service that was not done. Where whoever
 * sold the package earned of it, whoever serves does not.
 */
async function coverBySessions(
  scope: CompanyScope,
  items: readonly PayableItem[],
  sessions: readonly TakenSession[],
): Promise<{ items: PayableItem[]; sessions: (TakenSession & { place: number })[] } | null> {
  if (sessions.length === 0) return { items: [...items], sessions: [] };
  const { packageCommission } = await readCompany(scope);
  const covered = [...items];
  const placed: (TakenSession & { place: number })[] = [];
  for (const taken of sessions) {
    const place = covered.findIndex(
      ({ serviceId, session = null }) => serviceId === taken.serviceId && session === null,
    );
    const item = covered[place];
    if (!item) return null;
    covered[place] = { ...item, session: packageCommission === 'use' ? taken.value : cents(0) };
    placed.push({ ...taken, place });
  }
  return { items: covered, sessions: placed };
}
