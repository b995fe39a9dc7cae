import type { ClosingDayKind } from '@app/domain/company/closing-day';
import type { PaymentMethodKind } from '@app/domain/company/payment-method';
import { formatDate, parseDate, timeOfMinutes } from '@app/domain/shared/local-time';
import { isSet, type TrailField, textField, textIn } from '../../../foundation/database/trail.ts';
import { ACTIVE_SHE, chosen, type Stored } from './field-kinds.labels.ts';

const CLOSING_WORDS: Record<ClosingDayKind, string> = {
  closed: 'Fechado',
  'special-hours': 'Horário especial',
  open: 'Aberto normalmente',
};
const METHOD_WORDS: Record<PaymentMethodKind, string> = {
  cash: 'Dinheiro',
  pix: 'PIX',
  card: 'Cartão',
  other: 'Outro',
};

export const CLOSING_DAY_FIELDS: Record<string, TrailField> = {
  Nome: textField('name'),
  'O que acontece': chosen('kind', CLOSING_WORDS),
  'Primeiro dia': { read: (row) => dayText(parseDate(textIn(row, 'from_date'))), ordinary: '' },
  'Último dia': { read: lastDayText, ordinary: '' },
  Horário: { read: hoursText, ordinary: '' },
};

export const PAYMENT_METHOD_FIELDS: Record<string, TrailField> = {
  Nome: textField('name'),
  Tipo: chosen('kind', METHOD_WORDS),
  Situação: ACTIVE_SHE,
};

export const CATEGORY_FIELDS: Record<string, TrailField> = {
  Nome: textField('name'),
  Situação: ACTIVE_SHE,
};

/** What is stored is the first day that no longer belongs. */
function lastDayText(row: Stored): string {
  return dayText(parseDate(textIn(row, 'until_date'))?.subtract({ days: 1 }) ?? null);
}

function dayText(date: Temporal.PlainDate | null): string {
  return date ? formatDate(date) : '';
}

function hoursText(row: Stored): string {
  if (!isSet(row, 'from_minute') || !isSet(row, 'until_minute')) return '';
  return `${timeOfMinutes(Number(row.from_minute))}–${timeOfMinutes(Number(row.until_minute))}`;
}
