import { formatCount, formatNumber, type Noun } from '../../foundation/format.ts';

/** What is said about an import when it is over, whatever was imported. */
export const importEndLabels = {
  done: 'Importação concluída',
  undone: 'Importação desfeita',
  undo: 'Desfazer importação',
  undoTitle: 'Desfazer esta importação?',
  confirmUndo: 'Desfazer',
  earlier: 'Importações anteriores',
  stateDone: 'Concluída',
  stateUndone: 'Desfeita',
};

/** What was imported, and how those are called that somebody touched since. */
export type ImportNoun = Noun & { touched: string };
type Counts = { new: number; update: number };

/** '12 novos, 3 atualizados', or what an undo left. */
export function changesText({ counts, kept }: { counts: Counts; kept: number | null }): string {
  if (kept === 0) return 'Tudo voltou';
  if (kept !== null) return formatCount(kept, { one: 'ficou', many: 'ficaram' });
  const created = formatCount(counts.new, { one: 'novo', many: 'novos' });
  const updated = formatCount(counts.update, { one: 'atualizado', many: 'atualizados' });
  return counts.update > 0 ? `${created}, ${updated}` : created;
}

export function doneText(counts: Counts, { one, many }: Noun): string {
  const created = formatCount(counts.new, { one: `${one} novo`, many: `${many} novos` });
  const updated = formatCount(counts.update, { one: 'atualizado', many: 'atualizados' });
  return counts.update > 0 ? `${created} e ${updated}.` : `${created}.`;
}

export function undoneText(kept: number, { one, many }: ImportNoun): string {
  if (kept === 0) return 'Sua lista voltou a ser como era antes.';
  if (kept === 1)
    return `1 ${one} ficou como está, porque mudou ou foi usado depois da importação.`;
  return `${formatNumber(kept)} ${many} ficaram como estão, porque mudaram ou foram usados depois da importação.`;
}

export function undoQuestion(counts: Counts, { one, many, touched }: ImportNoun): string {
  const created = formatCount(counts.new, {
    one: `${one} que ela criou sai da lista`,
    many: `${many} que ela criou saem da lista`,
  });
  const updated = formatCount(counts.update, {
    one: 'que ela mudou volta a ser como era',
    many: 'que ela mudou voltam a ser como eram',
  });
  const parts = [counts.new > 0 && created, counts.update > 0 && updated];
  return `${parts.filter(Boolean).join(' e ')}. ${touched} depois disso fica como está.`;
}
