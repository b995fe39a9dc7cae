import { eq } from 'drizzle-orm';
import type { CompanyStory } from '../seeds/scenario.ts';
import { companies } from '../src/modules/company/companies.table.ts';
import { users } from '../src/modules/identity/accounts.table.ts';
import type { TestWorld } from './support.ts';

const actor = { userId: null, requestId: 'test' };

/** Whoever runs the platform, with the company that she founded for it: open for good, without a plan. */
export async function administratorWith(
  { tell, system }: TestWorld,
  name: string,
): Promise<CompanyStory> {
  const story = await tell.company(name, { name, email: `${name.toLowerCase()}@plataforma.test` });
  await system.scopes.asOperator(actor, async (scope) => {
    await scope
      .update(companies)
      .set({ trialEndsAt: null, subscriptionStatus: 'active' })
      .where(eq(companies.id, story.companyId));
    await scope.update(users).set({ role: 'admin' }).where(eq(users.id, story.ownerId));
  });
  return story;
}
