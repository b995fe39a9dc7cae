import { and, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { Happening } from '../../../foundation/whatsapp/happenings.ts';
import { messageTemplates } from '../message-templates.table.ts';

type TemplateNews = Extract<Happening, { kind: 'template' }>;

/** Whether WhatsApp itself approved a template; the last word counts. */
export async function noteTemplates(
  scope: CompanyScope,
  told: readonly TemplateNews[],
): Promise<void> {
  for (const { name, language, status } of told) {
    await scope
      .update(messageTemplates)
      .set({ officialStatus: status.toLowerCase() })
      .where(
        and(
          eq(messageTemplates.officialName, name),
          eq(messageTemplates.officialLanguage, language),
        ),
      );
  }
}
