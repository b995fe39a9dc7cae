import {
  AUTO_CONFIRM_SECONDS,
  AUTOMATIONS,
  type Automation,
  type AutomationSetting,
  type AutomationSettings,
  DEFAULT_AUTOMATIONS,
  KEPT_AUTOMATIONS,
  REVIEW_DELAY_HOURS,
} from '@app/domain/messaging/automation';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readCompany } from '../company/company.queries.ts';
import { messageAutomations } from './message-automations.table.ts';

/** What a company said, and what holds where it said nothing. */
export async function readAutomations(scope: CompanyScope): Promise<AutomationSettings> {
  const rows = await scope.select().from(messageAutomations);
  const said = new Map(rows.map((row) => [row.automation, row]));
  const settings = AUTOMATIONS.map((automation) => {
    const { enabled, templateId } = said.get(automation) ?? DEFAULT_AUTOMATIONS[automation];
    return [automation, { enabled, templateId }];
  });
  // Every automation has its entry, which a list of pairs does not tell.
  const each = Object.fromEntries(settings) as Record<Automation, AutomationSetting>;
  const { autoConfirmAfterInSeconds: seconds } = await readCompany(scope);
  const autoConfirm = seconds !== null;
  const autoConfirmDelaySeconds = seconds ?? AUTO_CONFIRM_SECONDS.default;
  const kept = KEPT_AUTOMATIONS.flatMap((automation) => {
    const row = said.get(automation);
    return row ? [[automation, { enabled: row.enabled, templateId: row.templateId }]] : [];
  });
  const delayHours = said.get('review_request')?.delayHours ?? REVIEW_DELAY_HOURS.default;
  return {
    ...Object.fromEntries(kept),
    ...each,
    appointment_created: { ...each.appointment_created, autoConfirm, autoConfirmDelaySeconds },
    appointment_confirmation: { ...each.appointment_confirmation, autoConfirm },
    review_request: { ...each.review_request, delayHours },
  };
}
