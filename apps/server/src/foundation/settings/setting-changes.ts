import { count } from 'drizzle-orm';
import type { OperatorScope } from '../database/scopes.ts';
import { settingChanges } from './setting-changes.table.ts';

/** Somebody with an account, or somebody at the terminal of the machine. */
export type Changer = { userId: string | null; terminalUser?: string; now: Temporal.Instant };

/** In the transaction of the change itself: neither is stored without the other. */
export async function recordSettingChange(
  scope: OperatorScope,
  key: string,
  { userId, terminalUser, now }: Changer,
): Promise<void> {
  const change = { key, userId, terminalUser: terminalUser ?? null, changedAt: now };
  await scope.insert(settingChanges).values(change);
}

/** How often each setting was changed; what never was is not among them. */
export async function countSettingChanges(
  scope: OperatorScope,
): Promise<ReadonlyMap<string, number>> {
  const { key } = settingChanges;
  const rows = await scope.select({ key, count: count() }).from(settingChanges).groupBy(key);
  return new Map(rows.map((row) => [row.key, row.count]));
}
