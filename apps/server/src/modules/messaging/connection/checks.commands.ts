import { afterNews, GONE, type LineNews } from '@app/domain/messaging/connection';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { StateAnswer } from '../../../foundation/whatsapp/gateway.ts';
import { type ConnectionRow, findConnection, lockConnection } from './connections.queries.ts';
import { type LineParts, type LineTrouble, troubleOf, within } from './line-parts.rules.ts';
import { gatewayOf } from './lines.rules.ts';
import { keepNumber } from './numbers.commands.ts';

/** A key that WhatsApp itself takes no more. */
const KEY_OVER = 190;

/** Asks the gateway how the number is, and writes that down. */
export async function checkNumber(parts: LineParts): Promise<Result<null, LineTrouble>> {
  const connection = await within(parts, findConnection);
  if (!connection) return accept(null);
  const gateway = await gatewayOf(parts, connection);
  if (!gateway) return refuse('not-configured');
  const answer = await gateway.state();
  const news = newsOf(connection, answer);
  const kept = await within(parts, async (scope) => {
    const now = parts.clock();
    const before = await lockConnection(scope);
    if (!before) return 'kept';
    const after = news ? afterNews(before, news, now) : before;
    return keepNumber(scope, { before, after: { ...after, askedAt: now } }, now);
  });
  if (kept === 'taken') return refuse('taken');
  if (news || answer.outcome === 'known') return accept(null);
  return refuse(troubleOf(answer));
}

function newsOf({ provider }: ConnectionRow, answer: StateAnswer): LineNews | null {
  if (answer.outcome === 'known') return { kind: 'connection', ...answer };
  const closed = { kind: 'connection', state: 'closed', phone: null, profileName: null } as const;
  if (answer.reason === 'line-missing') return { ...closed, reason: GONE };
  // The gateway's key is the platform's; of a number at WhatsApp itself it is the company's.
  const isOver = provider === 'meta' && answer.reason === 'unauthorized';
  return isOver ? { ...closed, reason: KEY_OVER } : null;
}
