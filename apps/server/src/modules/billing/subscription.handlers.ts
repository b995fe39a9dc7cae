import { isInTrial, trialDaysLeft } from '@app/domain/billing/access';
import { isOperator } from '@app/domain/identity/platform-role';
import { forMembers, requires } from '../../foundation/http/procedures.ts';
import { rateLimitedPerCompany } from '../../foundation/http/rate-limit.ts';
import { inCompany, type MemberContext } from '../../foundation/http/request-context.ts';
import { supportOf } from '../../foundation/http/session-account.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
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
    const facts = await inCompany(context, (scope) => readSubscription(scope, environment));
    const { account } = context;
    const isOwn = isOperator(account.platformRole) && !supportOf(account);
    const kind = isOwn ? 'administrator' : 'member';
    return presentSubscription(facts, { kind, environment, now: context.now });
  }),

  checkout: subscription.checkout
    .use(requires('subscription.manage'))
    .handler(async ({ input, context, errors }) => {
      const request = { companyId: context.companyId, planId: input.planId };
      const outcome = await startCheckout(partsOf(context), request);
      return valueOr(outcome, {
        'plan-not-found': errors.PLAN_NOT_FOUND,
        'plan-without-price': errors.PLAN_WITHOUT_PRICE,
        'already-subscribed': errors.ALREADY_SUBSCRIBED,
        'no-url': errors.CHECKOUT_WITHOUT_URL,
        ...providerRefusals(errors),
      });
    }),

  verify: subscription.verify
    .use(requires('subscription.manage'))
    .handler(async ({ input, context, errors }) => {
      const payment = { companyId: context.companyId, sessionId: input.sessionId };
      const outcome = await verifySubscription(partsOf(context), payment);
      const verified = valueOr(outcome, providerRefusals(errors));
      const company = await inCompany(context, readOwnSubscription);
      return {
        verified,
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
      return valueOr(outcome, {
        'never-subscribed': errors.NEVER_SUBSCRIBED,
        'no-url': errors.PORTAL_WITHOUT_URL,
        ...providerRefusals(errors),
      });
    }),

  sync: subscription.sync
    .use(requires('subscription.manage'))
    .use(rateLimitedPerCompany(toSync))
    .handler(async ({ context, errors }) => {
      const outcome = await refreshSubscription(partsOf(context), context.companyId);
      valueOr(outcome, providerRefusals(errors));
      return { success: true as const };
    }),
};

function partsOf(context: MemberContext): MemberContext & { userId: string } {
  return { ...context, userId: context.account.userId };
}

type ProviderErrors = { PAYMENT_NOT_CONFIGURED(): Error; PAYMENT_PROVIDER_FAILED(): Error };

function providerRefusals(errors: ProviderErrors) {
  return {
    'not-configured': errors.PAYMENT_NOT_CONFIGURED,
    'provider-failed': errors.PAYMENT_PROVIDER_FAILED,
  };
}
