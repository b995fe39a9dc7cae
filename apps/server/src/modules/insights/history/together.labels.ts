import { formatDate, parseDate, timeOfMinutes } from '@app/domain/shared/local-time';
import { isSet, textIn } from '../../../foundation/database/trail.ts';
import { moneyText, type Names, percentText, type Stored } from './field-kinds.labels.ts';

/**
 * Rows that a person changes together in one form, and that mean little alone: they are told as one
 * change of what they belong to, each row as a field of it.
 */
export type Together = {
  /** The column with the id of what they belong to. */
  owner: string;
  /** Several rows may share a field, such as the shifts of a day. */
  field: (row: Stored, names: Names) => string;
  text: (row: Stored) => string;
};

export const FEES: Together = { owner: 'payment_method_id', field: feePlace, text: feeText };

export const OFFERED: Together = {
  owner: 'professional_id',
  field: (row, names) => serviceName(row, names),
  text: offerText,
};

export const RATES: Together = {
  owner: 'professional_id',
  field: ratePlace,
  text: (row) =>
    isSet(row, 'basis_points') ? percentText(Number(row.basis_points)) : 'Sem comissão própria',
};

export const WEEK: Together = {
  owner: 'professional_id',
  field: (row) => weekdayText(Number(row.weekday)),
  text: periodText,
};

const WEEKDAYS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'];

export function weekdayText(weekday: number): string {
  return WEEKDAYS[weekday] ?? '';
}

/** 'Elo, 2x ou mais' */
function feePlace(row: Stored): string {
  const from = Number(row.from_instalments);
  const brand = textIn(row, 'brand') || 'Todas as bandeiras';
  return from > 1 ? `${brand}, ${from}x ou mais` : brand;
}

/** '3,49% + R$ 0,10 em 30 dias' */
function feeText(row: Stored): string {
  const fixed = Number(row.fixed_in_cents);
  const days = Number(row.days);
  const when = days === 0 ? 'na hora' : `em ${days} ${days === 1 ? 'dia' : 'dias'}`;
  const between = Number(row.days_between);
  return [
    percentText(Number(row.basis_points)),
    ...(fixed > 0 ? [`+ ${moneyText(fixed)}`] : []),
    between > 0 ? `${when}, parcelas a cada ${between} dias` : when,
  ].join(' ');
}

/** What differs from the service itself. */
function offerText(row: Stored): string {
  const own = [
    ...(isSet(row, 'price_in_cents') ? [moneyText(Number(row.price_in_cents))] : []),
    ...(isSet(row, 'duration_in_minutes') ? [`${Number(row.duration_in_minutes)} min`] : []),
  ];
  return own.join(', ') || 'Preço e duração do serviço';
}

/** 'Corte, a partir de 01/10/2026' */
function ratePlace(row: Stored, names: Names): string {
  const day = parseDate(textIn(row, 'from_date'));
  const of = isSet(row, 'service_id') ? serviceName(row, names) : 'Comissão usual';
  return day ? `${of}, a partir de ${formatDate(day)}` : of;
}

function periodText(row: Stored): string {
  const [from, until] = [Number(row.from_minute), Number(row.until_minute)];
  const hours = `${timeOfMinutes(from)}–${timeOfMinutes(until)}`;
  return row.kind === 'break' ? `intervalo ${hours}` : hours;
}

function serviceName(row: Stored, names: Names): string {
  return names.get(textIn(row, 'service_id')) ?? 'Serviço excluído';
}
