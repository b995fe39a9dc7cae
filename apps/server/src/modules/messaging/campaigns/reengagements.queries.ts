import { wordsOf } from '@app/domain/messaging/approved-words';
import { defaultText } from '@app/domain/messaging/default-texts';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import { messageTemplates } from '../message-templates.table.ts';
import { messages } from '../messages.table.ts';
import { reengagements } from './reengagements.table.ts';

export type ReengagementRow = typeof reengagements.$inferSelect;
export type KnownReengagement = ReengagementRow & {
  templateName: string;
  saysUsual: boolean;
  waitingCount: number;
  sentCount: number;
};

/** Newest first: the ids are made in the order of time. */
export async function listReengagements(scope: CompanyScope): Promise<KnownReengagement[]> {
  const rows = await scope
    .select({ reengagement: reengagements, templateName: messageTemplates.name, isInUse })
    .from(reengagements)
    .leftJoin(messageTemplates, eq(messageTemplates.id, reengagements.templateId))
    .orderBy(desc(reengagements.id));
  const counts = await countMessages(scope);
  return rows.map(({ reengagement, templateName, isInUse: isSaid }) => ({
    ...reengagement,
    saysUsual: reengagement.approvedWords === null && !isSaid,
    templateName: templateName ?? reengagement.approvedWords?.name ?? '',
    ...(counts.get(reengagement.id) ?? { waitingCount: 0, sentCount: 0 }),
  }));
}

type Counts = { waitingCount: number; sentCount: number };

async function countMessages(scope: CompanyScope): Promise<ReadonlyMap<string, Counts>> {
  const id = messages.reengagementId;
  const rows = await scope
    .select({
      id,
      waitingCount: sql<number>`count(*) filter (where state in ('queued', 'sending'))::int`,
      sentCount: sql<number>`count(*) filter (where state in ('sent', 'delivered', 'read'))::int`,
    })
    .from(messages)
    .where(sql`${id} is not null`)
    .groupBy(id);
  return new Map(rows.map(({ id: whose, ...counts }) => [whose ?? '', counts]));
}

/** A template that is inactive, or for something else by now, is not sent: the usual words are. */
const isInUse = sql<boolean>`coalesce(${messageTemplates.active} and ${messageTemplates.type} = 'custom', false)`;

/** With the words it says now. */
export async function findReengagement(
  scope: CompanyScope,
  id: string,
): Promise<(ReengagementRow & { text: string }) | null> {
  const [found] = await scope
    .select({ reengagement: reengagements, text: messageTemplates.text, isInUse })
    .from(reengagements)
    .leftJoin(messageTemplates, eq(messageTemplates.id, reengagements.templateId))
    .where(eq(reengagements.id, id));
  if (!found) return null;
  const { approvedWords } = found.reengagement;
  const own = found.isInUse && found.text !== null ? found.text : defaultText('custom');
  return { ...found.reengagement, text: approvedWords ? wordsOf(approvedWords) : own };
}

export async function lockReengagement(
  scope: CompanyScope,
  id: string,
): Promise<ReengagementRow | null> {
  const [row] = await scope
    .select()
    .from(reengagements)
    .where(eq(reengagements.id, id))
    .for('update');
  return row ?? null;
}

/** Of all companies: those that are on and did not run today. `today` is the latest of any zone. */
export function listWaitingReengagements(
  scope: OperatorScope,
  today: Temporal.PlainDate,
): Promise<{ companyId: string; id: string }[]> {
  const { companyId, id, lastRunOn, enabled } = reengagements;
  return scope
    .select({ companyId, id })
    .from(reengagements)
    .where(and(eq(enabled, true), sql`(${lastRunOn} is null or ${lt(lastRunOn, today)})`));
}
