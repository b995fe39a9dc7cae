import { DEFAULT_TEMPLATES } from '@app/domain/messaging/default-texts';
import { TEMPLATE_LIMITS } from '@app/domain/messaging/template';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import { keptThings } from '../../foundation/database/kept-things.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { administrativeAutomations } from './administrative/administrative-automations.table.ts';
import { campaigns } from './campaigns/campaigns.table.ts';
import { messageAutomations } from './message-automations.table.ts';
import { messageTemplates, TEMPLATE_NAME_KEY } from './message-templates.table.ts';
import { listTemplates, type TemplateRow } from './templates.queries.ts';

const kept = keptThings(messageTemplates, TEMPLATE_NAME_KEY);

export const { deactivate: deactivateTemplate, reactivate: reactivateTemplate } = kept;

/** What WhatsApp approved were other words. */
const UNAPPROVED = { officialName: '', officialStatus: '' } as const;

type Template = Pick<TemplateRow, 'name' | 'type' | 'text' | 'active'>;

export async function createTemplate(
  scope: CompanyScope,
  template: Template,
): Promise<Result<TemplateRow, 'taken' | 'too-many'>> {
  if (await isFull(scope, 1)) return refuse('too-many');
  return kept.create(scope, template);
}

/** One that becomes another type is no default of it, and no automation's that used it so far. */
export async function updateTemplate(
  scope: CompanyScope,
  known: { id: string; version: number },
  template: Template,
): Promise<Result<TemplateRow, 'taken' | 'not-found' | 'changed-meanwhile' | 'of-platform'>> {
  // Until the end no automation chooses it either.
  const [before] = await scope
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.id, known.id))
    .for('update');
  const told = before && before.text !== template.text ? { ...template, ...UNAPPROVED } : template;
  if (!before || before.type === template.type) return kept.update(scope, known, told);
  if (template.type === 'welcome') return refuse('of-platform');
  const outcome = await kept.update(scope, known, { ...told, isDefault: false });
  if (outcome.accepted) await takeFromAutomations(scope, known.id);
  return outcome;
}

/** Whoever already has one of a name, or the default of a type, keeps it as it is. */
export async function createDefaultTemplates(
  scope: CompanyScope,
): Promise<Result<TemplateRow[], 'too-many'>> {
  if (await isFull(scope, DEFAULT_TEMPLATES.length)) return refuse('too-many');
  await scope
    .insert(messageTemplates)
    .values(DEFAULT_TEMPLATES.map((template) => ({ ...template, isDefault: true })))
    .onConflictDoNothing();
  return accept(await listTemplates(scope));
}

/** An automation that used it sends the usual message again. */
export async function removeTemplate(scope: CompanyScope, id: string) {
  await takeFromAutomations(scope, id);
  await takeFromCampaigns(scope, id);
  return kept.remove(scope, id);
}

async function takeFromAutomations(scope: CompanyScope, id: string): Promise<void> {
  await scope
    .update(messageAutomations)
    .set({ templateId: null })
    .where(eq(messageAutomations.templateId, id));
  await scope
    .update(administrativeAutomations)
    .set({ templateId: null })
    .where(eq(administrativeAutomations.templateId, id));
}

/** A campaign has its words, whatever becomes of the template they came from. */
async function takeFromCampaigns(scope: CompanyScope, id: string): Promise<void> {
  await scope.update(campaigns).set({ templateId: null }).where(eq(campaigns.templateId, id));
}

/** A bound for scripts: two at the same moment may pass it by one. */
async function isFull(scope: CompanyScope, more: number): Promise<boolean> {
  return (await scope.$count(messageTemplates)) + more > TEMPLATE_LIMITS.templates;
}
