import { type RowOutcome, SHEET_LIMITS } from '@app/domain/shared/sheet-import';
import { formatCount, formatNumber, type Noun } from '../../foundation/format.ts';

export const sheetLabels = {
  open: 'Importar',
  choose: 'Escolher arquivo',
  chooseOther: 'Trocar arquivo',
  template: 'Baixar modelo',
  columns: 'Colunas do arquivo',
  noColumn: 'Não importar',
  nameMissing: 'Escolha a coluna do nome.',
  report: 'O que acontece com cada linha',
  nameless: '(sem nome)',
  cancel: 'Cancelar',
};

/** What is said of one kind of things alone. */
export type SheetWords<Field extends string> = {
  noun: Noun;
  templateName: string;
  fields: Record<Field, string>;
  /** One line of the file to begin with. */
  example: Record<Field, string>;
  /** What becomes of one that is there, and whether it can be taken back. */
  known: string;
};

export function titleText({ many }: Noun): string {
  return `Importar ${many}`;
}

export function explanationText({ many }: Noun): string {
  return `Envie uma planilha do Excel (.xlsx) ou um CSV com até ${formatNumber(SHEET_LIMITS.rows)} ${many}. Nada é gravado antes de você conferir.`;
}

export function nothingToDoText({ many }: Noun): string {
  return `Nenhuma linha muda os seus ${many}.`;
}

export function seeText({ many }: Noun): string {
  return `Ver ${many}`;
}

export const outcomeLabels: Record<RowOutcome, string> = {
  new: 'Novo',
  update: 'Atualiza',
  same: 'Já está assim',
  invalid: 'Com problema',
};

type Counts = Record<RowOutcome, number>;

/** '2 novos · 1 atualizado · 1 com problema': what happens, and nothing that does not. */
export function countsText(counts: Counts): string {
  const words = {
    new: { one: 'novo', many: 'novos' },
    update: { one: 'atualizado', many: 'atualizados' },
    same: { one: 'já está assim', many: 'já estão assim' },
    invalid: { one: 'com problema', many: 'com problema' },
  };
  const outcomes: RowOutcome[] = ['new', 'update', 'same', 'invalid'];
  return outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => formatCount(counts[outcome], words[outcome]))
    .join(' · ');
}

export function importActionText({ new: added, update }: Counts, noun: Noun): string {
  return `Importar ${formatCount(added + update, noun)}`;
}

export function rowText(rowNumber: number): string {
  return `Linha ${rowNumber}`;
}
