import { isInTrial, trialDaysLeft } from '@app/domain/billing/access';
import { isOperator } from '@app/domain/identity/platform-role';
import type { SessionAccount } from '../../foundation/database/scopes.ts';
import { limitedPerCompany } from '../../foundation/http/attempt-limit.ts';
import { type Arrival, forMembers, requires } from '../../foundation/http/procedures.ts';
import { startCheckout } from './checkout.commands.ts';
import { readOwnSubscription } from './payers.queries.ts';
import { openPortal } from './portal.commands.ts';
import { refreshSubscription, verifySubscription } from './subscription.commands.ts';
import { presentSubscription } from './subscription.presenter.ts';
import { readSubscription } from './subscription.queries.ts';

// Whoever has no access any more comes here to get it back, so no module opens or closes these.
const subscription = forMembers.billing.subscription;
const toSync = { name: 'subscription-sync', attempts: 1, minutes: 10 / 60 };

export const subscriptionHandlers = {
  read: subscription.read.use(requires('subscription.view')).handler(async ({ context }) => {
    const environment = (await context.payments.current())?.environment ?? null;
    const facts = await context.scopes.withCompany(entryOf(context), (scope) =>
      readSubscription(scope, environment),
    );
    const kind = isOperator(context.account.platformRole) ? 'administrator' : 'member';
    return presentSubscription(facts, { kind, environment, now: context.now });
  }),

  checkout: subscription.checkout
    .use(requires('subscription.manage'))
    .handler(async ({ input, context, errors }) => {
      const request = { companyId: context.companyId, planId: input.planId };
      const outcome = await startCheckout(partsOf(context), request);
      if (outcome.accepted) return outcome.value;
      if (outcome.reason === 'plan-not-found') throw errors.PLAN_NOT_FOUND();
      if (outcome.reason === 'plan-without-price') throw errors.PLAN_WITHOUT_PRICE();
      if (outcome.reason === 'already-subscribed') throw errors.ALREADY_SUBSCRIBED();
      if (outcome.reason === 'no-url') throw errors.CHECKOUT_WITHOUT_URL();
      if (outcome.reason === 'not-configured') throw errors.PAYMENT_NOT_CONFIGURED();
      throw errors.PAYMENT_PROVIDER_FAILED();
    }),

  verify: subscription.verify
    .use(requires('subscription.manage'))
    .handler(async ({ input, context, errors }) => {
      const payment = { companyId: context.companyId, sessionId: input.sessionId };
      const outcome = await verifySubscription(partsOf(context), payment);
      if (!outcome.accepted && outcome.reason === 'not-configured') {
        throw errors.PAYMENT_NOT_CONFIGURED();
      }
      if (!outcome.accepted) throw errors.PAYMENT_PROVIDER_FAILED();
      const company = await context.scopes.withCompany(entryOf(context), readOwnSubscription);
      return {
        verified: outcome.value,
        subscription_status: company.status,
        is_trial_active: isInTrial(company, context.now),
        trial_days_remaining: trialDaysLeft(company.trialEndsAt, context.now),
        company_id: context.companyId,
      };
    }),

  portal: subscription.portal
    .use(requires('subscription.manage'))
    .handler(async ({ context, errors }) => {
      const outcome = await openPortal(partsOf(context), context.companyId);
      if (outcome.accepted) return outcome.value;
      if (outcome.reason === 'never-subscribed') throw errors.NEVER_SUBSCRIBED();
      if (outcome.reason === 'no-url') throw errors.PORTAL_WITHOUT_URL();
      if (outcome.reason === 'not-configured') throw errors.PAYMENT_NOT_CONFIGURED();
      throw errors.PAYMENT_PROVIDER_FAILED();
    }),

  sync: subscription.sync
    .use(requires('subscription.manage'))
    .use(limitedPerCompany(toSync))
    .handler(async ({ context, errors }) => {
      const outcome = await refreshSubscription(partsOf(context), context.companyId);
      if (outcome.accepted) return { success: true as const };
      if (outcome.reason === 'not-configured') throw errors.PAYMENT_NOT_CONFIGURED();
      throw errors.PAYMENT_PROVIDER_FAILED();
    }),
};

type MemberContext = Arrival & { account: SessionAccount; companyId: string };

function partsOf(context: MemberContext): MemberContext & { userId: string } {
  return { ...context, userId: context.account.userId };
}

function entryOf({ companyId, account, requestId }: MemberContext) {
  return { companyId, userId: account.userId, requestId };
}
