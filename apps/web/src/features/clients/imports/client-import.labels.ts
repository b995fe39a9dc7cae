import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import type { ImportField, ImportState, RowOutcome } from '@app/domain/clients/client-import';
import { formatCount } from '../../../foundation/format.ts';
import {
  changesText,
  type ImportNoun,
  importEndLabels,
} from '../../../ui/dialogs/import-outcome.labels.ts';

export const importLabels = {
  title: 'Importar clientes',
  explanation: 'Traga sua lista de uma planilha, de outro sistema ou da agenda do celular.',
  back: 'Importações',
  notAllowed: 'Somente quem administra a empresa pode importar clientes.',
  notFound: 'Esta importação não existe mais. Ela pode ter sido descartada.',
  openingFailed: 'Não foi possível abrir a importação.',
  discard: 'Descartar',
  discardTitle: 'Descartar esta importação?',
  discarded: 'Importação descartada.',
  leave: 'Pode sair desta página: o trabalho continua e o resultado fica guardado aqui.',
  expired: 'As linhas deste arquivo foram apagadas depois de 30 dias.',
  expiredNext: 'Para importar estes clientes, envie o arquivo de novo.',
};

/** What a column can be, in the order of the list. */
export const fieldLabels: Record<ImportField, string> = {
  name: 'Nome',
  phone: 'Telefone',
  email: 'E-mail',
  birthDate: 'Nascimento',
  tags: 'Etiquetas',
  notes: 'Anotações',
  allergies: 'Alergias',
  preferences: 'Preferências',
  acceptsMarketing: 'Aceita marketing',
};

export const stepLabels = {
  columns: 'Colunas',
  check: 'Conferência',
  result: 'Importação',
  list: 'Passos da importação',
};

export const columnsLabels = {
  list: 'Colunas do arquivo',
  column: 'Coluna do arquivo',
  samples: 'Exemplos',
  question: 'É o quê?',
  ignore: 'Ignorar',
  noSamples: 'Vazia nas primeiras linhas',
  explanation: 'Diga o que cada coluna é. Cada campo vem de uma coluna só.',
  nameMissing: 'Escolha a coluna do nome.',
  check: 'Conferir',
  checkHelp: 'Conferir não muda nada na sua lista.',
};

export const choiceLabels = {
  onKnown: 'Se o cliente já estiver na lista',
  update: 'Atualizar quem já existe',
  updateHelp: 'Completa o que falta e troca o que mudou. Nada é apagado.',
  skip: 'Pular quem já existe',
  skipHelp: 'O cadastro fica exatamente como está.',
  onInvalidField: 'Se um telefone, e-mail ou data não puder ser lido',
  skipRow: 'Pular a linha',
  skipRowHelp: 'Você corrige no arquivo e importa depois.',
  leaveEmpty: 'Importar sem o campo inválido',
  leaveEmptyHelp: 'O cliente entra e o campo fica vazio.',
};

export const reportLabels = {
  title: 'Relatório por linha',
  undoneTitle: 'O que a importação tinha feito',
  row: 'Linha',
  client: 'Cliente',
  outcome: 'Resultado',
  remarks: 'Observações',
  all: 'Todas',
  filter: 'Filtrar o relatório',
  nameless: 'Sem nome',
  /** Undone, or worked off long ago: what the file said is not kept. */
  cleared: 'Dados já apagados',
  empty: 'Nenhuma linha com este resultado.',
  backToColumns: 'Voltar às colunas',
  nothingToImport: 'Não há nada a importar: nenhuma linha é nova ou traz mudança.',
};

export const outcomeLabels: Record<RowOutcome, { one: string; many: string }> = {
  new: { one: 'Novo', many: 'Novos' },
  update: { one: 'Atualização', many: 'Atualizações' },
  duplicate: { one: 'Duplicado', many: 'Duplicados' },
  invalid: { one: 'Inválido', many: 'Inválidos' },
  forgotten: { one: 'Esquecido', many: 'Esquecidos' },
};

export const stateLabels: Record<ImportState, string> = {
  read: 'Falta conferir',
  checking: 'Conferindo',
  checked: 'Pronta para importar',
  running: 'Importando',
  done: importEndLabels.stateDone,
  undoing: 'Desfazendo',
  undone: importEndLabels.stateUndone,
  failed: 'Parou',
};

export const resultLabels = {
  failed: 'A importação parou',
  failedText:
    'Tente novamente: ela continua de onde parou e ninguém entra duas vezes. Se parar de novo, descarte-a e envie o arquivo outra vez.',
  retry: 'Tentar novamente',
  seeClients: 'Ver clientes',
  nothingToUndo: 'Nenhum cliente tinha entrado: não há o que desfazer.',
  failedToStart: 'Não foi possível começar',
};

export const clientNoun: ImportNoun = {
  one: 'cliente',
  many: 'clientes',
  touched: 'Quem foi alterado ou usado',
};

/** How many clients the import makes or changes. */
export function changedClients({ counts }: Pick<ClientImport, 'counts'>): number {
  return counts.new + counts.update;
}

export function columnName(header: string, column: number): string {
  return header.trim() || `Coluna ${column + 1}`;
}

export function runLabel(imported: ClientImport): string {
  return `Importar ${formatCount(changedClients(imported), clientNoun)}`;
}

export function rowsText(totalRows: number): string {
  return formatCount(totalRows, { one: 'linha', many: 'linhas' });
}

/** '12 novos, 3 atualizados', or what there is to say before and after that. */
export function countsText({ state, counts, totalRows, keptRows }: ClientImport): string {
  if (state === 'read') return rowsText(totalRows);
  return changesText({ counts, kept: state === 'undone' ? keptRows : null });
}

export function discardQuestion({ state }: ClientImport): string {
  if (state === 'failed') {
    return 'O arquivo e o relatório são apagados. Os clientes que já entraram continuam na lista.';
  }
  return 'O arquivo enviado é apagado. Nenhum cliente foi criado ou alterado.';
}
