import { automationOf, officialParameters } from '@app/domain/messaging/official-template';
import { TEMPLATE_VARIABLES } from '@app/domain/messaging/template';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { TemplateUse } from '../../../foundation/whatsapp/gateway.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { findEntry } from '../../scheduling/appointments/appointments.queries.ts';
import { valuesOfClient, valuesOfVisit } from '../message-values.rules.ts';
import type { MessageRow } from '../messages.queries.ts';
import { readOwnTexts } from './official-uses.queries.ts';

type Told = Pick<MessageRow, 'occasion' | 'clientId' | 'appointmentId' | 'link'>;

/** In which approved words a message goes out when the client has not written for a day. */
export async function officialUseOf(
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
  const known = { client, company, now };
  const values = {
    ...(await valuesOfClient(scope, known, TEMPLATE_VARIABLES)),
    ...(entry && (await valuesOfVisit(scope, { ...known, entry, link }))),
  };
  return { ...own.official, parameters: officialParameters(own.text, values) };
}
