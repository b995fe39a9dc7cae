import {
  afterReceipt,
  hasArrived,
  type MessageState,
  RISING_STATES,
} from '@app/domain/messaging/message-state';
import { type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { Happening } from '../../../foundation/whatsapp/happenings.ts';
import { messages } from '../messages.table.ts';
import { expectAnswers } from '../unanswered.commands.ts';
import { lockCircuit, noteArrivals, noteRefusals } from './circuit.commands.ts';

export type ReceiptNews = Extract<Happening, { kind: 'receipt' }>;

/** A message of which a receipt was the last word: it surely arrived nowhere. */
export type RefusedMessage = { id: string };

/**
 * What the gateway says became of messages. Receipts come late, doubled and in any order, so the highest
 * counts and nothing goes back. Answers those that failed by it.
 */
export async function noteReceipts(
  scope: CompanyScope,
  receipts: readonly ReceiptNews[],
  now: Temporal.Instant,
): Promise<RefusedMessage[]> {
  const told = summarize(receipts, now);
  if (told.length === 0) return [];
  // Whoever sends locks the number before its message, and so does whoever hears of both.
  const isWatched = await lockCircuit(scope, { refused: told.some(isRefused) });
  const raised = await raise(scope, told);
  // Our own answer, should it still come, finds these named.
  await expectAnswers(
    scope,
    raised.filter(({ isNamedNow }) => isNamedNow).map(({ id }) => id),
  );
  const failed = raised.filter(isRefused);
  if (isWatched) {
    await noteRefusals(scope, failed, now);
    await noteArrivals(
      scope,
      raised.filter(({ state }) => hasArrived(state)),
    );
  }
  return failed.map(({ id }) => ({ id }));
}

function isRefused({ state }: { state: MessageState }): boolean {
  return state === 'failed';
}

type Told = {
  providerId: string;
  reference: string | null;
  state: MessageState;
  sentAt: Temporal.Instant | null;
  deliveredAt: Temporal.Instant | null;
  readAt: Temporal.Instant | null;
  error: string;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One line for each message, however often it was spoken of. */
function summarize(receipts: readonly ReceiptNews[], now: Temporal.Instant): Told[] {
  const told = new Map<string, Told>();
  for (const receipt of receipts) {
    const before = told.get(receipt.providerId) ?? nothingOf(receipt);
    told.set(receipt.providerId, withReceipt(before, receipt, earlier(receipt.at, now)));
  }
  return [...told.values()];
}

function nothingOf({ providerId, reference }: ReceiptNews): Told {
  const known = reference !== null && UUID.test(reference) ? reference : null;
  const moments = { sentAt: null, deliveredAt: null, readAt: null };
  return { providerId, reference: known, state: 'sending', ...moments, error: '' };
}

/** Nothing arrived later than we heard of it, whatever another clock says. */
function earlier(moment: Temporal.Instant | null, now: Temporal.Instant): Temporal.Instant {
  return moment && Temporal.Instant.compare(moment, now) < 0 ? moment : now;
}

function withReceipt(
  told: Told,
  { status, errorCode }: ReceiptNews,
  moment: Temporal.Instant,
): Told {
  const state = afterReceipt(told.state, status);
  if (status === 'failed') return { ...told, state, error: `refused ${errorCode ?? ''}`.trim() };
  const isThere = status === 'delivered' || status === 'read';
  return {
    ...told,
    state,
    sentAt: told.sentAt ?? moment,
    deliveredAt: told.deliveredAt ?? (isThere ? moment : null),
    readAt: told.readAt ?? (status === 'read' ? moment : null),
  };
}

export type RaisedMessage = { id: string; state: MessageState; recipient: string };

type Raised = RaisedMessage & { isNamedNow: boolean };

/** The heights are those of `afterReceipt`. What would change nothing is not written. */
async function raise(scope: CompanyScope, told: readonly Told[]): Promise<Raised[]> {
  const { rows } = await scope.execute<Raised & { was: MessageState }>(sql`
    with told as (select * from unnest(
      ${column(told.map(({ providerId }) => providerId))}::text[],
      ${column(told.map(({ reference }) => reference))}::uuid[],
      ${column(told.map(({ state }) => state))}::text[],
      ${column(told.map(({ sentAt }) => sentAt?.toString() ?? null))}::timestamptz[],
      ${column(told.map(({ deliveredAt }) => deliveredAt?.toString() ?? null))}::timestamptz[],
      ${column(told.map(({ readAt }) => readAt?.toString() ?? null))}::timestamptz[],
      ${column(told.map(({ error }) => error))}::text[]
    ) as told (provider_id, reference, state, sent_at, delivered_at, read_at, error)
    ), known as (
      select message.id, message.state as was, message.provider_id is null as unnamed, told.*, ${height(sql`told.state`)} > ${height(sql`message.state`)} as higher
      from told join ${messages} as message
        on message.provider_id = told.provider_id
          or (message.provider_id is null and message.id = told.reference)
      where message.state <> 'queued' and message.channel = 'whatsapp'
      order by message.id
      for update of message
    )
    update ${messages} as message set
      state = case when higher then known.state else message.state end,
      provider_id = known.provider_id,
      sent_at = coalesce(message.sent_at, known.sent_at),
      delivered_at = coalesce(message.delivered_at, known.delivered_at),
      read_at = coalesce(message.read_at, known.read_at),
      error = case when higher then known.error else message.error end
    from known
    where message.id = known.id and (
      higher
      or (message.delivered_at is null and known.delivered_at is not null)
      or (message.read_at is null and known.read_at is not null)
    )
    returning message.id, message.state, message.recipient, known.was,
      known.unnamed as "isNamedNow"`);
  if (rows.length > 0) scope.changed.add('messages');
  return rows.filter(({ state, was }) => state !== was);
}

function height(state: SQL): SQL {
  return sql`array_position(${column(RISING_STATES)}::text[], ${state})`;
}

function column(values: readonly (string | null)[]) {
  return sql.param([...values]);
}
