import { readStatus, type SubscriptionStatus } from '@app/domain/billing/access';
import type { ToldCompany } from '@app/domain/messaging/administrative';
import { formatMoney } from '@app/domain/shared/money';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isSample } from '../../../foundation/jobs/sample.ts';
import { planInForce } from '../../billing/plans.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { listOwners } from '../../team/members.queries.ts';

/** A company as whoever writes to it needs to know it. */
export type KnownCompany = Omit<ToldCompany, 'expiresAt'> & {
  companyId: string;
  phone: string;
  active: boolean;
  status: SubscriptionStatus;
  isSubscribed: boolean;
  trialEndsAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
};

/** `null` of the one that visitors try out: nobody writes to it. */
export async function readKnownCompany(scope: CompanyScope): Promise<KnownCompany | null> {
  if (await isSample(scope)) return null;
  const company = await readCompany(scope);
  const [owner] = await listOwners(scope);
  const plan = await planInForce(scope);
  const { phone, active, timezone, trialEndsAt, createdAt } = company;
  return {
    companyId: scope.companyId,
    companyName: company.tradeName || company.name,
    ownerEmail: owner?.email ?? '',
    planName: plan?.name ?? '',
    amount: plan ? formatMoney(plan.priceMonthlyCents) : '',
    status: readStatus(company.subscriptionStatus),
    isSubscribed: company.subscriptionStripeId !== null,
    phone,
    active,
    timezone,
    trialEndsAt,
    createdAt,
  };
}
