import {
  type PriceStanding,
  type ProviderPrice,
  priceStanding,
} from '@app/domain/billing/plan-price';
import type { StripeMode } from '@app/domain/billing/stripe-keys';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, ne } from 'drizzle-orm';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { recordOperatorAction } from '../../../foundation/operators/operator-actions.ts';
import type { PaymentEnvironment } from '../../../foundation/payments/payment-environment.ts';
import type { PaymentConnection, Payments } from '../../../foundation/payments/payments.ts';
import { findPlan, type PlanRow } from '../plans.queries.ts';
import { planPrices } from '../plans.table.ts';
import type { SyncParts } from '../sync.commands.ts';
import { listPricedPlans, type PricedPlan } from './plan-prices.queries.ts';
import { readPrice } from './stripe-lookups.client.ts';

type Link = { planId: string; stripePriceId: string };
type Tested = { standing: PriceStanding; providerAmountCents: number | null };
type Unfit = { accepted: false; reason: 'does-not-fit' } & Tested;
type Linked = Result<PricedPlan, 'plan-not-found' | 'other-plan'> | Unfit;

/** Where the saved keys lead; while none is saved, the simulator stands for tests. */
export async function connectFor(
  payments: Payments,
  mode: StripeMode,
): Promise<PaymentConnection | null> {
  const connection = await payments.connect(mode);
  return connection ?? (mode === 'test' ? payments.connect('sim') : null);
}

/** The provider is asked first: a plan is sold at a price only if that is what it costs. */
export async function linkPrice(
  parts: SyncParts,
  connection: PaymentConnection,
  link: Link,
): Promise<Linked> {
  const { scopes } = parts;
  const plan = await scopes.asOperator(parts, (scope) => findPlan(scope, link.planId));
  if (!plan) return refuse('plan-not-found');
  const tested = testedOf(plan.priceMonthlyCents, await readPrice(connection, link.stripePriceId));
  if (tested.standing !== 'same') return { ...refuse('does-not-fit'), ...tested };
  const { environment } = connection;
  return scopes.asOperator(parts, async (scope) => {
    const isOurs = await sellAt(scope, { plan, environment, ...link });
    if (!isOurs) return refuse('other-plan');
    const details = { ...link, environment };
    const done = { action: 'plan.price-linked', subject: plan.name, details } as const;
    await recordOperatorAction(scope, parts, done);
    return accept(pricedOf(plan, link.stripePriceId));
  });
}

/** Each plan beside what the provider charges for it. */
export async function comparePrices(
  parts: SyncParts,
  connection: PaymentConnection,
): Promise<(PricedPlan & Tested)[]> {
  const { environment } = connection;
  const plans = await parts.scopes.asOperator(parts, (scope) =>
    listPricedPlans(scope, environment),
  );
  const compared: (PricedPlan & Tested)[] = [];
  for (const plan of plans) {
    const { stripePriceId, priceMonthlyCents } = plan;
    const price = stripePriceId ? await readPrice(connection, stripePriceId) : 'not-linked';
    compared.push({ ...plan, ...testedOf(priceMonthlyCents, price) });
  }
  return compared;
}

function testedOf(
  priceMonthlyCents: number,
  price: ProviderPrice | 'not-linked' | 'not-found',
): Tested {
  return {
    standing: priceStanding(priceMonthlyCents, price),
    providerAmountCents: typeof price === 'string' ? null : price.amountCents,
  };
}

type Sale = Link & { plan: PlanRow; environment: PaymentEnvironment };

/** Others of the same amount are kept for whoever pays them, and not sold at any more. */
async function sellAt(scope: OperatorScope, sale: Sale): Promise<boolean> {
  const { plan, environment, stripePriceId } = sale;
  const amountCents = plan.priceMonthlyCents;
  const [kept] = await scope
    .insert(planPrices)
    .values({ planId: plan.id, environment, stripePriceId, amountCents })
    .onConflictDoUpdate({
      target: [planPrices.environment, planPrices.stripePriceId],
      set: { amountCents },
      setWhere: eq(planPrices.planId, plan.id),
    })
    .returning();
  if (!kept) return false;
  const others = and(
    eq(planPrices.planId, plan.id),
    eq(planPrices.environment, environment),
    eq(planPrices.amountCents, amountCents),
    ne(planPrices.stripePriceId, stripePriceId),
  );
  await scope.update(planPrices).set({ amountCents: null }).where(others);
  return true;
}

function pricedOf(plan: PlanRow, stripePriceId: string): PricedPlan {
  const { id, name, priceMonthlyCents, active } = plan;
  return { planId: id, planName: name, priceMonthlyCents, active, stripePriceId };
}
