import { AUTOMATIONS, type Automation } from '@app/domain/messaging/automation';
import { usualText } from '@app/domain/messaging/default-texts';
import { isTakenBack, textForApproval } from '@app/domain/messaging/official-template';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messageAutomations } from '../message-automations.table.ts';
import { messageTemplates } from '../message-templates.table.ts';

/** The company's own text of an automation, by its name, where it has one that is in use. */
export type OwnText = {
  id: string;
  text: string;
  official: { name: string; language: string } | null;
};

export async function readOwnTexts(scope: CompanyScope): Promise<ReadonlyMap<string, OwnText>> {
  const { id, text, officialName: name, officialLanguage: language, active } = messageTemplates;
  const { officialStatus: status } = messageTemplates;
  const rows = await scope
    .select({ automation: messageAutomations.automation, id, text, name, language, status, active })
    .from(messageAutomations)
    .innerJoin(messageTemplates, eq(messageTemplates.id, messageAutomations.templateId));
  return new Map(
    rows
      .filter((row) => row.active)
      .map((row) => {
        const isUsable = row.name !== '' && !isTakenBack(row.status);
        const official = isUsable ? { name: row.name, language: row.language } : null;
        return [row.automation, { id: row.id, text: row.text, official }];
      }),
  );
}

/** What each automation says, as it is to be approved, and which approved text it has. */
export async function listOfficialUses(scope: CompanyScope) {
  const own = await readOwnTexts(scope);
  return AUTOMATIONS.map((automation) => ({
    automation,
    text: textForApproval(own.get(automation)?.text ?? usualTextOf(automation)),
    chosen: own.get(automation)?.official ?? null,
  }));
}

export function usualTextOf(automation: Automation): string {
  return usualText(automation === 'birthday_message' ? 'birthday' : automation);
}
