import { guessColumns, type SheetColumns } from '../shared/sheet-import.ts';

/** What a column of a file can be. */
export const SERVICE_IMPORT_FIELDS = [
  'name',
  'price',
  'duration',
  'returnAfter',
  'category',
  'description',
] as const;
export type ServiceImportField = (typeof SERVICE_IMPORT_FIELDS)[number];
export type ServiceColumns = SheetColumns<ServiceImportField>;

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
  category: [
    ...['categoria', 'categoria do servico', 'grupo', 'grupo de servicos', 'setor', 'secao'],
    ...['category', 'service category', 'group'],
  ],
  description: [
    ...['descricao', 'descricao do servico', 'detalhes', 'observacoes', 'observacao', 'obs'],
    ...['description', 'details'],
  ],
};

export function guessServiceColumns(headers: readonly string[]): ServiceColumns {
  return guessColumns(HEADINGS, headers);
}
