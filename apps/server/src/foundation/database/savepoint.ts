import { sql } from 'drizzle-orm';
import type { CompanyScope } from './scopes.ts';

/** A step that the database may refuse without ending the transaction around it. */
export async function withSavepoint<Answer>(
  scope: CompanyScope,
  step: () => Promise<Answer>,
): Promise<Answer> {
  await scope.execute(sql`savepoint before_step`);
  try {
    const answer = await step();
    await scope.execute(sql`release savepoint before_step`);
    return answer;
  } catch (error) {
    await scope.execute(sql`rollback to savepoint before_step`);
    throw error;
  }
}
