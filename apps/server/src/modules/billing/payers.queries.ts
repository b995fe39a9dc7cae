import { readStatus } from '@app/domain/billing/access';
import type { CompanySubscription } from '@app/domain/billing/subscription-projection';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import {
  findPayingColumns,
  lockPayingColumns,
  type PayingColumns,
  readOwnColumns,
} from '../company/company-subscription.queries.ts';

export type Payer = PayingColumns & CompanySubscription;

export async function findPayer(scope: OperatorScope, companyId: string): Promise<Payer | null> {
  const company = await findPayingColumns(scope, companyId);
  return company && { ...company, status: readStatus(company.status) };
}

/** Locks what the company's record says of its subscription, for whoever changes it. */
export async function lockPayer(scope: OperatorScope, companyId: string): Promise<Payer | null> {
  const company = await lockPayingColumns(scope, companyId);
  return company && { ...company, status: readStatus(company.status) };
}

/** What the own company's record says about its subscription. */
export async function readOwnSubscription(scope: CompanyScope): Promise<CompanySubscription> {
  const company = await readOwnColumns(scope);
  return { ...company, status: readStatus(company.status) };
}
