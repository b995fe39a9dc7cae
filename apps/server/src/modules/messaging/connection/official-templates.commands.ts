import { isTakenBack } from '@app/domain/messaging/official-template';
import { and, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { Happening } from '../../../foundation/whatsapp/happenings.ts';
import { allowWords, pauseWithWords } from '../campaigns/campaign-course.commands.ts';
import { noteWords } from '../campaigns/reengagements.commands.ts';
import { messageTemplates } from '../message-templates.table.ts';

type TemplateNews = Extract<Happening, { kind: 'template' }>;

/** Whether WhatsApp itself approved a template; the last word counts. */
export async function noteTemplates(
  scope: CompanyScope,
  told: readonly TemplateNews[],
  now: Temporal.Instant,
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
    await noteCampaignWords(scope, { name, language, status: status.toLowerCase() }, now);
  }
}

/** What goes to many in these words waits while nobody may send them. */
async function noteCampaignWords(
  scope: CompanyScope,
  { status, ...words }: { name: string; language: string; status: string },
  now: Temporal.Instant,
): Promise<void> {
  if (isTakenBack(status)) {
    await pauseWithWords(scope, words, now);
    await noteWords(scope, words, now);
  } else if (status === 'approved') {
    await allowWords(scope, words);
    await noteWords(scope, words, null);
  }
}
