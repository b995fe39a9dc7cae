import { type ClientDetails, checkClient } from '@app/domain/clients/client';
import { todayIn } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import {
  blockClient,
  createClient,
  deactivateClient,
  insertClients,
  type NewClient,
} from '../src/modules/clients/clients.commands.ts';
import { clientConsents } from '../src/modules/clients/privacy/client-consents.table.ts';
import type { Colleague } from '../src/modules/clients/record/client-notes.commands.ts';
import { clientNotes } from '../src/modules/clients/record/client-notes.table.ts';
import type { KnownClient } from './clientele.ts';
import type { Inside } from './inside.ts';

export type ClientWords = {
  /** Answers the client's id. */
  serves(name: string, details?: Partial<ClientDetails>): Promise<string>;
  /** Many at once, with their past; the colleague wrote it down. */
  remembers(people: readonly KnownClient[], colleague: Colleague): Promise<void>;
};

const CHUNK = 200;
const ordinaryClient: Omit<ClientDetails, 'name'> = {
  email: '',
  phone: '',
  birthDate: null,
  tags: [],
  allergies: '',
  preferences: '',
};

export function clientWords({ within, now, timezone }: Inside): ClientWords {
  const today = todayIn(timezone, now);
  return {
    async serves(name, details = {}) {
      const client = { ...ordinaryClient, name, ...details };
      const outcome = await within((scope) =>
        createClient(scope, client, { today, samePhone: 'allow' }),
      );
      if (!outcome.accepted) throw new Error(`${name} is no client: ${outcome.reason}`);
      return outcome.value.id;
    },
    remembers: (people, colleague) =>
      within(async (scope) => {
        for (let from = 0; from < people.length; from += CHUNK) {
          const some = people.slice(from, from + CHUNK);
          await insertClients(
            scope,
            some.map((person) => newClientOf(person, today)),
          );
          await writeDown(scope, some, colleague);
        }
        await tellFates(scope, people, now);
      }),
  };
}

function newClientOf(person: KnownClient, today: Temporal.PlainDate): NewClient {
  const { id, registeredAt, isInactive, blockedFor, consents, notes, ...details } = person;
  const checked = checkClient(details, today);
  if (!checked.accepted) throw new Error(`${person.name} is no client: ${checked.reason}`);
  const acceptsMarketing = consents.at(-1)?.granted ?? false;
  return { ...checked.value, id, acceptsMarketing, createdAt: registeredAt };
}

async function writeDown(
  scope: CompanyScope,
  people: readonly KnownClient[],
  { userId, name }: Colleague,
): Promise<void> {
  const notes = people.flatMap((person) =>
    person.notes.map(({ text, at }) => ({
      clientId: person.id,
      text,
      createdAt: at,
      authorUserId: userId,
      authorName: name,
    })),
  );
  const consents = people.flatMap((person) =>
    person.consents.map(({ granted, source, at }) => ({
      clientId: person.id,
      granted,
      source,
      recordedAt: at,
      recordedByUserId: userId,
      recordedByName: name,
    })),
  );
  if (notes.length > 0) await scope.insert(clientNotes).values(notes);
  if (consents.length > 0) await scope.insert(clientConsents).values(consents);
}

async function tellFates(
  scope: CompanyScope,
  people: readonly KnownClient[],
  now: Temporal.Instant,
): Promise<void> {
  for (const { id, isInactive, blockedFor } of people) {
    if (isInactive) await deactivateClient(scope, id);
    if (blockedFor) await blockClient(scope, id, { reason: blockedFor, now });
  }
}
