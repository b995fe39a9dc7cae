import {
  AUTOMATIONS,
  type Automation,
  type AutomationSetting,
  autoConfirmAfter,
  isReminder,
  KEPT_AUTOMATIONS,
  type KeptAutomation,
} from '@app/domain/messaging/automation';
import { templateTypeOf } from '@app/domain/messaging/default-texts';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { inArray, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { changeAutoConfirm } from '../company/company.commands.ts';
import { readCompany } from '../company/company.queries.ts';
import { armAgainLater, armReminders, leaveWaiting } from './arming.commands.ts';
import { readBirthdayAutomation } from './birthdays/birthdays.queries.ts';
import { messageAutomations } from './message-automations.table.ts';
import { messageTemplates } from './message-templates.table.ts';
import { messagingSettings } from './messaging-settings.table.ts';

type Named = Automation | KeptAutomation;
type Setting = AutomationSetting & { delayHours?: number | undefined };
type Changes = { [Name in Named]?: Setting | undefined } & Parameters<typeof autoConfirmAfter>[0];

/** Stores what is said about some automations; the others stay as they are. */
export async function saveAutomations(
  scope: CompanyScope,
  changes: Changes,
  now: Temporal.Instant,
): Promise<Result<Named[], 'template-not-found'>> {
  const said = [...AUTOMATIONS, ...KEPT_AUTOMATIONS].flatMap((automation) => {
    const setting = changes[automation];
    return setting ? [settingOf(automation, setting)] : [];
  });
  if (said.length === 0) return accept([]);
  if (!(await haveTemplates(scope, said))) return refuse('template-not-found');
  await tellBirthdayForm(scope, changes.birthday_message);

  await scope
    .insert(messageAutomations)
    .values(said)
    .onConflictDoUpdate({
      target: [messageAutomations.companyId, messageAutomations.automation],
      set: {
        enabled: sql`excluded.enabled`,
        templateId: sql`excluded.template_id`,
        // Who says nothing of it leaves it as it is.
        delayHours: sql`coalesce(excluded.delay_hours, ${messageAutomations.delayHours})`,
      },
    });
  await saveAutoConfirm(scope, changes);
  // Appointments are locked before their messages, as by whoever moves one.
  if (said.some(({ automation, enabled }) => enabled && isReminder(automation))) {
    await armReminders(scope, now);
    await armAgainLater(scope, now);
  }
  const off = said.filter(({ enabled }) => !enabled).map(({ automation }) => automation);
  await leaveWaiting(
    scope,
    off.filter((automation) => !isKept(automation)),
  );
  return accept(said.map(({ automation }) => automation));
}

function settingOf(automation: Named, { enabled, templateId, delayHours }: Setting) {
  return { automation, enabled, templateId, delayHours: delayHours ?? null };
}

/**
 * The form of birthdays shows this switch too: whoever has it open does not put back what was. The settings
 * come before the switches, as where that form is saved.
 */
async function tellBirthdayForm(scope: CompanyScope, said: Setting | undefined): Promise<void> {
  if (!said || said.enabled === (await readBirthdayAutomation(scope)).enabled) return;
  await scope
    .insert(messagingSettings)
    .values({ version: 2 })
    .onConflictDoUpdate({
      target: messagingSettings.companyId,
      set: { version: sql`${messagingSettings.version} + 1` },
    });
}

/** It is one of the company's booking rules, which its own form shows too. */
async function saveAutoConfirm(scope: CompanyScope, changes: Changes): Promise<void> {
  const { autoConfirmAfterInSeconds: before } = await readCompany(scope);
  const after = autoConfirmAfter(changes, before);
  if (after !== before) await changeAutoConfirm(scope, after);
}

/** Each template is there and of the automation's type; until the end nobody removes it. */
async function haveTemplates(
  scope: CompanyScope,
  said: readonly { automation: Named; templateId: string | null }[],
): Promise<boolean> {
  const chosen = said.filter(({ templateId }) => templateId !== null);
  const ids = chosen.flatMap(({ templateId }) => templateId ?? []);
  if (ids.length === 0) return true;

  const rows = await scope
    .select({ id: messageTemplates.id, type: messageTemplates.type })
    .from(messageTemplates)
    .where(inArray(messageTemplates.id, ids))
    .for('key share');
  const types = new Map(rows.map(({ id, type }) => [id, type]));
  return chosen.every(({ automation, templateId }) => {
    const type = types.get(templateId ?? '');
    return isKept(automation) ? type !== undefined : type === typeOf(automation);
  });
}

function isKept(automation: Named): automation is KeptAutomation {
  return KEPT_AUTOMATIONS.some((kept) => kept === automation);
}

function typeOf(automation: Automation) {
  return templateTypeOf(automation === 'birthday_message' ? 'birthday' : automation);
}
