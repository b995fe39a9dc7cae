import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { TrailRow } from '../../foundation/database/trail.ts';
import { listTrailOf } from '../identity/trail.queries.ts';

const SHOWN_CHANGES = 200;

/** Of the company's settings, newest first. */
export function listCompanyChanges(scope: CompanyScope): Promise<TrailRow[]> {
  const tables = ['companies', 'closing_days', 'payment_methods', 'financial_categories'];
  return listTrailOf(scope, tables, SHOWN_CHANGES);
}
