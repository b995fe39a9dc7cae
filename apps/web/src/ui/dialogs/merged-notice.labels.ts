import { formatDuration } from '@app/domain/shared/duration';
import { cents, formatMoney } from '@app/domain/shared/money';
import { dayText } from '../../foundation/format.ts';
import { paletteColors } from '../fields/palette-colors.ts';

export const mergedLabels = {
  title: 'Outra pessoa salvou antes de você',
  kept: 'O que você digitou está aqui. Confira e salve de novo.',
  ownTitle: 'O que você salvou antes foi guardado',
  own: 'Só a resposta não tinha chegado. Para guardar o que você mudou depois, salve de novo.',
  mine: 'O seu',
  theirs: 'O da outra pessoa',
  empty: 'vazio',
  parts: 'outra escolha',
};

/** 'Mudou: Preço. Já está no formulário.' */
export function changedText(fields: readonly string[]): string {
  if (fields.length > 1) return `Mudaram: ${fields.join(', ')}. Já estão no formulário.`;
  return `Mudou: ${fields.join(', ')}. Já está no formulário.`;
}

export function clashingText(fields: readonly string[]): string {
  return `Você e a outra pessoa mudaram: ${fields.join(', ')}. Está o que você digitou; se salvar, fica o seu.`;
}

/** 'O seu: Corte feminino'; whose it is alone, where the choice has no words. */
export function sideText(whose: string, value: string): string {
  return value ? `${whose}: ${value}` : whose;
}

/** The words of the choices that several forms have. */
const CHOICES: Record<string, string> = {
  income: 'Receita',
  expense: 'Despesa',
  percentage: 'Percentual',
  fixed_amount: 'Valor fixo',
};

/** A value as a person reads it; what has parts is told apart by whose it is. */
export function valueText(value: unknown, field = ''): string {
  if (value === '' || value === null || value === undefined) return mergedLabels.empty;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number' && field.endsWith('Cents')) return formatMoney(cents(value));
  if (typeof value === 'number' && field.endsWith('Minutes')) return formatDuration(value);
  if (typeof value === 'number' && field.endsWith('Seconds')) return formatDuration(value / 60);
  // An id says nothing to anybody.
  if (field.endsWith('Id')) return '';
  if (field === 'color') return paletteColors.find((one) => one.value === value)?.name ?? '';
  if (typeof value === 'string') return wordText(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.map((one) => valueText(one)).join(', ') || mergedLabels.empty;
  return mergedLabels.parts;
}

type Named = { id: string; name: string } | null | undefined;

/** How values are read where some of them are things that were chosen: by their names. */
export function textWithNames(...things: readonly Named[]) {
  const names = new Map(things.flatMap((thing) => (thing ? [[thing.id, thing.name]] : [])));
  return (value: unknown, field = ''): string => {
    if (Array.isArray(value) && field.endsWith('Ids')) {
      return value.flatMap((id) => names.get(id) ?? []).join(', ') || mergedLabels.empty;
    }
    return names.get(String(value)) ?? valueText(value, field);
  };
}

function wordText(value: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(value) ? dayText(value) : (CHOICES[value] ?? value);
}

/** Not the bare name: that is the field's own. */
export function whichText(name: string): string {
  return `Qual fica em ${name}?`;
}
