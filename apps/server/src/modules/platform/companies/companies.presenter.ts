import type {
  ListedCompany,
  listedCompany,
  listedSubscription,
  operatedCompany,
} from '@app/contract/platform/companies.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { STATES } from '@app/domain/company/company-form';
import {
  companyBadge,
  isLongCanceled,
  listedSubscription as subscriptionWord,
} from '@app/domain/company/listed-company';
import { DEFAULT_TIMEZONE, isTimezone } from '@app/domain/shared/local-time';
import type { CompanyRow } from '../../company/company.queries.ts';
import type { CompanyStatusRow } from '../../company/operated/company-statuses.queries.ts';
import type { ListedCompanyRow } from '../../company/operated/listed-companies.queries.ts';

type PlanFigure = { id: string; name: string; price: number };

/** What stands beside companies, by its id. */
export type Beside = {
  plans: readonly PlanFigure[];
  statuses: readonly CompanyStatusRow[];
  owned: ReadonlySet<string>;
  now: Temporal.Instant;
};

export function presentListed(
  row: ListedCompanyRow,
  { plans, statuses, owned, now }: Beside,
): Answer<typeof listedCompany> {
  const { id, name, tradeName, document, email, createdAt } = row;
  return {
    id,
    name,
    tradeName,
    document,
    email,
    createdAt,
    plan: planOf(row, plans),
    badge: companyBadge(row),
    customStatus: statuses.find((status) => status.id === row.customStatusId) ?? null,
    isLongCanceled: isLongCanceled(row, now),
    waitsForOwner: !row.deletedAt && !owned.has(id),
  };
}

export function presentSubscription(
  row: ListedCompanyRow,
  { plans, now }: Pick<Beside, 'plans' | 'now'>,
): Answer<typeof listedSubscription> {
  const { id, name, tradeName, email, createdAt, trialEndsAt } = row;
  return {
    id,
    name,
    tradeName,
    email,
    createdAt,
    trialEndsAt,
    plan: planOf(row, plans),
    status: subscriptionWord(row.subscriptionStatus),
    badge: companyBadge(row),
    isLongCanceled: isLongCanceled(row, now),
    currentPeriodEnd: row.subscriptionCurrentPeriodEnd,
  };
}

export function presentOperated(row: CompanyRow): Answer<typeof operatedCompany> {
  const { subscriptionPlanId: planId, customStatusId } = row;
  return {
    ...row,
    state: STATES.find((state) => state === row.state) ?? '',
    timezone: isTimezone(row.timezone) ? row.timezone : DEFAULT_TIMEZONE,
    planId,
    customStatusId,
    badge: companyBadge(row),
  };
}

function planOf(
  { subscriptionPlanId }: ListedCompanyRow,
  plans: readonly PlanFigure[],
): ListedCompany['plan'] {
  const plan = plans.find(({ id }) => id === subscriptionPlanId);
  return plan ? { id: plan.id, name: plan.name, priceMonthlyCents: plan.price } : null;
}
