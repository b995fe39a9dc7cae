import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { plans } from '../src/modules/billing/plans.table.ts';
import { companies } from '../src/modules/company/companies.table.ts';
import { noon, type TestWorld } from './support.ts';

/** The trial is over, and the company pays for a plan like this. */
export function subscribe(
  world: TestWorld,
  companyId: string,
  terms: Partial<typeof plans.$inferInsert>,
): Promise<void> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, async (scope) => {
    const values = { name: 'Plano', priceMonthlyCents: cents(29_90), displayOrder: 9, ...terms };
    const [plan] = await scope.insert(plans).values(values).returning();
    await scope
      .update(companies)
      .set({
        trialEndsAt: noon,
        subscriptionStatus: 'active',
        subscriptionPlanId: plan?.id ?? null,
      })
      .where(eq(companies.id, companyId));
  });
}
