import { WELCOME_TEMPLATE } from '@app/domain/messaging/administrative';
import { and, desc, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messageTemplates } from '../message-templates.table.ts';

/** The words that greet a new company: the active template of that type, made where there is none. */
export async function findWelcomeTemplate(scope: CompanyScope): Promise<{ text: string }> {
  const { type, active, id, text } = messageTemplates;
  const [known] = await scope
    .select({ text })
    .from(messageTemplates)
    .where(and(eq(type, 'welcome'), eq(active, true)))
    .orderBy(desc(id))
    .limit(1);
  if (known) return known;
  await scope
    .insert(messageTemplates)
    .values({ ...WELCOME_TEMPLATE, isDefault: true })
    .onConflictDoNothing();
  return WELCOME_TEMPLATE;
}
