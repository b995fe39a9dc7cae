import { desc } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { messageTemplates } from './message-templates.table.ts';

export type TemplateRow = typeof messageTemplates.$inferSelect;

/** Newest first: the ids are made in the order of time. */
export function listTemplates(scope: CompanyScope): Promise<TemplateRow[]> {
  return scope.select().from(messageTemplates).orderBy(desc(messageTemplates.id));
}
