import { afterTaken, lossOf } from '@app/domain/messaging/connection';
import { withSavepoint } from '../../../foundation/database/savepoint.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isDuplicateOf } from '../../../foundation/database/sql-state.ts';
import { isFirstTime } from '../../../foundation/jobs/effects.ts';
import { noteLostNumber } from '../notices/notices.commands.ts';
import type { ConnectionRow } from './connections.queries.ts';
import { CONNECTED_PHONE_KEY, whatsappConnections } from './whatsapp-connections.table.ts';

export const LET_GO = 'whatsapp.let-go';
/** What waits in the queue for it. */
export type LettingGo = { companyId: string };

type Change = { before: ConnectionRow; after: ConnectionRow };

/**
 * Writes what is different, and tells the team of a number that is lost, once for each loss. A phone that
 * another company has connected is not kept: its line is let go, and whatever else came with it stays.
 */
export async function keepNumber(
  scope: CompanyScope,
  change: Change,
  now: Temporal.Instant,
): Promise<'kept' | 'taken'> {
  if (await isKept(scope, change)) {
    await tellOfLoss(scope, change.after, now);
    return 'kept';
  }
  const after = afterTaken(change.before, now);
  await writeNumber(scope, { before: change.before, after });
  const letting: LettingGo = { companyId: scope.companyId };
  await scope.jobs.enqueue(LET_GO, letting);
  await tellOfLoss(scope, after, now);
  return 'taken';
}

/** Only what opens the number, or makes it another, can meet that of somebody else. */
async function isKept(scope: CompanyScope, change: Change): Promise<boolean> {
  const { before, after } = change;
  const isOpened = before.state !== 'connected' || before.phone !== after.phone;
  if (after.state !== 'connected' || !isOpened) {
    await writeNumber(scope, change);
    return true;
  }
  try {
    await withSavepoint(scope, () => writeNumber(scope, change));
    return true;
  } catch (error) {
    if (isDuplicateOf(CONNECTED_PHONE_KEY, error)) return false;
    throw error;
  }
}

export async function writeNumber(scope: CompanyScope, { before, after }: Change): Promise<void> {
  const changes = differences(before, after);
  if (Object.keys(changes).length > 0) await scope.update(whatsappConnections).set(changes);
}

function differences(before: ConnectionRow, after: ConnectionRow): Partial<ConnectionRow> {
  const isOther = ([key, value]: [string, unknown]) => {
    const old: unknown = Reflect.get(before, key);
    // Moments are objects: the same one is written the same.
    return JSON.stringify(old) !== JSON.stringify(value);
  };
  return Object.fromEntries(Object.entries(after).filter(isOther));
}

async function tellOfLoss(
  scope: CompanyScope,
  number: ConnectionRow,
  now: Temporal.Instant,
): Promise<void> {
  const loss = lossOf(number, now);
  const since = loss === 'banned' ? number.bannedAt : number.disconnectedAt;
  // Whoever pairs a phone that is another's sees it before her: nothing was lost.
  if (!loss || !since) return;
  const kind = loss === 'banned' ? 'whatsapp-banned' : 'whatsapp-lost';
  if (await isFirstTime(scope, `${kind}:${since}`)) await noteLostNumber(scope, kind);
}
