import type { Cents } from '../shared/money.ts';
import { normalizePhone } from '../shared/phones.ts';
import {
  amountIn,
  cellOf,
  lineIn,
  lineProblems,
  nameProblems,
  tooLong,
  unread,
} from '../shared/sheet-cells.ts';
import { normalizeForSearch } from '../shared/text.ts';
import { PRODUCT_LIMITS, UNITS, type Unit } from './product.ts';
import type { ProductColumns, ProductImportField } from './product-import-columns.ts';

/** What a row says; `null` where it says nothing. */
export type ReadProduct = {
  name: string;
  purchasePrice: Cents | null;
  price: Cents | null;
  currentStock: number | null;
  minimumStock: number | null;
  unit: Unit | null;
  barcode: string | null;
  description: string | null;
  supplier: string | null;
  supplierPhone: string | null;
};

const limits = PRODUCT_LIMITS;

export function readProductRow(
  cells: readonly string[],
  columns: ProductColumns,
): { read: ReadProduct; problems: string[] } {
  const cell = (field: ProductImportField) => cellOf(cells, columns, field);
  const read: ReadProduct = {
    name: lineIn(cell('name')),
    purchasePrice: amountIn(cell('purchasePrice'), limits.amountCents),
    price: amountIn(cell('price'), limits.amountCents),
    currentStock: quantityIn(cell('currentStock'), limits.stock),
    minimumStock: quantityIn(cell('minimumStock'), limits.quantity),
    unit: unitIn(cell('unit')),
    barcode: barcodeIn(cell('barcode')),
    description: cell('description') || null,
    supplier: lineIn(cell('supplier')) || null,
    supplierPhone: normalizePhone(cell('supplierPhone'))?.slice(1) ?? null,
  };
  return { read, problems: problemsOf(read, cell) };
}

function problemsOf(read: ReadProduct, cell: (field: ProductImportField) => string): string[] {
  const wrong = (field: ProductImportField, sentence: (written: string) => string) =>
    unread(cell(field), read[field], sentence);
  const quantity = (label: string) => (written: string) =>
    `${label} inválido: ${written}. Escreva 1500 ou 1,5.`;
  return [
    ...nameProblems(read.name, limits.nameLength),
    ...wrong('purchasePrice', (written) => `Preço de custo inválido: ${written}.`),
    ...wrong('price', (written) => `Preço de venda inválido: ${written}.`),
    ...wrong('currentStock', quantity('Estoque atual')),
    ...wrong('minimumStock', quantity('Estoque mínimo')),
    ...wrong('unit', (written) => `Unidade inválida: ${written}. Use ${UNITS.join(', ')}.`),
    ...wrong(
      'barcode',
      (written) => `Código de barras inválido: ${written}. Formate a coluna como texto.`,
    ),
    ...tooLong('Descrição', read.description ?? '', limits.descriptionLength),
    ...lineProblems('Fornecedor', read.supplier ?? '', limits.supplierLength),
    ...wrong(
      'supplierPhone',
      (written) => `Telefone do fornecedor inválido: ${written}. Use DDD e número.`,
    ),
  ];
}

/** '1500', '1.500,5', '1,5' and '1.5', up to thousandths. '1.500' may be either: it is not guessed. */
const QUANTITIES = [
  /^(\d+)(?:,(\d{1,3}))?$/,
  /^(\d+)\.(\d{1,2})$/,
  /^(0)\.(\d{3})$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,3})$/,
  /^(\d{1,3}(?:\.\d{3}){2,})$/,
];

function quantityIn(cell: string, most: number): number | null {
  const match = QUANTITIES.map((pattern) => pattern.exec(cell)).find((found) => found !== null);
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  const quantity = Number(`${whole.replaceAll('.', '')}.${decimals || '0'}`);
  return quantity <= most ? quantity : null;
}

/** As people write it beside the quantity. */
const UNIT_WORDS: Record<Unit, readonly string[]> = {
  un: ['un', 'und', 'uni', 'unid', 'unidade', 'unidades', 'pc', 'pca', 'peca', 'pecas', 'frasco'],
  cx: ['cx', 'caixa', 'caixas'],
  ml: ['ml', 'mililitro', 'mililitros'],
  l: ['l', 'lt', 'lts', 'litro', 'litros'],
  g: ['g', 'gr', 'grama', 'gramas'],
  kg: ['kg', 'quilo', 'quilos', 'kilo', 'quilograma'],
};

function unitIn(cell: string): Unit | null {
  const word = normalizeForSearch(cell).replace(/\.$/, '');
  return UNITS.find((unit) => UNIT_WORDS[unit].includes(word)) ?? null;
}

/** A long number that a spreadsheet shortened, '7,89E+12', has lost its digits. */
function barcodeIn(cell: string): string | null {
  const code = cell.replace(/\s+/g, '');
  return /^[0-9A-Za-z-]+$/.test(code) && code.length <= limits.barcodeLength ? code : null;
}
