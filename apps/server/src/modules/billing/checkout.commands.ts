import type { CheckoutOutcome } from '@app/contract/identity/sign-up.contract';
import type { CheckoutProblem } from '@app/domain/identity/sign-up';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { Arrival } from '../../foundation/http/procedures.ts';
import type { PaymentConnection } from '../../foundation/payments/payments.ts';
import { rememberCustomer, rememberPrice } from './billing-customers.commands.ts';
import { openCheckoutPage } from './checkout-page.commands.ts';
import { findPayer, type Payer } from './payers.queries.ts';
import { findPlan, firstActivePlan, type PlanRow } from './plans.queries.ts';
import { type CheckoutOrder, isPriceMissing, unlessProviderFails } from './stripe.client.ts';
import { syncCompany } from './sync.commands.ts';

export type BillingParts = Pick<
  Arrival,
  'scopes' | 'payments' | 'settings' | 'environment' | 'now' | 'requestId'
> & { userId: string | null };

export type CheckoutRefusal =
  | 'not-configured'
  | 'plan-not-found'
  | 'plan-without-price'
  | 'already-subscribed'
  | 'no-url'
  | 'provider-failed';

type CheckoutRequest = { companyId: string; planId: string };
type Outcome<Value> = Promise<Result<Value, CheckoutRefusal>>;

const PROBLEMS: Record<CheckoutProblem, string> = {
  'plans-fetch': 'Erro ao buscar planos. Tente novamente.',
  'no-plans': 'Conta criada com sucesso, mas nenhum plano de assinatura está disponível.',
  'checkout-error':
    'Conta criada com sucesso, mas houve erro no processamento do pagamento. Tente fazer login.',
};
const MOST_TURNS = 4;

/** The page of the payment provider on which the company subscribes to the plan. */
export async function startCheckout(
  parts: BillingParts,
  request: CheckoutRequest,
): Outcome<{ url: string }> {
  const connection = await parts.payments.current();
  if (!connection) return refuse('not-configured');
  return unlessProviderFails(parts.payments, { companyId: request.companyId }, async () => {
    const order = await prepareOrder(parts, connection, request);
    return order.accepted ? openPage(parts, connection, order.value) : order;
  });
}

/** For a company that was just founded. The account is there whatever happens here. */
export async function startFirstCheckout(
  parts: BillingParts,
  companyId: string,
): Promise<CheckoutOutcome> {
  let plan: PlanRow | null;
  try {
    plan = await parts.scopes.asOperator(parts, firstActivePlan);
  } catch (error) {
    parts.payments.warn({ err: error, companyId }, 'plans could not be read');
    return problem('plans-fetch');
  }
  if (!plan) return problem('no-plans');
  try {
    const outcome = await startCheckout(parts, { companyId, planId: plan.id });
    if (outcome.accepted) return { result: 'ready', url: outcome.value.url };
  } catch (error) {
    parts.payments.warn({ err: error, companyId }, 'the first checkout failed');
  }
  return problem('checkout-error');
}

function problem(result: CheckoutProblem): CheckoutOutcome {
  return { result, message: PROBLEMS[result] };
}

async function prepareOrder(
  parts: BillingParts,
  connection: PaymentConnection,
  { companyId, planId }: CheckoutRequest,
): Outcome<CheckoutOrder> {
  const { company, plan } = await parts.scopes.asOperator(parts, async (scope) => ({
    company: await findPayer(scope, companyId),
    plan: await findPlan(scope, planId),
  }));
  if (!company || !plan?.active) return refuse('plan-not-found');
  if (plan.priceMonthlyInCents <= 0) return refuse('plan-without-price');
  return accept(await orderOf(parts, connection, { company, plan }));
}

async function orderOf(
  parts: BillingParts,
  connection: PaymentConnection,
  { company, plan }: { company: Payer; plan: PlanRow },
): Promise<CheckoutOrder> {
  return {
    companyId: company.id,
    plan,
    priceId: await rememberPrice(parts, connection, plan),
    customerId: await rememberCustomer(parts, connection, company),
    trialEndsAt: company.trialEndsAt,
    publicUrl: parts.environment.PUBLIC_URL,
  };
}

/** A page may be paid, replaced or closed by another tab at any moment: then it is looked at anew. */
async function openPage(
  parts: BillingParts,
  connection: PaymentConnection,
  order: CheckoutOrder,
): Outcome<{ url: string }> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const synced = await syncCompany(parts, order.companyId, connection.environment);
    if (synced.accepted && synced.value.isLive) return refuse('already-subscribed');
    try {
      const page = await openCheckoutPage(parts, connection, order);
      if (page) return page.url ? accept({ url: page.url }) : refuse('no-url');
    } catch (error) {
      if (isPriceMissing(error)) return refuse('plan-without-price');
      throw error;
    }
  }
  return refuse('provider-failed');
}
