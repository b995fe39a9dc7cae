import type { Automation } from '@app/domain/messaging/automation';
import { templateTypeOf } from '@app/domain/messaging/default-texts';
import { fitsOfficial, type OfficialTemplate } from '@app/domain/messaging/official-template';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findConnection } from '../connection/connections.queries.ts';
import { type LineParts, within } from '../connection/line-parts.rules.ts';
import { gatewayOf } from '../connection/lines.rules.ts';
import { messageAutomations } from '../message-automations.table.ts';
import { messageTemplates } from '../message-templates.table.ts';
import { officialNames } from './official-templates.labels.ts';
import { type OwnText, readOwnTexts, usualTextOf } from './official-uses.queries.ts';

export type OfficialChoice = {
  automation: Automation;
  chosen: { name: string; language: string } | null;
};
type Refusal = 'not-approved' | 'differs';

/** What WhatsApp has approved for the company; `null` where its number needs no approval. */
export async function askOfficialTemplates(
  parts: LineParts,
): Promise<Result<OfficialTemplate[] | null, 'silent'>> {
  const connection = await within(parts, findConnection);
  if (connection?.provider !== 'meta') return accept(null);
  const answer = await (await gatewayOf(parts, connection))?.templates();
  if (answer?.outcome !== 'known') return refuse('silent');
  return accept(answer.templates.filter(({ approved }) => approved));
}

/** From then on the automation goes out in these words, with its variables in their order. */
export async function chooseOfficial(
  scope: CompanyScope,
  { automation, chosen }: OfficialChoice,
  approved: readonly OfficialTemplate[],
): Promise<Result<null, Refusal>> {
  const own = (await readOwnTexts(scope)).get(automation);
  const official = approved.find(
    ({ name, language }) => name === chosen?.name && language === chosen.language,
  );
  if (chosen && !official) return refuse('not-approved');
  if (official && !fitsOfficial(own?.text ?? usualTextOf(automation), official)) {
    return refuse('differs');
  }
  if (!own && !official) return accept(null);
  const id = own?.id ?? (await keepUsualText(scope, automation));
  const told: Partial<typeof messageTemplates.$inferInsert> = official
    ? {
        officialName: official.name,
        officialLanguage: official.language,
        officialStatus: 'approved',
      }
    : { officialName: '', officialStatus: '' };
  await scope.update(messageTemplates).set(told).where(eq(messageTemplates.id, id));
  return accept(null);
}

/** What is approved is this text: it no longer changes with the usual one. */
async function keepUsualText(scope: CompanyScope, automation: Automation): Promise<OwnText['id']> {
  const templateId = await keepText(scope, automation);
  await scope
    .insert(messageAutomations)
    .values({ automation, enabled: false, templateId })
    .onConflictDoUpdate({
      target: [messageAutomations.companyId, messageAutomations.automation],
      set: { templateId },
    });
  return templateId;
}

const MOST_NAMESAKES = 20;

/** A text of the same name may be somebody's own: it stays as it is, and this one is numbered. */
async function keepText(scope: CompanyScope, automation: Automation): Promise<OwnText['id']> {
  const type = templateTypeOf(automation === 'birthday_message' ? 'birthday' : automation);
  const text = usualTextOf(automation);
  for (let number = 1; number <= MOST_NAMESAKES; number += 1) {
    const name = numberedName(officialNames[automation], number);
    const [kept] = await scope
      .insert(messageTemplates)
      .values({ name, type: type ?? 'custom', text })
      .onConflictDoNothing()
      .returning({ id: messageTemplates.id });
    if (kept) return kept.id;
  }
  throw new Error('Every name of the text is taken');
}

function numberedName(name: string, number: number): string {
  return number === 1 ? name : `${name} ${number}`;
}
