import { IMPORT_LIMITS, type ImportField } from '@app/domain/clients/client-import';
import { formatNumber } from '../../../foundation/format.ts';
import { importEndLabels } from '../../../ui/dialogs/import-outcome.labels.ts';

const megabytes = IMPORT_LIMITS.fileBytes / 1024 / 1024;

export const uploadLabels = {
  zone: 'Enviar arquivo',
  title: 'Arraste o arquivo para cá',
  titleOnPhone: 'Escolha o arquivo com seus clientes',
  choose: 'Escolher arquivo',
  reading: 'Lendo o arquivo…',
  limits: `CSV, Excel (XLSX) ou contatos (VCF), até ${megabytes} MB e ${formatNumber(IMPORT_LIMITS.rows)} linhas.`,
  promise: 'Nada muda na sua lista antes de você conferir e confirmar.',
  onlyOne: 'Envie um arquivo de cada vez.',
  tooLarge: `O arquivo passa de ${megabytes} MB. Divida-o em arquivos menores.`,
  howTitle: 'Como o arquivo deve ser',
  template: 'Baixar modelo',
  templateName: 'modelo-de-clientes.csv',
};

export const howFileLooks: readonly string[] = [
  'Uma linha por cliente, com os nomes das colunas na primeira linha.',
  'Só o nome é obrigatório. Telefone, e-mail, nascimento, etiquetas e anotações são bem-vindos.',
  'Acentos, parênteses no telefone e datas como 21/05/1990 não atrapalham.',
  'Contatos do celular podem vir direto, em um arquivo VCF.',
];

export const templateExample: Record<ImportField, string> = {
  name: 'Maria da Silva (exemplo)',
  phone: '(11) 98765-4321',
  email: 'maria@exemplo.com.br',
  birthDate: '21/05/1990',
  tags: 'vip, noiva',
  notes: 'Prefere os sábados de manhã',
  allergies: 'Amônia',
  preferences: 'Café sem açúcar',
  acceptsMarketing: 'sim',
};

export const earlierLabels = {
  title: importEndLabels.earlier,
  noun: { one: 'importação', many: 'importações' },
  file: 'Arquivo',
  state: 'Estado',
  when: 'Quando',
  who: 'Quem',
  result: 'Resultado',
};
