import type { CheckoutOutcome } from '@app/contract/identity/sign-up.contract';
import type { CheckoutProblem } from '@app/domain/identity/sign-up';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { RequestContext } from '../../foundation/http/request-context.ts';
import type { PaymentConnection } from '../../foundation/payments/payments.ts';
import { forgetMissing, rememberCustomer, rememberPrice } from './billing-customers.commands.ts';
import { openCheckoutPage } from './checkout-page.commands.ts';
import { findPayer, type Payer } from './payers.queries.ts';
import { findPlan, firstActivePlan, type PlanRow } from './plans.queries.ts';
import { isCheckoutPartOfSignUp } from './sign-up-checkout.rules.ts';
import type { CheckoutOrder, WayBack } from './stripe.client.ts';
import { isPriceMissing, unlessProviderFails } from './stripe-failures.client.ts';
import { syncCompany } from './sync.commands.ts';

export type BillingParts = Pick<
  RequestContext,
  'scopes' | 'payments' | 'settings' | 'environment' | 'now' | 'requestId'
> & { userId: string | null };

type CheckoutRefusal =
  | 'not-configured'
  | 'plan-not-found'
  | 'plan-without-price'
  | 'already-subscribed'
  | 'no-url'
  | 'provider-failed';

type CheckoutRequest = { companyId: string; planId: string; wayBack?: WayBack };
/** With the ids that the provider turned out not to have. */
type Search = CheckoutRequest & { gone: readonly string[] };
type Outcome<Value> = Promise<Result<Value, CheckoutRefusal>>;

const PROBLEMS: Record<CheckoutProblem, string> = {
  'plans-fetch': 'Erro ao buscar planos. Tente novamente.',
  'no-plans': 'Conta criada com sucesso, mas nenhum plano de assinatura está disponível.',
  'checkout-error':
    'Conta criada com sucesso, mas houve erro no processamento do pagamento. Tente fazer login.',
};
const MOST_TURNS = 4;
/** A customer and a price: more there is not to be missing. */
const MOST_GONE = 2;

/** The page of the payment provider on which the company subscribes to the plan. */
export async function startCheckout(
  parts: BillingParts,
  request: CheckoutRequest,
): Outcome<{ url: string }> {
  const connection = await parts.payments.current();
  if (!connection) return refuse('not-configured');
  return unlessProviderFails(parts.payments, { companyId: request.companyId }, () =>
    sell(parts, connection, { ...request, gone: [] }),
  );
}

/** For a company that was just founded. The account is there whatever happens here. */
export async function startFirstCheckout(
  parts: BillingParts,
  companyId: string,
): Promise<CheckoutOutcome> {
  let plan: PlanRow | null;
  try {
    const isWanted = await parts.scopes.asOperator(parts, (scope) =>
      isCheckoutPartOfSignUp(parts, scope),
    );
    if (!isWanted) return { result: 'not-asked' };
    plan = await parts.scopes.asOperator(parts, firstActivePlan);
  } catch (error) {
    parts.payments.warn({ err: error, companyId }, 'plans could not be read');
    return problem('plans-fetch');
  }
  if (!plan) return problem('no-plans');
  try {
    const outcome = await startCheckout(parts, {
      companyId,
      planId: plan.id,
      wayBack: '/dashboard/primeiros-passos',
    });
    if (outcome.accepted) return { result: 'ready', url: outcome.value.url };
  } catch (error) {
    parts.payments.warn({ err: error, companyId }, 'the first checkout failed');
  }
  return problem('checkout-error');
}

function problem(result: CheckoutProblem): CheckoutOutcome {
  return { result, message: PROBLEMS[result] };
}

/** What the provider does not have any more is made anew: somebody wants to pay. */
async function sell(
  parts: BillingParts,
  connection: PaymentConnection,
  search: Search,
): Outcome<{ url: string }> {
  const order = await prepareOrder(parts, connection, search);
  if (!order.accepted) return order;
  try {
    return await openPage(parts, connection, order.value);
  } catch (error) {
    const missing = await forgetMissing(parts, connection, { order: order.value, error });
    if (missing && search.gone.length < MOST_GONE) {
      return sell(parts, connection, { ...search, gone: [...search.gone, missing] });
    }
    if (isPriceMissing(error)) return refuse('plan-without-price');
    throw error;
  }
}

async function prepareOrder(
  parts: BillingParts,
  connection: PaymentConnection,
  { companyId, planId, wayBack = '/dashboard', gone }: Search,
): Outcome<CheckoutOrder> {
  const { company, plan } = await parts.scopes.asOperator(parts, async (scope) => ({
    company: await findPayer(scope, companyId),
    plan: await findPlan(scope, planId),
  }));
  if (!company || !plan?.active) return refuse('plan-not-found');
  if (plan.priceMonthlyCents <= 0) return refuse('plan-without-price');
  return accept(await orderOf(parts, connection, { company, plan, wayBack, gone }));
}

type Sale = { company: Payer; plan: PlanRow; wayBack: WayBack; gone: readonly string[] };

async function orderOf(
  parts: BillingParts,
  connection: PaymentConnection,
  { company, plan, wayBack, gone }: Sale,
): Promise<CheckoutOrder> {
  return {
    companyId: company.id,
    plan,
    priceId: await rememberPrice(parts, connection, { plan, gone }),
    customerId: await rememberCustomer(parts, connection, { company, gone }),
    trialEndsAt: company.trialEndsAt,
    publicUrl: parts.environment.PUBLIC_URL,
    wayBack,
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
    const page = await openCheckoutPage(parts, connection, order);
    if (page) return page.url ? accept({ url: page.url }) : refuse('no-url');
  }
  return refuse('provider-failed');
}
