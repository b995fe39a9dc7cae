import { type ApprovedWords, sentFields } from '@app/domain/messaging/approved-words';
import { requestText } from '@app/domain/messaging/default-texts';
import { automationOf, officialParameters } from '@app/domain/messaging/official-template';
import { renderTemplate, TEMPLATE_VARIABLES } from '@app/domain/messaging/template';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { TemplateUse } from '../../../foundation/whatsapp/gateway.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { findEntry } from '../../scheduling/appointments/appointments.queries.ts';
import { findCampaign } from '../campaigns/campaigns.queries.ts';
import { findReengagement } from '../campaigns/reengagements.queries.ts';
import { valuesOfClient, valuesOfVisit } from '../message-values.rules.ts';
import type { MessageRow } from '../messages.queries.ts';
import { readOwnTexts } from './official-uses.queries.ts';

type Told = Pick<
  MessageRow,
  'occasion' | 'clientId' | 'appointmentId' | 'campaignId' | 'reengagementId' | 'link'
>;

/** In which approved words a message goes out when the client has not written for a day. */
export async function officialUseOf(
  scope: CompanyScope,
  message: Told,
  now: Temporal.Instant,
): Promise<TemplateUse | null> {
  if (!isOfMany(message)) return useOfAutomation(scope, message, now);
  const words = await wordsForMany(scope, message);
  return words ? useOfWords(scope, { ...message, words }, now) : null;
}

/** What goes to many has words of its own. */
export function isOfMany({ campaignId, reengagementId }: Marketing): boolean {
  return campaignId !== null || reengagementId !== null;
}

type Marketing = Pick<MessageRow, 'campaignId' | 'reengagementId'>;

async function wordsForMany(
  scope: CompanyScope,
  { campaignId, reengagementId }: Marketing,
): Promise<ApprovedWords | null> {
  const whose = campaignId
    ? await findCampaign(scope, campaignId)
    : reengagementId && (await findReengagement(scope, reengagementId));
  return whose ? whose.approvedWords : null;
}

async function useOfWords(
  scope: CompanyScope,
  { words, clientId }: Pick<Told, 'clientId'> & { words: ApprovedWords },
  now: Temporal.Instant,
): Promise<TemplateUse | null> {
  const client = clientId ? await findClient(scope, clientId) : null;
  if (!client) return null;
  const known = { client, company: await readCompany(scope), now };
  const values = await valuesOfClient(scope, known, TEMPLATE_VARIABLES);
  const { name, language } = words;
  return { name, language, fields: sentFields(words, (value) => renderTemplate(value, values)) };
}

async function useOfAutomation(
  scope: CompanyScope,
  { occasion, clientId, appointmentId, link }: Told,
  now: Temporal.Instant,
): Promise<TemplateUse | null> {
  const automation = automationOf(occasion);
  const own = automation && (await readOwnTexts(scope)).get(automation);
  const client = clientId ? await findClient(scope, clientId) : null;
  if (!own?.official || !client) return null;
  const company = await readCompany(scope);
  const entry = appointmentId ? await findEntry(scope, appointmentId) : null;
  // They were approved for a visit that stands.
  if (entry?.needsApproval && requestText(occasion) !== null) return null;
  const known = { client, company, now };
  const values = {
    ...(await valuesOfClient(scope, known, TEMPLATE_VARIABLES)),
    ...(entry && (await valuesOfVisit(scope, { ...known, entry, link }))),
  };
  const fields = officialParameters(own.text, values).map((value, place) => {
    return { part: 'body' as const, place: 0, name: String(place + 1), value };
  });
  return { ...own.official, fields };
}
