import { lossOf } from '@app/domain/messaging/connection';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isFirstTime } from '../../../foundation/jobs/effects.ts';
import { noteLostNumber } from '../notices/notices.commands.ts';
import type { ConnectionRow } from './connections.queries.ts';
import { whatsappConnections } from './whatsapp-connections.table.ts';

/** Writes what is different, and tells the team of a number that is lost, once for each loss. */
export async function keepNumber(
  scope: CompanyScope,
  { before, after }: { before: ConnectionRow; after: ConnectionRow },
  now: Temporal.Instant,
): Promise<void> {
  const changes = differences(before, after);
  if (Object.keys(changes).length > 0) await scope.update(whatsappConnections).set(changes);
  await tellOfLoss(scope, after, now);
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
  if (!loss) return;
  const kind = loss === 'banned' ? 'whatsapp-banned' : 'whatsapp-lost';
  const since = loss === 'banned' ? number.bannedAt : number.disconnectedAt;
  if (await isFirstTime(scope, `${kind}:${since}`)) await noteLostNumber(scope, kind);
}
