import { expect } from 'vitest';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import type { TestWorld } from './support.ts';

/** Does a step in a transaction that ends when somebody else waits for it, and what they are told. */
export async function untilAwaited<Answer>(
  world: TestWorld,
  { companyId, step }: { companyId: string; step: (scope: CompanyScope) => Promise<unknown> },
  others: () => Promise<Answer>,
): Promise<Answer> {
  const { promise: done, resolve: isDone } = Promise.withResolvers<void>();
  const opened = world.inCompany(companyId, async (scope) => {
    await step(scope);
    isDone();
    await someoneWaiting(world);
  });
  // A step that fails must not leave the others waiting for its beginning.
  await Promise.race([done, opened]);
  const [answer] = await Promise.all([others(), opened]);
  return answer;
}

/** The connection of whoever waits for somebody else's transaction. */
export async function someoneWaiting(world: TestWorld): Promise<number> {
  let waiting: number | undefined;
  const look = async () => {
    const { rows } = await world.system.database.pool.query(
      `select pid from pg_stat_activity
       where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    );
    waiting = rows[0]?.pid;
    return rows.length;
  };
  await expect.poll(look, { timeout: 10_000 }).toBe(1);
  return Number(waiting);
}
