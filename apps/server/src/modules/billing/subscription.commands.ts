import { isInForce } from '@app/domain/billing/subscription-state';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { RateLimiter } from '../../foundation/http/rate-limit.ts';
import type { PaymentConnection } from '../../foundation/payments/payments.ts';
import { findAccount } from './billing-accounts.queries.ts';
import { findCheckoutSession } from './stripe.client.ts';
import { unlessProviderFails } from './stripe-failures.client.ts';
import { type SyncParts, syncCompany } from './sync.commands.ts';

type ProviderRefusal = 'not-configured' | 'provider-failed';
type Payment = { companyId: string; sessionId: string | undefined };

/** A page asks every three seconds, and may be open in several tabs. */
const ASKING = { name: 'subscription-verify', attempts: 1, minutes: 3 / 60 };

/**
 * Whether the company has a subscription at the provider, paid or in the provider's trial. The
 * company's own trial says nothing about that.
 */
export async function verifySubscription(
  parts: SyncParts & { attempts: RateLimiter },
  { companyId, sessionId }: Payment,
): Promise<Result<boolean, ProviderRefusal>> {
  const connection = await parts.payments.current();
  if (!connection) return refuse('not-configured');
  const account = await parts.scopes.asOperator(parts, (scope) =>
    findAccount(scope, companyId, connection.environment),
  );
  if (isInForce(account?.providerStatus ?? null)) return accept(true);

  const attempt = { account: companyId, now: parts.now };
  if ((await parts.attempts.secondsToWaitAs(ASKING, attempt)) > 0) return accept(false);
  return unlessProviderFails(parts.payments, { companyId }, async () => {
    if (sessionId && !(await isPaidPage(connection, sessionId, companyId))) return accept(false);
    const synced = await syncCompany(parts, companyId, connection.environment);
    return accept(synced.accepted && synced.value.isInForce);
  });
}

/** The id comes from the address bar, so it may be anybody's. */
async function isPaidPage(
  connection: PaymentConnection,
  sessionId: string,
  companyId: string,
): Promise<boolean> {
  const session = await findCheckoutSession(connection, sessionId);
  if (session?.client_reference_id !== companyId) return false;
  return session.status === 'complete' && session.payment_status !== 'unpaid';
}

/** Asks for the truth now. Whoever is no customer yet has nothing to ask for, which is the truth too. */
export async function refreshSubscription(
  parts: SyncParts,
  companyId: string,
): Promise<Result<null, ProviderRefusal>> {
  const connection = await parts.payments.current();
  if (!connection) return refuse('not-configured');
  return unlessProviderFails(parts.payments, { companyId }, async () => {
    await syncCompany(parts, companyId, connection.environment);
    return accept(null);
  });
}
