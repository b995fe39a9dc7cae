import {
  type AdministrativeSettings,
  DEFAULT_ADMINISTRATIVE,
} from '@app/domain/messaging/administrative';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { administrativeAutomations } from './administrative-automations.table.ts';

type Row = typeof administrativeAutomations.$inferSelect;

/** What the administrators said about the platform's messages, and what holds where they said nothing. */
export async function readAdministrative(scope: CompanyScope): Promise<AdministrativeSettings> {
  const rows = await scope.select().from(administrativeAutomations);
  const said = new Map(rows.map((row) => [row.automation, row]));
  const welcome = said.get('company_welcome');
  const trial = said.get('company_trial_expiring');
  const usual = DEFAULT_ADMINISTRATIVE;
  return {
    company_welcome: {
      ...switched(welcome),
      sendDelayHours: welcome?.sendDelayHours ?? usual.company_welcome.sendDelayHours,
    },
    company_subscription_cancelled: toldOf(said.get('company_subscription_cancelled')),
    company_subscription_renewed: toldOf(said.get('company_subscription_renewed')),
    company_trial_expiring: {
      ...switched(trial),
      daysBeforeExpiry: trial?.daysBeforeExpiry ?? usual.company_trial_expiring.daysBeforeExpiry,
      sendTime: trial?.sendTime ?? usual.company_trial_expiring.sendTime,
    },
  };
}

function switched(row: Row | undefined): { enabled: boolean; templateId: string | null } {
  return { enabled: row?.enabled ?? false, templateId: row?.templateId ?? null };
}

function toldOf(row: Row | undefined) {
  const usual = DEFAULT_ADMINISTRATIVE.company_subscription_renewed;
  return { ...switched(row), sendImmediately: row?.sendImmediately ?? usual.sendImmediately };
}
