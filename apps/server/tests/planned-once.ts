import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';

/** So often PostgreSQL plans for the values of a question before it compares with a plan for all. */
const FIRST_TRIES = 5;

/** The prepared questions of a step that, asked often enough, are answered by one plan for all. */
export async function namesPlannedOnce(
  scope: CompanyScope,
  step: () => Promise<unknown>,
): Promise<string[]> {
  for (let asked = 0; asked <= FIRST_TRIES; asked++) await step();
  const before = await timesPlannedForAll(scope);
  await step();
  const after = await timesPlannedForAll(scope);
  return [...after].flatMap(([name, times]) => (times === before.get(name) ? [] : name));
}

async function timesPlannedForAll(scope: CompanyScope): Promise<ReadonlyMap<string, string>> {
  const { rows } = await scope.execute<{ name: string; generic_plans: string }>(
    sql`select name, generic_plans from pg_prepared_statements order by name`,
  );
  return new Map(rows.map((row) => [row.name, row.generic_plans]));
}
