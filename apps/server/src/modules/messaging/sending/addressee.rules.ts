import { talkContact } from '@app/domain/messaging/conversation';
import { sendableNumber } from '@app/domain/messaging/recipient';
import { renderTemplate } from '@app/domain/messaging/template';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { type ClientRow, findClient } from '../../clients/clients.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { type Entry, findEntry } from '../../scheduling/appointments/appointments.queries.ts';
import { listClientIdsOfContact } from '../conversations/conversations.queries.ts';
import { filledText } from '../message-values.rules.ts';

export type WrittenMessage = {
  phone: string;
  message: string;
  recipientName: string;
  clientId: string | null;
  appointmentId: string | null;
  templateId: string | null;
};

export type MissingPart = 'client-not-found' | 'appointment-not-found';
export type Addressee = { client: ClientRow | null; entry: Entry | null };

/** Somebody who is not there, or a visit, is refused. Whoever names nobody writes to the phone's only client. */
export async function addresseeOf(
  scope: CompanyScope,
  { phone, clientId, appointmentId }: WrittenMessage,
): Promise<Result<Addressee, MissingPart>> {
  const entry = appointmentId ? await findEntry(scope, appointmentId) : null;
  if (appointmentId && !entry) return refuse('appointment-not-found');
  const whose = clientId ?? entry?.clientId ?? (await onlyClientOf(scope, phone));
  const client = whose ? await findClient(scope, whose) : null;
  if (clientId && !client) return refuse('client-not-found');
  return accept({ client, entry });
}

/** Of a mother and her daughter with one phone nobody knows which of them is meant. */
async function onlyClientOf(scope: CompanyScope, phone: string): Promise<string | null> {
  const contact = contactOf(phone);
  const [clientId, ...others] = contact ? await listClientIdsOfContact(scope, contact) : [];
  return others.length === 0 ? (clientId ?? null) : null;
}

/** With whom a talk by this phone is; `null` where nobody can be written to by it. */
export function contactOf(phone: string): string | null {
  const number = sendableNumber(phone);
  return number && talkContact({ phone: `+${number}`, hidden: null });
}

/** Whoever is called by another name is greeted by it, unless a client of the book was chosen. */
export async function textTo(
  scope: CompanyScope,
  { client: found, entry }: Addressee,
  { message: text, recipientName, clientId, now }: WrittenMessage & { now: Temporal.Instant },
): Promise<string> {
  const company = await readCompany(scope);
  const name = (clientId === null && recipientName) || found?.name;
  const client = found && name ? { ...found, name } : null;
  if (client) return filledText(scope, text, { client, company, now, ...(entry && { entry }) });
  const company_name = company.tradeName || company.name;
  return renderTemplate(text, { client_name: recipientName, company_name });
}
