import { eq, sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import { messageAutomations } from '../message-automations.table.ts';
import { messageTemplates } from '../message-templates.table.ts';
import { messages } from '../messages.table.ts';
import { messagingSettings } from '../messaging-settings.table.ts';

/** The companies whose run is due, or whose next one nobody has planned yet. */
export async function listBirthdayRunsDue(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<string[]> {
  const { companyId, automation, enabled } = messageAutomations;
  const rows = await scope
    .select({ companyId })
    .from(messageAutomations)
    .leftJoin(messagingSettings, eq(messagingSettings.companyId, companyId))
    .where(
      sql`${automation} = 'birthday_message' and ${enabled}
        and coalesce(${messagingSettings.birthdayNextRunAt} <= ${now.toString()}, true)`,
    );
  return rows.map((row) => row.companyId);
}

export type BirthdayAutomation = { enabled: boolean; templateText: string | null };

/** Whether wishes go out, and in the words of which template. */
export async function readBirthdayAutomation(scope: CompanyScope): Promise<BirthdayAutomation> {
  const [said] = await scope
    .select({
      enabled: messageAutomations.enabled,
      text: messageTemplates.text,
      active: messageTemplates.active,
    })
    .from(messageAutomations)
    .leftJoin(messageTemplates, eq(messageTemplates.id, messageAutomations.templateId))
    .where(eq(messageAutomations.automation, 'birthday_message'));
  return { enabled: said?.enabled ?? false, templateText: said?.active ? said.text : null };
}

export type BirthdayDay = {
  day: string;
  total: number;
  sent: number;
  failed: number;
  waiting: number;
  skipped: number;
};

/** What became of the wishes of each day, the newest first. They are known by their occasion. */
export async function listBirthdayDays(
  scope: CompanyScope,
  { since, timezone }: { since: Temporal.Instant; timezone: string },
): Promise<BirthdayDay[]> {
  const { rows } = await scope.execute<BirthdayDay>(sql`
    select to_char(planned_at at time zone ${timezone}, 'YYYY-MM-DD') as day,
      count(*)::int as total,
      count(*) filter (where state in ('sent', 'delivered', 'read'))::int as sent,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state in ('queued', 'sending'))::int as waiting,
      count(*) filter (where state = 'skipped')::int as skipped
    from ${messages}
    where occasion = 'birthday' and planned_at >= ${since.toString()}
    group by 1 order by 1 desc`);
  return rows;
}
