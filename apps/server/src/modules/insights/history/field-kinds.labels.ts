import { cents, formatMoney } from '@app/domain/shared/money';
import { isSet, type TrailField, textIn } from '../../../foundation/database/trail.ts';

export type Stored = Parameters<TrailField['read']>[0];
/** What ids in a record are called, also of what is deleted by now. */
export type Names = ReadonlyMap<string, string>;

/** A field that is empty while nobody said anything. */
export function shown(column: string, format: (written: string) => string): TrailField {
  return { read: (row) => (isSet(row, column) ? format(textIn(row, column)) : ''), ordinary: '' };
}

export function chosen(column: string, words: Readonly<Record<string, string>>): TrailField {
  return shown(column, (choice) => (Object.hasOwn(words, choice) ? (words[choice] ?? '') : ''));
}

/** Of what comes into being with this choice by itself. */
export function usually(ordinary: string, field: TrailField): TrailField {
  return { read: (row) => field.read(row) || ordinary, ordinary };
}

export function moneyField(column: string): TrailField {
  return shown(column, moneyText);
}

export function percentField(column: string): TrailField {
  return shown(column, percentText);
}

export function numberField(column: string): TrailField {
  return shown(column, (count) => Number(count).toLocaleString('pt-BR'));
}

export function minutesField(column: string): TrailField {
  return shown(column, (minutes) => `${Number(minutes).toLocaleString('pt-BR')} min`);
}

export function daysField(column: string): TrailField {
  return shown(column, (days) => (days === '1' ? '1 dia' : `${days} dias`));
}

export function namedField(column: string, names: Names): TrailField {
  return shown(column, (id) => names.get(id) ?? 'Excluído');
}

/** `ordinary` is what a record that says nothing of it means. */
export function switchField(column: string, ordinary: 'Ligado' | 'Desligado'): TrailField {
  const read = (row: Stored) => {
    if (typeof row[column] !== 'boolean') return ordinary;
    return row[column] ? 'Ligado' : 'Desligado';
  };
  return { read, ordinary };
}

export function activeField(words: { on: string; off: string }): TrailField {
  return { read: (row) => (row.active === false ? words.off : words.on), ordinary: words.on };
}

export const ACTIVE_HE = activeField({ on: 'Ativo', off: 'Inativo' });
export const ACTIVE_SHE = activeField({ on: 'Ativa', off: 'Inativa' });

export function moneyText(inCents: string | number): string {
  return formatMoney(cents(Number(inCents)));
}

/** Of basis points: '40,25%'. */
export function percentText(basisPoints: string | number): string {
  return `${(Number(basisPoints) / 100).toLocaleString('pt-BR')}%`;
}
