import { lossOf, OUT_AFTER } from '@app/domain/messaging/connection';
import { isFirstTime } from '../../../foundation/jobs/effects.ts';
import { checkNumber } from './checks.commands.ts';
import { type ConnectionRow, findConnection } from './connections.queries.ts';
import { settleReceipts } from './line-news.commands.ts';
import { type LineParts, troubleOf, webhookOfLine, within } from './line-parts.rules.ts';
import { gatewayOf } from './lines.rules.ts';

/** Asks how a number is that told nothing, and opens one anew that stays without its network. */
export async function askSilentLine(parts: LineParts): Promise<void> {
  await checkNumber(parts);
  const connection = await within(parts, findConnection);
  if (!connection) return;
  const gateway = await gatewayOf(parts, connection);
  if (!gateway) return;
  // Perhaps it speaks to where this server was before.
  if (connection.state === 'connected') await gateway.redirect(webhookOfLine(parts, connection));
  if (!isOut(connection, parts.clock())) return;
  const key = `whatsapp-restart:${connection.disconnectedAt}`;
  if (await within(parts, (scope) => isFirstTime(scope, key))) await gateway.restart();
}

function isOut({ state, disconnectedAt }: ConnectionRow, now: Temporal.Instant): boolean {
  if (state !== 'connecting' || disconnectedAt === null) return false;
  return Temporal.Instant.compare(disconnectedAt.add(OUT_AFTER), now) <= 0;
}

/**
 * Asks what became of messages of which no receipt came. What the gateway took and knows nothing more
 * of has left: a phone that is switched off tells nobody. One that does not answer is asked again later.
 */
export async function askForReceipts(
  parts: LineParts,
  providerIds: readonly string[],
): Promise<void> {
  const connection = await within(parts, findConnection);
  const gateway = connection && (await gatewayOf(parts, connection));
  if (!gateway || (await gateway.state()).outcome === 'refused') return;
  for (const providerId of providerIds) {
    const status = (await gateway.statusOf(providerId)) ?? 'sent';
    const nothing = { reference: null, errorCode: null, at: null };
    const receipt = { kind: 'receipt' as const, providerId, status, ...nothing };
    await within(parts, (scope) => settleReceipts(scope, [receipt], parts.clock()));
  }
}

/** A phone that is another company's stays logged in at the gateway until it is told to leave. */
export async function letGo(parts: LineParts): Promise<void> {
  const connection = await within(parts, findConnection);
  // Somebody pairs another phone by now, perhaps.
  if (!connection || lossOf(connection, parts.clock()) !== 'taken') return;
  const gateway = await gatewayOf(parts, connection);
  const answer = await gateway?.logout();
  if (answer?.outcome !== 'refused' || troubleOf(answer) === 'not-connected') return;
  throw new Error(`A line that is another company's is still open: ${answer.reason}`);
}
