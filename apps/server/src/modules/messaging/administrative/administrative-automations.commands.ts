import type { AdministrativeForm } from '@app/contract/messaging/administrative.contract';
import {
  ADMINISTRATIVE_AUTOMATIONS,
  type AdministrativeAutomation,
  fitsAdministrative,
} from '@app/domain/messaging/administrative';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messageTemplates } from '../message-templates.table.ts';
import { messages } from '../messages.table.ts';
import { administrativeAutomations } from './administrative-automations.table.ts';
import { findWelcomeTemplate } from './welcome-template.commands.ts';

type Changes = { [Name in AdministrativeAutomation]?: AdministrativeForm[Name] | undefined };
type Said = typeof administrativeAutomations.$inferInsert;

/** Stores what is said about some of the platform's messages; the others stay as they are. */
export async function saveAdministrative(
  scope: CompanyScope,
  changes: Changes,
): Promise<Result<null, 'template-not-found'>> {
  const said = ADMINISTRATIVE_AUTOMATIONS.flatMap((automation): Said[] => {
    const setting = changes[automation];
    return setting ? [{ automation, ...setting }] : [];
  });
  if (said.length === 0) return accept(null);
  if (!(await haveTemplates(scope, said))) return refuse('template-not-found');

  await scope
    .insert(administrativeAutomations)
    .values(said)
    .onConflictDoUpdate({
      target: [administrativeAutomations.companyId, administrativeAutomations.automation],
      set: {
        enabled: sql`excluded.enabled`,
        templateId: sql`excluded.template_id`,
        sendDelayHours: sql`excluded.send_delay_hours`,
        sendImmediately: sql`excluded.send_immediately`,
        daysBeforeExpiry: sql`excluded.days_before_expiry`,
        sendTime: sql`excluded.send_time`,
      },
    });
  if (changes.company_welcome) await findWelcomeTemplate(scope);
  await leaveWaiting(scope, said);
  return accept(null);
}

/** Each template is there and of a type that fits; until the end nobody removes it. */
async function haveTemplates(scope: CompanyScope, said: readonly Said[]): Promise<boolean> {
  const ids = said.flatMap(({ templateId }) => templateId ?? []);
  if (ids.length === 0) return true;

  const rows = await scope
    .select({ id: messageTemplates.id, type: messageTemplates.type })
    .from(messageTemplates)
    .where(inArray(messageTemplates.id, ids))
    .for('key share');
  const types = new Map(rows.map(({ id, type }) => [id, type]));
  return said.every(({ automation, templateId }) => {
    const type = templateId ? types.get(templateId) : 'custom';
    return type !== undefined && fitsAdministrative(automation, type);
  });
}

/** What waits for an automation that is switched off is not sent; the greeting has no such switch. */
async function leaveWaiting(scope: CompanyScope, said: readonly Said[]): Promise<void> {
  const off = said.filter(({ enabled }) => !enabled).map(({ automation }) => automation);
  const waiting = off.filter((automation) => automation !== 'company_welcome');
  if (waiting.length === 0) return;
  await scope
    .update(messages)
    .set({ state: 'skipped', reason: 'switched-off' })
    .where(and(eq(messages.state, 'queued'), inArray(messages.occasion, waiting)));
}
