import { requestText, usualText } from '@app/domain/messaging/default-texts';
import type { AppointmentOccasion } from '@app/domain/messaging/occasion';
import { and, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { messageAutomations } from './message-automations.table.ts';
import { messageTemplates } from './message-templates.table.ts';
import { filledText, type KnownVisit } from './message-values.rules.ts';

/** What is said now, in the words the company chose; `null` where it is switched off. */
export async function textOf(
  scope: CompanyScope,
  occasion: AppointmentOccasion,
  known: KnownVisit,
): Promise<string | null> {
  const [said] = await scope
    .select({ text: messageTemplates.text, active: messageTemplates.active })
    .from(messageAutomations)
    .leftJoin(messageTemplates, eq(messageTemplates.id, messageAutomations.templateId))
    .where(and(eq(messageAutomations.enabled, true), eq(messageAutomations.automation, occasion)));
  if (!said) return null;
  const request = known.entry.needsApproval ? requestText(occasion) : null;
  const chosen = request ?? (said.active ? said.text : null);
  return filledText(scope, chosen ?? usualText(occasion), known);
}
