import { type Cents, formatMoney } from '@app/domain/shared/money';
import type { EntryRefusal } from '@app/domain/shared/money-entry';

export function refusedEntryText(reason: EntryRefusal, maximum: Cents): string {
  if (reason === 'negative')
    return 'O valor não pode ser negativo: o sinal de menos ficou de fora.';
  if (reason === 'too-large') return `O valor vai até ${formatMoney(maximum)}.`;
  return 'Digite um valor como 90 ou 90,50.';
}
