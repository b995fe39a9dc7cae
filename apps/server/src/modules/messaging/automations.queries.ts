import {
  AUTOMATIONS,
  type Automation,
  type AutomationSetting,
  DEFAULT_AUTOMATIONS,
} from '@app/domain/messaging/automation';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { messageAutomations } from './message-automations.table.ts';

/** What a company said, and what holds where it said nothing. */
export async function readAutomations(
  scope: CompanyScope,
): Promise<Record<Automation, AutomationSetting>> {
  const rows = await scope.select().from(messageAutomations);
  const said = new Map(rows.map((row) => [row.automation, row]));
  const settings = AUTOMATIONS.map((automation) => {
    const { enabled, templateId } = said.get(automation) ?? DEFAULT_AUTOMATIONS[automation];
    return [automation, { enabled, templateId }];
  });
  // Every automation has its entry, which a list of pairs does not tell.
  return Object.fromEntries(settings) as Record<Automation, AutomationSetting>;
}
