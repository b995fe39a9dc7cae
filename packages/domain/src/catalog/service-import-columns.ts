import { normalizeForSearch } from '../shared/text.ts';

/** What a column of a file can be. A column that nobody needs is not mapped. */
export const SERVICE_IMPORT_FIELDS = [
  'name',
  'price',
  'duration',
  'returnAfter',
  'description',
] as const;
export type ServiceImportField = (typeof SERVICE_IMPORT_FIELDS)[number];

/** Which column holds the field, counted from 0. */
export type ServiceColumns = Partial<Record<ServiceImportField, number>>;

/** Headings as people and other programs write them, without accents and marks, the surest first. */
const HEADINGS: Record<ServiceImportField, readonly string[]> = {
  name: [
    ...['nome do servico', 'nome servico', 'nome', 'servico', 'servicos', 'procedimento'],
    ...['procedimentos', 'tratamento', 'service name', 'service', 'name', 'item', 'titulo'],
  ],
  price: [
    ...['preco r', 'preco', 'preco de venda', 'preco do servico', 'valor r', 'valor'],
    ...['valor do servico', 'valor unitario', 'price', 'amount'],
  ],
  duration: [
    ...['duracao min', 'duracao em minutos', 'duracao minutos', 'duracao', 'tempo min', 'tempo'],
    ...['tempo de duracao', 'tempo medio', 'minutos', 'min', 'duration', 'time'],
  ],
  returnAfter: [
    ...['retorno usual dias', 'retorno usual', 'retorno dias', 'retorno em dias', 'retorno'],
    ...['retorno apos dias', 'dias para retorno', 'intervalo de retorno', 'return after days'],
  ],
  description: [
    ...['descricao', 'descricao do servico', 'detalhes', 'observacoes', 'observacao', 'obs'],
    ...['description', 'details'],
  ],
};

/** Which column is what, told by the first row. Each column is used once. */
export function guessServiceColumns(headers: readonly string[]): ServiceColumns {
  const headings = headers.map(headingOf);
  const columns: ServiceColumns = {};
  for (const field of SERVICE_IMPORT_FIELDS) {
    const known = HEADINGS[field].find((heading) => headings.includes(heading));
    if (known !== undefined) columns[field] = headings.indexOf(known);
  }
  return columns;
}

/** 'Preço (R$)' and 'preco_r' read the same. */
function headingOf(header: string): string {
  return normalizeForSearch(normalizeForSearch(header).replace(/[^a-z0-9]+/g, ' '));
}
