import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../database/scopes.ts';

const MOST_KNOWN = 10_000;
const known = new Map<string, boolean>();

/** Whether visitors try things out in this company. It is so from its first day, or never. */
export async function isSample(scope: CompanyScope): Promise<boolean> {
  const { companyId } = scope;
  const answer = known.get(companyId) ?? (await askIfSample(scope));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(companyId, answer);
  return answer;
}

async function askIfSample(scope: CompanyScope): Promise<boolean> {
  const { rows } = await scope.execute<{ sample: boolean }>(
    sql`select is_sample_company() as sample`,
  );
  return rows[0]?.sample === true;
}
