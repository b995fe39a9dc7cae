import type { ServiceImportField, ServiceRowOutcome } from '@app/domain/catalog/service-import';
import { formatCount } from '../../foundation/format.ts';

export const importLabels = {
  open: 'Importar',
  title: 'Importar serviços',
  explanation:
    'Envie uma planilha do Excel (.xlsx) ou um CSV com até 1.000 serviços. Nada é gravado antes de você conferir.',
  choose: 'Escolher arquivo',
  chooseOther: 'Trocar arquivo',
  template: 'Baixar modelo',
  templateName: 'modelo-de-servicos.csv',
  columns: 'Colunas do arquivo',
  noColumn: 'Não importar',
  nameMissing: 'Escolha a coluna do nome.',
  report: 'O que acontece com cada linha',
  nameless: '(sem nome)',
  nothingToDo: 'Nenhuma linha muda os seus serviços.',
  known: 'Um nome que você já tem atualiza preço, duração e descrição desse serviço.',
  noUndo: 'A importação não pode ser desfeita de uma vez.',
  done: 'Serviços importados!',
  failed: 'Erro ao importar serviços',
};

export const importFieldLabels: Record<ServiceImportField, string> = {
  name: 'Nome',
  price: 'Preço',
  duration: 'Duração',
  description: 'Descrição',
};

export const templateExample: Record<ServiceImportField, string> = {
  name: 'Corte feminino',
  price: '80,00',
  duration: '45',
  description: 'Com lavagem e finalização',
};

export const outcomeLabels: Record<ServiceRowOutcome, string> = {
  new: 'Novo',
  update: 'Atualiza',
  same: 'Já está assim',
  invalid: 'Com problema',
};

type Counts = Record<ServiceRowOutcome, number>;

/** '2 novos · 1 atualizado · 1 com problema': what happens, and nothing that does not. */
export function countsText(counts: Counts): string {
  const words = {
    new: { one: 'novo', many: 'novos' },
    update: { one: 'atualizado', many: 'atualizados' },
    same: { one: 'já está assim', many: 'já estão assim' },
    invalid: { one: 'com problema', many: 'com problema' },
  };
  const outcomes: ServiceRowOutcome[] = ['new', 'update', 'same', 'invalid'];
  return outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => formatCount(counts[outcome], words[outcome]))
    .join(' · ');
}

export function importActionText({ new: added, update }: Counts): string {
  return `Importar ${formatCount(added + update, { one: 'serviço', many: 'serviços' })}`;
}

export function rowText(rowNumber: number): string {
  return `Linha ${rowNumber}`;
}
