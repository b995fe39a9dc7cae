import { replyChance } from '@app/domain/messaging/conversation';
import { may } from '@app/domain/team/permissions';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { type ClientRow, findClient } from '../../clients/clients.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { findEntry } from '../../scheduling/appointments/appointments.queries.ts';
import type { Sight } from '../../scheduling/sight.rules.ts';
import {
  type ClientVisits,
  readClientVisits,
} from '../../scheduling/visits/client-aside.queries.ts';
import { listMembers } from '../../team/members.queries.ts';
import { findConnection } from '../connection/connections.queries.ts';
import { filledText } from '../message-values.rules.ts';
import { listTemplates } from '../templates.queries.ts';
import { listClientIdsOfContact, type TalkRow } from './conversations.queries.ts';

/** Who of the team may answer, by the ids of members. */
export async function readAnswerers(scope: CompanyScope): Promise<ReadonlyMap<string, string>> {
  const members = await listMembers(scope);
  return new Map(
    members
      .filter(({ active, role }) => active && may(role, 'messages.send'))
      .map(({ id, account }) => [id, account.name]),
  );
}

export type KnownClient = { client: ClientRow; visits: ClientVisits };

/** Whoever writes, as the book knows her: she may have been written down since. */
export async function readClientOf(
  scope: CompanyScope,
  talk: TalkRow,
  { now, sight }: { now: Temporal.Instant; sight: Sight },
): Promise<KnownClient | null> {
  const client = await clientOf(scope, talk);
  if (!client) return null;
  // No visit of hers is looked at: all of them are the others.
  const nowhere = { id: talk.id, clientId: client.id, startTime: now };
  return { client, visits: await readClientVisits(scope, nowhere, sight) };
}

async function clientOf(scope: CompanyScope, talk: TalkRow): Promise<ClientRow | null> {
  const id = talk.clientId ?? (await listClientIdsOfContact(scope, talk.contact))[0];
  return id ? findClient(scope, id) : null;
}

export async function chanceOf(scope: CompanyScope, talk: TalkRow, now: Temporal.Instant) {
  return replyChance(await findConnection(scope), talk, now);
}

type QuickAnswer = { id: string; name: string; text: string };

/** The company's own texts; her name and her next visit are in them already. */
export async function listQuickAnswers(
  scope: CompanyScope,
  talk: TalkRow,
  moment: { now: Temporal.Instant; sight: Sight },
): Promise<QuickAnswer[]> {
  const custom = (await listTemplates(scope)).filter(
    ({ type, active }) => type === 'custom' && active,
  );
  const known = await readClientOf(scope, talk, moment);
  if (!known) return custom.map(({ id, name, text }) => ({ id, name, text }));
  const { nextVisit } = known.visits;
  const entry = nextVisit && (await findEntry(scope, nextVisit.id));
  const company = await readCompany(scope);
  const about = { client: known.client, company, now: moment.now, ...(entry && { entry }) };
  const answers: QuickAnswer[] = [];
  for (const { id, name, text } of custom) {
    answers.push({ id, name, text: await filledText(scope, text, about) });
  }
  return answers;
}
