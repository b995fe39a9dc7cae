import { and, desc, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { messageTemplates } from './message-templates.table.ts';

export type TemplateRow = typeof messageTemplates.$inferSelect;

/** Newest first: the ids are made in the order of time. */
export function listTemplates(scope: CompanyScope): Promise<TemplateRow[]> {
  return scope.select().from(messageTemplates).orderBy(desc(messageTemplates.id));
}

/** One that is in use, whatever it is for. */
export async function findActiveTemplate(
  scope: CompanyScope,
  id: string,
): Promise<TemplateRow | null> {
  const [template] = await scope
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.id, id), eq(messageTemplates.active, true)));
  return template ?? null;
}

/** One that a person may choose for a text of her own. */
export async function findCustomTemplate(
  scope: CompanyScope,
  id: string,
): Promise<TemplateRow | null> {
  const { type, active } = messageTemplates;
  const [template] = await scope
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.id, id), eq(type, 'custom'), eq(active, true)));
  return template ?? null;
}
