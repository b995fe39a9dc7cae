import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailableError } from '../../../foundation/database/database-trouble.ts';
import type { Scopes } from '../../../foundation/database/scopes.ts';
import { isDuplicateOf } from '../../../foundation/database/sql-state.ts';
import type { Limited } from '../../../foundation/limited.ts';
import type { Logger } from '../../../foundation/logger.ts';
import type { Sealer } from '../../../foundation/secrets/sealer.ts';
import type { SendOutcome, SentAnswer } from '../../../foundation/whatsapp/gateway.ts';
import type { Whatsapp } from '../../../foundation/whatsapp/whatsapp.ts';
import { findConnection } from '../connection/connections.queries.ts';
import { gatewayOf } from '../connection/lines.rules.ts';
import { PROVIDER_KEY } from '../messages.table.ts';
import type { Doubt } from './doubts.commands.ts';
import { listKnownIds } from './doubts.queries.ts';
import { noteOutcome, noteSearch } from './outcomes.commands.ts';
import { type Governing, type Taken, takeNext } from './taking.commands.ts';

export type SendingParts = {
  scopes: Scopes;
  whatsapp: Whatsapp;
  sealer: Sealer;
  clock: () => Temporal.Instant;
  logger: Logger;
  /**
   * How many transactions of this process do what at once: requests need connections too. Whoever takes
   * messages never keeps those waiting that note what has left.
   */
  atOnce: Record<'take' | 'note' | 'search', Limited>;
};

const SENDER = { userId: null, requestId: 'send' };

/** Sends the next message of one company, if there is one. No transaction is open while it leaves. */
export async function sendNext(
  parts: SendingParts,
  companyId: string,
  governing: Governing,
): Promise<void> {
  const { scopes, atOnce, clock } = parts;
  const entry = { ...SENDER, companyId };
  const taken = await atOnce.take(() =>
    scopes.withCompany(entry, (scope) => takeNext(scope, governing)),
  );
  if (!taken) return;
  const outcome = await handOver(parts, taken);
  await insist(() =>
    atOnce.note(() =>
      scopes.withCompany(entry, (scope) => noteOutcome(scope, taken, { outcome, now: clock() })),
    ),
  );
}

/** What cannot even be tried has surely not left. */
async function handOver(parts: SendingParts, taken: Taken): Promise<SendOutcome> {
  const { connection, recipient, text, isTalking, template, message } = taken;
  const gateway = await gatewayOf(parts, connection).catch((error: unknown) => {
    parts.logger.warn({ err: error }, 'a line of WhatsApp cannot be opened');
    return null;
  });
  if (!gateway) return { outcome: 'not-taken', reason: 'unreachable' };
  return gateway.send({
    to: addressOf(recipient),
    text,
    reference: message.id,
    window: isTalking && !template ? 'open' : 'closed',
    template,
  });
}

function addressOf(recipient: string): string {
  return /^\d+$/.test(recipient) ? `+${recipient}` : recipient;
}

const PAUSES = [200, 1000, 2000, 4000, 8000];

/** A database that restarts is waited for: it has not heard yet what left. */
async function insist(write: () => Promise<void>): Promise<void> {
  for (const milliseconds of PAUSES) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
    }
    await pause(milliseconds);
  }
  return write();
}

/** Asks the gateway about a message in doubt. */
export async function searchDoubt(parts: SendingParts, doubt: Doubt): Promise<void> {
  const { scopes, atOnce, clock } = parts;
  const entry = { ...SENDER, companyId: doubt.companyId };
  const answer = await find(parts, doubt);
  const note = (found: SentAnswer) =>
    atOnce.search(() =>
      scopes.withCompany(entry, (scope) =>
        noteSearch(scope, doubt, { answer: found, now: clock() }),
      ),
    );
  await note(answer).catch((error: unknown) => {
    // Two in doubt said the same to the same number: one of them found it first.
    if (!isDuplicateOf(PROVIDER_KEY, error)) throw error;
    return note({ found: 'unknown' });
  });
}

async function find(parts: SendingParts, doubt: Doubt): Promise<SentAnswer> {
  const { companyId, recipient, text, takenAt } = doubt;
  const entry = { ...SENDER, companyId, purpose: 'read' } as const;
  const known = await parts.atOnce.search(() =>
    parts.scopes.withCompany(entry, async (scope) => ({
      connection: await findConnection(scope),
      except: await listKnownIds(scope, doubt),
    })),
  );
  const { connection, except } = known;
  // A number that was paired since has none of what an older one sent.
  const since = connection?.connectedAt;
  if (!connection || !since || Temporal.Instant.compare(since, takenAt) > 0) {
    return { found: 'unknown' };
  }
  const gateway = await gatewayOf(parts, connection);
  const search = { to: addressOf(recipient), text, since: takenAt, until: parts.clock(), except };
  return (await gateway?.findSent(search)) ?? { found: 'unknown' };
}
