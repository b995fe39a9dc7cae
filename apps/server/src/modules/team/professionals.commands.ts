import { mayHireMore } from '@app/domain/billing/plan-limits';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { ProfessionalRefusal } from '@app/domain/team/professional';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { planInForce } from '../billing/plans.queries.ts';
import { lockOwnCompany } from '../company/company-lookup.queries.ts';
import { professionals } from './professionals.table.ts';

type NewProfessional = { name: string; specialties: string[] };

/** One more on the team, if the company's plan has room. Only those who work there now count. */
export async function hireProfessional(
  scope: CompanyScope,
  professional: NewProfessional,
  now: Temporal.Instant,
): Promise<Result<{ id: string }, ProfessionalRefusal>> {
  const company = await lockOwnCompany(scope);
  const plan = await planInForce(scope);
  const count = await scope.$count(professionals, eq(professionals.active, true));
  if (!mayHireMore(count, plan?.maxProfessionals ?? null, company, now)) {
    return refuse('professional-limit-reached');
  }
  const [hired] = await scope
    .insert(professionals)
    .values(professional)
    .returning({ id: professionals.id });
  if (!hired) throw new Error('The database stored no professional');
  return accept(hired);
}
