import type { MessageState } from '@app/domain/messaging/message-state';
import type { Occasion } from '@app/domain/messaging/occasion';
import type { Channel } from '@app/domain/messaging/skip-reason';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { type Page, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clientNameOf } from '../../clients/client-cards.queries.ts';
import { campaigns } from '../campaigns/campaigns.table.ts';
import { reengagements } from '../campaigns/reengagements.table.ts';
import type { MessageRow } from '../messages.queries.ts';
import { messages } from '../messages.table.ts';

type Wanted<Value> = Value | undefined;
export type MessageSearch = {
  state?: Wanted<MessageState>;
  occasion?: Wanted<Occasion>;
  channel?: Wanted<Channel>;
  clientId?: Wanted<string>;
  appointmentId?: Wanted<string>;
  campaignId?: Wanted<string>;
  from?: Wanted<Temporal.Instant>;
  until?: Wanted<Temporal.Instant>;
};
export type MessagePlace = { plannedAt: string; id: string };
export type LoggedMessage = MessageRow & { clientName: string; campaignName: string };

/** Newest first. What is armed for later is told only where queued ones are asked for. */
export async function listMessages(
  scope: CompanyScope,
  search: MessageSearch,
  { after, limit, now }: { after: MessagePlace | null; limit: number; now: Temporal.Instant },
): Promise<Page<LoggedMessage>> {
  const rows = await logged(scope)
    .where(
      and(
        filtered(search),
        search.state === 'queued' ? undefined : sql`${messages.plannedAt} <= ${now.toString()}`,
        after ? behind(after) : undefined,
      ),
    )
    .orderBy(desc(messages.plannedAt), desc(messages.id))
    .limit(limit + 1);
  return pageOf(rows.map(named), limit);
}

export async function findMessage(scope: CompanyScope, id: string): Promise<LoggedMessage | null> {
  const [row] = await logged(scope).where(eq(messages.id, id));
  return row ? named(row) : null;
}

function logged(scope: CompanyScope) {
  return scope
    .select({
      message: messages,
      clientName: clientNameOf(messages.clientId),
      campaignName: sql<string>`coalesce(${campaigns.name}, ${reengagements.name}, '')`,
    })
    .from(messages)
    .leftJoin(campaigns, eq(campaigns.id, messages.campaignId))
    .leftJoin(reengagements, eq(reengagements.id, messages.reengagementId))
    .$dynamic();
}

type Found = { message: MessageRow; clientName: string | null; campaignName: string };

function named({ message, clientName, campaignName }: Found): LoggedMessage {
  return { ...message, clientName: clientName ?? '', campaignName };
}

function filtered(search: MessageSearch): SQL | undefined {
  const { state, occasion, channel, clientId, appointmentId, campaignId, from, until } = search;
  return and(
    state && eq(messages.state, state),
    occasion && eq(messages.occasion, occasion),
    channel && eq(messages.channel, channel),
    clientId ? eq(messages.clientId, clientId) : undefined,
    appointmentId ? eq(messages.appointmentId, appointmentId) : undefined,
    campaignId ? eq(messages.campaignId, campaignId) : undefined,
    from && gte(messages.plannedAt, from),
    until && lt(messages.plannedAt, until),
  );
}

function behind({ plannedAt, id }: MessagePlace): SQL {
  return sql`(${messages.plannedAt}, ${messages.id}) < (${plannedAt}::timestamptz, ${id}::uuid)`;
}
