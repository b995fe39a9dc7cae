import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { PaymentConnection } from '../../foundation/payments/payments.ts';
import { findCustomerOf } from './billing-accounts.queries.ts';
import type { BillingParts } from './checkout.commands.ts';
import { isRefused, unlessProviderFails } from './stripe-failures.client.ts';
import {
  createPortalConfiguration,
  createPortalSession,
  type PortalVisit,
} from './stripe-portal.client.ts';

type PortalRefusal = 'not-configured' | 'never-subscribed' | 'no-url' | 'provider-failed';

/** Where the company sees its bills, changes its card or leaves. The address holds for minutes. */
export async function openPortal(
  parts: BillingParts,
  companyId: string,
): Promise<Result<{ url: string }, PortalRefusal>> {
  const connection = await parts.payments.current();
  if (!connection) return refuse('not-configured');
  const customer = await parts.scopes.asOperator(parts, (scope) =>
    findCustomerOf(scope, companyId, connection.environment),
  );
  if (!customer) return refuse('never-subscribed');

  const returnUrl = `${parts.environment.PUBLIC_URL}/dashboard/settings?tab=subscription`;
  return unlessProviderFails(parts.payments, { companyId }, async () => {
    const { requestId } = parts;
    const { url } = await visit(parts, connection, { customer, returnUrl, requestId });
    return url ? accept({ url }) : refuse('no-url');
  });
}

/** The configuration is made once per environment; one that another account made is made anew. */
async function visit(
  parts: BillingParts,
  connection: PaymentConnection,
  visitor: PortalVisit,
): Promise<{ url: string }> {
  const known = await readConfiguration(parts, connection);
  if (!known) return visitAnew(parts, connection, { visitor, gone: [] });
  try {
    return await createPortalSession(connection, { ...visitor, configuration: known });
  } catch (error) {
    if (!isRefused(error, 'resource_missing')) throw error;
    return visitAnew(parts, connection, { visitor, gone: [known] });
  }
}

async function visitAnew(
  parts: BillingParts,
  connection: PaymentConnection,
  { visitor, gone }: { visitor: PortalVisit; gone: readonly string[] },
): Promise<{ url: string }> {
  const configuration = await createPortalConfiguration(connection, gone);
  const session = await createPortalSession(connection, { ...visitor, configuration });
  const setting = { key: settingOf(connection), category: 'billing', value: configuration };
  await parts.scopes.asOperator(parts, (scope) => parts.settings.save(scope, setting, null));
  return session;
}

function readConfiguration(
  parts: BillingParts,
  connection: PaymentConnection,
): Promise<string | null> {
  return parts.scopes.asOperator(parts, (scope) =>
    parts.settings.read(scope, settingOf(connection)),
  );
}

function settingOf({ environment }: PaymentConnection): string {
  return `stripe_${environment}_portal_configuration`;
}
