import type { ServiceRowOutcome } from '@app/domain/catalog/service-import';
import type { ServiceImportField } from '@app/domain/catalog/service-import-columns';
import type { ServiceKeptReason } from '@app/domain/catalog/service-import-undo';
import { formatCount } from '../../../foundation/format.ts';
import type { ImportNoun } from '../../../ui/dialogs/import-outcome.labels.ts';

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
  known: 'Um nome que você já tem atualiza preço, duração, retorno e descrição desse serviço.',
  canUndo: 'Depois de importar você ainda pode desfazer.',
  seeServices: 'Ver serviços',
  kept: 'Serviços que ficaram',
};

export const importFieldLabels: Record<ServiceImportField, string> = {
  name: 'Nome',
  price: 'Preço',
  duration: 'Duração',
  returnAfter: 'Retorno usual (dias)',
  description: 'Descrição',
};

export const templateExample: Record<ServiceImportField, string> = {
  name: 'Corte feminino',
  price: '80,00',
  duration: '45',
  returnAfter: '30',
  description: 'Com lavagem e finalização',
};

export const outcomeLabels: Record<ServiceRowOutcome, string> = {
  new: 'Novo',
  update: 'Atualiza',
  same: 'Já está assim',
  invalid: 'Com problema',
};

export const serviceNoun: ImportNoun = {
  one: 'serviço',
  many: 'serviços',
  touched: 'O que foi alterado ou usado',
};

/** Why an undo left a service, in the words of whoever wonders. */
export const keptReasonLabels: Record<ServiceKeptReason, string> = {
  changed: 'Foi alterado depois da importação.',
  offered: 'Alguém da equipe já faz este serviço.',
  commission: 'Já tem comissão definida.',
  booked: 'Já tem agendamentos.',
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
