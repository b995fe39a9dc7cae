import { sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from './scopes.ts';

/**
 * One step of a company's transaction that needs what belongs to no company, such as the names of
 * its members' accounts. It stays on the company's own connection: with a second one, a handful of
 * requests would each hold one and wait for ever for another. Nothing else may run in the scope
 * meanwhile, because the role is that of the whole transaction.
 */
export async function asOperatorWithin<Answer>(
  scope: CompanyScope,
  work: (scope: OperatorScope) => Promise<Answer>,
): Promise<Answer> {
  const operator = Object.assign(Object.create(scope.connection), {
    kind: 'operator',
    jobs: scope.jobs,
  });
  await scope.execute(sql`select set_config('role', operator_role(), true)`);
  try {
    return await work(operator);
  } finally {
    // Giving the role back fails only where the transaction has failed and allows nothing more.
    await scope.execute(sql`select set_config('role', app_role(), true)`).catch(() => {});
  }
}
