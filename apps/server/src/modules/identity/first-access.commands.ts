import type { PlatformRole } from '@app/domain/identity/platform-role';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import type { OperatorScope, Scopes } from '../../foundation/database/scopes.ts';
import { settings } from '../../foundation/settings/settings.table.ts';
import { createAccount, type NewAccount } from './accounts.commands.ts';
import { isFirstAccess } from './first-access.queries.ts';

const TURN = 'first-access.turn';
const DEMO_CLAIM = 'first-access.demo';

type FirstAccount = { userId: string; role: Extract<PlatformRole, 'admin' | 'client'> };

/** The first to get here administers the system. Whoever comes at the same time is an ordinary account. */
export async function createFirstAccount(
  scope: OperatorScope,
  account: Omit<NewAccount, 'role'>,
): Promise<Result<FirstAccount, 'email-taken'>> {
  await waitForTurn(scope);
  const role = (await isFirstAccess(scope)) ? 'admin' : 'client';
  const created = await createAccount(scope, { ...account, role });
  return created.accepted ? accept({ ...created.value, role }) : created;
}

/**
 * There is one row of this key, so of many who write it at once each waits for the one before to end.
 * What that one did is visible afterwards.
 */
async function waitForTurn(scope: OperatorScope): Promise<void> {
  await scope
    .insert(settings)
    .values({ key: TURN, category: 'platform', value: '' })
    .onConflictDoUpdate({ target: settings.key, set: { updatedAt: sql`now()` } });
}

/** Fills a system that nobody administers yet. Of many who want to at once, one does. */
export async function loadDemoOnce(
  { scopes, requestId }: { scopes: Scopes; requestId: string },
  load: () => Promise<void>,
): Promise<Result<null, 'configured'>> {
  const actor = { userId: null, requestId };
  const claimed = await scopes.asOperator(
    actor,
    async (scope) => (await isFirstAccess(scope)) && claimDemo(scope),
  );
  if (!claimed) return refuse('configured');
  try {
    await load();
    return accept(null);
  } catch (error) {
    // What failed can be tried again.
    await scopes.asOperator(actor, releaseDemo);
    throw error;
  }
}

async function claimDemo(scope: OperatorScope): Promise<boolean> {
  const claimed = await scope
    .insert(settings)
    .values({ key: DEMO_CLAIM, category: 'platform', value: '' })
    .onConflictDoNothing({ target: settings.key })
    .returning({ key: settings.key });
  return claimed.length > 0;
}

async function releaseDemo(scope: OperatorScope): Promise<void> {
  await scope.delete(settings).where(eq(settings.key, DEMO_CLAIM));
}
