import { type Cents, parseMoney } from './money.ts';
import { accept, type Result, refuse } from './result.ts';

export type EntryRefusal = 'negative' | 'too-large' | 'unreadable';

// What may stand there before the first figure: the currency, a separator, nothing.
const BEFORE_THE_FIRST_FIGURE = /^(?:R\$?)?\s*[.,]?$/i;

/**
 * What stands in a field for money while somebody types, or after they pasted: 90 is ninety reais,
 * 90,5 is ninety and a half. `null` as long as there is no figure.
 */
export function readMoneyEntry(text: string, maximum: Cents): Result<Cents | null, EntryRefusal> {
  if (/[-−–]/.test(text)) return refuse('negative');
  if (BEFORE_THE_FIRST_FIGURE.test(text.trim())) return accept(null);

  const amount = parseMoney(text);
  if (amount === null) return refuse('unreadable');
  if (amount > maximum) return refuse('too-large');
  return accept(amount);
}
