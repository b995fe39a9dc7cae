import { afterNews, type LineNews } from '@app/domain/messaging/connection';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { Happening, Heard } from '../../../foundation/whatsapp/happenings.ts';
import { noteIncoming } from '../conversations/incoming.commands.ts';
import { passOnFailed } from '../sending/pass-on.commands.ts';
import { type ConnectionRow, findConnection, lockConnection } from './connections.queries.ts';
import { noteHandedOver } from './handed-over.commands.ts';
import { keepNumber } from './numbers.commands.ts';
import { noteTemplates } from './official-templates.commands.ts';
import { noteReceipts, type ReceiptNews } from './receipts.commands.ts';

/**
 * What a line told, in the order in which it came, written together. Of a storm only the last state
 * counts, and what changes nothing is not written.
 */
export async function noteNews(
  scope: CompanyScope,
  heard: readonly Heard[],
  now: Temporal.Instant,
): Promise<void> {
  const connection = await findConnection(scope);
  if (!connection) return;
  const news = happeningsOf(connection, heard);
  if (news.length === 0) return;
  // The number is locked before any message, as it is when something is sent.
  await noteLineNews(scope, { connection, news: news.filter(isOfLine) }, now);
  await settleReceipts(scope, ofKind(news, 'receipt'), now);
  await noteHandedOver(scope, ofKind(news, 'handed-over'));
  await noteTemplates(scope, ofKind(news, 'template'), now);
  await noteIncoming(scope, news.filter(isWritten), now);
}

/** Whoever knows the address of one line speaks of that line alone. */
function happeningsOf(
  { provider, lineName, phoneNumberId, businessId }: ConnectionRow,
  heard: readonly Heard[],
): Happening[] {
  const names = provider === 'evolution' ? [lineName] : [phoneNumberId, businessId];
  return heard.filter(({ line }) => names.includes(line)).map(({ happening }) => happening);
}

type Kind = Happening['kind'];

function ofKind<Told extends Kind>(news: readonly Happening[], kind: Told) {
  return news.filter((one): one is Extract<Happening, { kind: Told }> => one.kind === kind);
}

type Written = Extract<Happening, { kind: 'incoming' | 'sent-elsewhere' }>;

function isWritten(one: Happening): one is Written {
  return one.kind === 'incoming' || one.kind === 'sent-elsewhere';
}

type OfLine = Extract<Happening, LineNews>;

function isOfLine(one: Happening): one is OfLine {
  return one.kind === 'qr' || one.kind === 'qr-ended' || one.kind === 'connection';
}

/** What arrived nowhere goes on to the next way there is to the client. */
export async function settleReceipts(
  scope: CompanyScope,
  receipts: readonly ReceiptNews[],
  now: Temporal.Instant,
): Promise<void> {
  const failed = await noteReceipts(scope, receipts, now);
  if (failed.length === 0) return;
  const ids = failed.map(({ id }) => id);
  await passOnFailed(scope, ids, now);
}

/** Applied to the number as it is now: whoever presses a button meanwhile is waited for. */
async function noteLineNews(
  scope: CompanyScope,
  { connection, news }: { connection: ConnectionRow; news: readonly LineNews[] },
  now: Temporal.Instant,
): Promise<void> {
  const before = news.length > 0 ? await lockConnection(scope) : connection;
  if (!before) return;
  const after = news.reduce((number, piece) => afterNews(number, piece, now), before);
  await keepNumber(scope, { before, after: { ...after, heardAt: heardAt(before, now) } }, now);
}

const HEARD_AGAIN_AFTER = { minutes: 1 };

/** Written once a minute at most: a line tells many things. */
function heardAt({ heardAt: last }: ConnectionRow, now: Temporal.Instant): Temporal.Instant {
  const isFresh = last && Temporal.Instant.compare(last.add(HEARD_AGAIN_AFTER), now) > 0;
  return isFresh ? last : now;
}
