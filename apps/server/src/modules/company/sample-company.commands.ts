import { LIVE_TOPICS } from '@app/contract/shared/live-topics';
import { SAMPLE_SLUG } from '@app/domain/company/sample-company';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import { storeWhatAllHave } from './companies.commands.ts';
import { companies } from './companies.table.ts';
import { companySlugs } from './company-slugs.table.ts';

// Neither a plan nor its limits bind a trial, and no mail is due before it ends.
const NEVER = Temporal.Instant.from('9999-01-01T00:00:00Z');

/** Its id. It is made once, however many ask at the same time; null where the address is not its own. */
export async function ensureSampleCompany(
  scope: OperatorScope,
  company: { name: string; city: string; state: string },
): Promise<string | null> {
  const [claimed] = await scope
    .insert(companySlugs)
    .values({ slug: SAMPLE_SLUG, companyId: sql`uuidv7()` })
    .onConflictDoNothing()
    .returning({ id: companySlugs.companyId });
  if (!claimed) return findSampleCompany(scope);
  const { id } = claimed;
  const sample = { ...company, id, slug: SAMPLE_SLUG, isSample: true, trialEndsAt: NEVER };
  await scope.insert(companies).values(sample);
  return id;
}

async function findSampleCompany(scope: OperatorScope): Promise<string | null> {
  const [sample] = await scope
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.isSample, true));
  return sample?.id ?? null;
}

/** As if nobody had ever been there. The database refuses it for any other company. */
export async function emptySampleCompany(scope: CompanyScope): Promise<void> {
  await scope.execute(sql`select erase_sample_company()`);
  await storeWhatAllHave(scope, scope.companyId);
  for (const topic of LIVE_TOPICS) scope.changed.add(topic);
}
