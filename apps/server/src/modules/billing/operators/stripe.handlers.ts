import { stripeKeyFields, stripeKeyKindOf } from '@app/contract/billing/stripe.contract';
import { forWaitingOperators } from '../../../foundation/http/procedures.ts';
import type { AccountContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { type Heard, hearing } from '../stripe-failures.client.ts';
import { doerOf } from './operator.steps.ts';
import { configurePayments, forgetPaymentKey } from './payment-settings.commands.ts';
import { readPaymentSettings } from './payment-settings.queries.ts';
import { comparePrices, connectFor, linkPrice } from './plan-prices.commands.ts';
import { listPricedPlans } from './plan-prices.queries.ts';
import { readAccount } from './stripe-lookups.client.ts';

const stripe = forWaitingOperators.platform.stripe;

export const stripeHandlers = {
  read: stripe.read.handler(({ context }) => settingsOf(context)),

  saveKeys: stripe.saveKeys.handler(async ({ input: { mode, ...typed }, context, errors }) => {
    const keys = stripeKeyFields
      .filter((field) => typed[field] !== '')
      .map((field) => ({ kind: stripeKeyKindOf(field), mode, key: typed[field] }));
    const heard = await hearing(() =>
      configurePayments(partsOf(context), { mode, keys, wish: 'save' }),
    );
    valueOr(heardOr(heard, errors), {
      'wrong-key': unexpected,
      'other-account': errors.STRIPE_KEY_OF_ANOTHER_ACCOUNT,
      'no-key': unexpected,
    });
    return settingsOf(context);
  }),

  removeKey: stripe.removeKey.handler(async ({ input: { mode, field }, context }) => {
    await forgetPaymentKey(partsOf(context), { mode, kind: stripeKeyKindOf(field) });
    return settingsOf(context);
  }),

  chooseEnvironment: stripe.chooseEnvironment.handler(async ({ input, context, errors }) => {
    const order = { mode: input.mode, keys: [], wish: 'switch-on' as const };
    const left = valueOr(await configurePayments(partsOf(context), order), {
      'wrong-key': unexpected,
      'other-account': unexpected,
      'no-key': errors.STRIPE_KEY_MISSING,
    });
    return { ...(await settingsOf(context)), subscribersLeft: left?.subscribers ?? 0 };
  }),

  listPrices: stripe.listPrices.handler(async ({ input: { mode }, context }) => {
    const connection = await connectFor(context.payments, mode);
    const environment = connection?.environment ?? mode;
    return context.scopes.asOperator(doerOf(context), (scope) =>
      listPricedPlans(scope, environment),
    );
  }),

  linkPrice: stripe.linkPrice.handler(async ({ input: { mode, ...link }, context, errors }) => {
    const connection = await connectFor(context.payments, mode);
    if (!connection) throw errors.STRIPE_KEY_MISSING();
    const heard = await hearing(() => linkPrice(partsOf(context), connection, link));
    const outcome = heardOr(heard, errors);
    if ('standing' in outcome) {
      const { standing, providerAmountCents } = outcome;
      throw errors.PRICE_DOES_NOT_FIT({ data: { standing, providerAmountCents } });
    }
    return valueOr(outcome, {
      'plan-not-found': errors.PLAN_NOT_FOUND,
      'other-plan': errors.PRICE_OF_ANOTHER_PLAN,
    });
  }),

  testConnection: stripe.testConnection.handler(async ({ input: { mode }, context, errors }) => {
    const connection = await connectFor(context.payments, mode);
    if (!connection) throw errors.STRIPE_KEY_MISSING();
    const { account, livemode } = heardOr(await hearing(() => readAccount(connection)), errors);
    if (livemode !== (mode === 'live')) throw errors.STRIPE_KEY_OF_OTHER_ENVIRONMENT();
    return { environment: connection.environment, account };
  }),

  testPrices: stripe.testPrices.handler(async ({ input: { mode }, context, errors }) => {
    const connection = await connectFor(context.payments, mode);
    if (!connection) throw errors.STRIPE_KEY_MISSING();
    return heardOr(await hearing(() => comparePrices(partsOf(context), connection)), errors);
  }),
};

function partsOf(context: AccountContext) {
  const { scopes, payments, settings } = context;
  return { scopes, payments, settings, ...doerOf(context) };
}

async function settingsOf(context: AccountContext) {
  const { scopes, payments, settings } = context;
  const connection = await payments.current();
  const read = await scopes.asOperator(doerOf(context), (scope) =>
    readPaymentSettings(scope, settings),
  );
  return { ...read, isSimulated: connection?.environment === 'sim' };
}

/** What the form itself keeps out. */
function unexpected(): Error {
  return new Error('A key was refused that the form accepted');
}

type Failing = { PAYMENT_PROVIDER_FAILED: (refusal: { message: string }) => Error };

function heardOr<Value>(heard: Heard<Value>, errors: Failing): Value {
  if ('value' in heard) return heard.value;
  throw errors.PAYMENT_PROVIDER_FAILED({ message: `O Stripe respondeu: ${heard.said}` });
}
