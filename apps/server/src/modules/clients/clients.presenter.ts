import type {
  ClientFilter,
  ClientForm,
  client as clientSchema,
  listedClient,
} from '@app/contract/clients/clients.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { type ClientDetails, type ClientStatus, statusOf } from '@app/domain/clients/client';
import { searchTermsOf } from '@app/domain/clients/client-search';
import { formatDate, startOfDay, todayIn } from '@app/domain/shared/local-time';
import { formatPhone } from '@app/domain/shared/phones';
import type { Result } from '@app/domain/shared/result';
import { valueOr } from '../../foundation/http/value-or.ts';
import { csvFile } from '../../foundation/spreadsheets/csv-export.ts';
import type { ClientRow } from './clients.queries.ts';
import type { ClientSearch } from './clients-list.queries.ts';

export function presentListed(client: ClientRow): Answer<typeof listedClient> {
  const { id, name, email, phone, birthDate, tags, createdAt } = client;
  return { id, name, email, phone, birthDate, status: statusOf(client), tags, createdAt };
}

/** Each field by its name: an answer that may be repeated is kept as it is handed over. */
export function presentClient(client: ClientRow): Answer<typeof clientSchema> {
  const { allergies, preferences, active, acceptsMarketing, version } = client;
  return {
    ...presentListed(client),
    allergies,
    preferences,
    active,
    acceptsMarketing,
    version,
    blockedReason: client.blockedAt ? client.blockedReason : null,
    isAnonymized: client.anonymizedAt !== null,
  };
}

export function detailsOf(form: ClientForm): ClientDetails {
  const { name, email, phone, tags, allergies, preferences, birthDate } = form;
  return {
    name,
    email,
    phone,
    tags,
    allergies,
    preferences,
    birthDate: birthDate === null ? null : Temporal.PlainDate.from(birthDate),
  };
}

/** Days are the company's, and both of them belong. */
export function searchOf(filter: ClientFilter, zone: string): ClientSearch {
  const { search = '', status, birthdayMonth, registeredFrom, registeredTo, tag } = filter;
  const dayAfter = registeredTo && Temporal.PlainDate.from(registeredTo).add({ days: 1 });
  return {
    status,
    birthdayMonth,
    tag,
    terms: searchTermsOf(search),
    registeredFrom: registeredFrom
      ? startOfDay(Temporal.PlainDate.from(registeredFrom), zone)
      : undefined,
    registeredUntil: dayAfter ? startOfDay(dayAfter, zone) : undefined,
  };
}

const CSV_HEADER = [
  'Nome',
  'E-mail',
  'Telefone',
  'Data de nascimento',
  'Status',
  'Etiquetas',
  'Alergias',
  'Preferências',
  'Aceita divulgação',
  'Cliente desde',
];
export const STATUS_WORDS: Record<ClientStatus, string> = {
  active: 'Ativo',
  inactive: 'Inativo',
  blocked: 'Bloqueado',
};

const yesOrNo = { yes: 'Sim', no: 'Não' };

/** One line of the spreadsheet; the day in the company's zone. */
export function csvLineOf(client: ClientRow, zone: string): string[] {
  return [
    client.name,
    client.email,
    formatPhone(client.phone),
    client.birthDate ? formatDate(client.birthDate) : '',
    STATUS_WORDS[statusOf(client)],
    client.tags.join(', '),
    client.allergies,
    client.preferences,
    client.acceptsMarketing ? yesOrNo.yes : yesOrNo.no,
    formatDate(todayIn(zone, client.createdAt)),
  ];
}

export function clientsFile(lines: readonly string[][]): File {
  return csvFile('clientes.csv', CSV_HEADER, lines);
}

type ClientErrors = { CLIENT_NOT_FOUND(): Error; CLIENT_ANONYMIZED(): Error };

/** What was done to a client, unless she is unknown or was made anonymous. */
export function clientOr<Value>(
  outcome: Result<Value, 'not-found' | 'anonymized'>,
  errors: ClientErrors,
): Value {
  return valueOr(outcome, {
    'not-found': errors.CLIENT_NOT_FOUND,
    anonymized: errors.CLIENT_ANONYMIZED,
  });
}
