import type { ServiceImportField } from '@app/domain/catalog/service-import-columns';
import type { ServiceKeptReason } from '@app/domain/catalog/service-import-undo';
import type { ImportNoun } from '../../../ui/dialogs/import-outcome.labels.ts';
import type { SheetWords } from '../../../ui/imports/sheet-import.labels.ts';

export const keptLabel = 'Serviços que ficaram';

export const serviceNoun: ImportNoun = {
  one: 'serviço',
  many: 'serviços',
  touched: 'O que foi alterado ou usado',
};

export const serviceSheetWords: SheetWords<ServiceImportField> = {
  noun: serviceNoun,
  templateName: 'modelo-de-servicos.csv',
  fields: {
    name: 'Nome',
    price: 'Preço',
    duration: 'Duração',
    returnAfter: 'Retorno usual (dias)',
    category: 'Categoria',
    description: 'Descrição',
  },
  example: {
    name: 'Corte feminino',
    price: '80,00',
    duration: '45',
    returnAfter: '30',
    category: 'Cabelo',
    description: 'Com lavagem e finalização',
  },
  known:
    'Um nome que você já tem atualiza preço, duração, retorno, categoria e descrição desse serviço. Depois de importar você ainda pode desfazer.',
};

/** Why an undo left a service, in the words of whoever wonders. */
export const keptReasonLabels: Record<ServiceKeptReason, string> = {
  changed: 'Foi alterado depois da importação.',
  offered: 'Alguém da equipe já faz este serviço.',
  commission: 'Já tem comissão definida.',
  booked: 'Já tem agendamentos.',
};
