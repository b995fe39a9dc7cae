import type { ClientChange } from '@app/contract/clients/client-record.contract';
import { statusOf } from '@app/domain/clients/client';
import { formatDate, parseDate } from '@app/domain/shared/local-time';
import { cents, formatMoney } from '@app/domain/shared/money';
import { formatPhone } from '@app/domain/shared/phones';
import {
  answerField,
  isSet,
  readTrail,
  type TrailField,
  type TrailRow,
  textField,
  textIn,
} from '../../../foundation/database/trail.ts';
import { STATUS_WORDS } from '../clients.presenter.ts';

type Stored = Parameters<TrailField['read']>[0];

/** The fields a person knows, by their names in the contract; whatever is technical stays out. */
const FIELDS: Record<string, TrailField> = {
  name: textField('name'),
  email: textField('email'),
  phone: { read: (row) => formatPhone(textIn(row, 'phone')), ordinary: '' },
  birthDate: { read: (row) => dayIn(row, 'birth_date'), ordinary: '' },
  tags: textField('tags'),
  allergies: textField('allergies'),
  preferences: textField('preferences'),
  status: { read: statusIn, ordinary: STATUS_WORDS.active },
  blockedReason: textField('blocked_reason'),
  acceptsMarketing: answerField((row) => row.accepts_marketing === true),
  accountLimit: { read: limitIn, ordinary: '' },
  isAnonymized: answerField((row) => isSet(row, 'anonymized_at')),
};

/** How a person calls them. */
export const FIELD_WORDS: Record<string, string> = {
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  birthDate: 'Data de nascimento',
  tags: 'Etiquetas',
  allergies: 'Alergias e cuidados',
  preferences: 'Preferências',
  status: 'Situação',
  blockedReason: 'Motivo do bloqueio',
  acceptsMarketing: 'Aceita mensagens de divulgação',
  accountLimit: 'Limite de fiado',
  isAnonymized: 'Anonimizado',
};

export function presentChanges(rows: readonly TrailRow[]): ClientChange[] {
  return readTrail(rows, FIELDS);
}

function dayIn(row: Stored, column: string): string {
  const date = parseDate(textIn(row, column));
  return date ? formatDate(date) : '';
}

/** Without one of her own she may owe as far as anybody. */
function limitIn(row: Stored): string {
  const written = textIn(row, 'account_limit_in_cents');
  return written === '' ? '' : formatMoney(cents(Number(written)));
}

function statusIn(row: Stored): string {
  const blockedAt = isSet(row, 'blocked_at')
    ? Temporal.Instant.from(textIn(row, 'blocked_at'))
    : null;
  return STATUS_WORDS[statusOf({ active: row.active !== false, blockedAt })];
}
