import { type Cents, cents, formatMoney } from '../shared/money.ts';
import {
  type FileRow,
  isOther,
  type Judged,
  type JudgedRow,
  judgeRows,
  nameKeyOf,
} from '../shared/sheet-import.ts';
import type { NewProduct } from './product.ts';
import type { ProductColumns } from './product-import-columns.ts';
import { type ReadProduct, readProductRow } from './product-import-row.ts';

export type KnownProduct = Omit<NewProduct, 'unit'> & {
  id: string;
  unit: string;
  currentStock: number;
};
type Told = Omit<ReadProduct, 'name' | 'currentStock'>;
/** What lies there is changed by what comes, leaves and is counted, never by a file. */
type ProductChanges = Partial<{ [Field in keyof Told]: NonNullable<Told[Field]> }>;
type MadeProduct = NewProduct & { currentStock: number };
export type JudgedProduct = JudgedRow<MadeProduct, ProductChanges>;
type Outcome = Judged<MadeProduct, ProductChanges>;

export function judgeProductRows(
  rows: readonly FileRow[],
  columns: ProductColumns,
  known: readonly KnownProduct[],
): JudgedProduct[] {
  const owners = new Map(known.map(({ barcode, name }) => [barcode, name]));
  const read = (cells: readonly string[]) => {
    const row = readProductRow(cells, columns);
    const { name, barcode } = row.read;
    if (barcode === null) return row;
    const owner = owners.get(barcode);
    if (owner !== undefined && nameKeyOf(owner) !== nameKeyOf(name))
      return { ...row, problems: [...row.problems, `O código de barras já é de ${owner}.`] };
    if (row.problems.length === 0) owners.set(barcode, name);
    return row;
  };
  return judgeRows(rows, { read, known, judgeNew, judgeKnown });
}

const NEW_PRODUCT = {
  description: '',
  purchasePrice: cents(0),
  commissionBasisPoints: null,
  barcode: '',
  unit: 'un',
  currentStock: 0,
  minimumStock: 0,
  supplier: '',
  supplierPhone: '',
  imageUrl: '',
  lowStockAlert: true,
  active: true,
} as const;

function judgeNew({ name, price, ...read }: ReadProduct): Outcome {
  const remarks: string[] = [];
  if (read.purchasePrice === null) remarks.push('Sem preço de custo no arquivo: fica R$ 0,00.');
  if (price === null) remarks.push('Sem preço de venda no arquivo: não fica à venda.');
  if (read.currentStock === null) remarks.push('Sem estoque no arquivo: fica 0.');
  // What the file says nothing about is as of any new product.
  const said = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null));
  return { outcome: 'new', made: { ...NEW_PRODUCT, ...said, name, price }, remarks };
}

type Change = { [Field in keyof Told]-?: [label: string, text: (value: Told[Field]) => string] };

/** How what changes is told; a text that may be long is only named. */
const CHANGES: Change = {
  purchasePrice: ['Preço de custo', moneyText],
  price: ['Preço de venda', moneyText],
  minimumStock: ['Estoque mínimo', quantityText],
  unit: ['Unidade', String],
  barcode: ['Código de barras', (code) => code || 'nenhum'],
  description: ['Descrição', () => ''],
  supplier: ['Fornecedor', (name) => name || 'nenhum'],
  supplierPhone: ['Telefone do fornecedor', () => ''],
};

function judgeKnown(read: ReadProduct, known: KnownProduct): Outcome {
  const fields = Object.keys(CHANGES) as (keyof Told)[];
  const changed = fields.filter((field) => isOther(read[field], known[field]));
  const remarks = changed.map((field) => changeText(field, read, known));
  if (isOther(read.currentStock, known.currentStock))
    remarks.push(
      `O estoque continua ${quantityText(known.currentStock)}: para acertá-lo, conte o estoque.`,
    );
  if (!known.active) remarks.push('Está inativo e continua inativo.');
  if (changed.length === 0) return { outcome: 'same', remarks };
  const changes = Object.fromEntries(changed.map((field) => [field, read[field]]));
  return { outcome: 'update', id: known.id, changes, remarks };
}

function changeText(field: keyof Told, read: ReadProduct, known: KnownProduct): string {
  // Each field is told by the text that belongs to it.
  const [label, text] = CHANGES[field] as [string, (value: unknown) => string];
  const [before, after] = [text(known[field]), text(read[field])];
  return after === '' ? `${label}: muda.` : `${label}: ${before} → ${after}.`;
}

function moneyText(amount: Cents | null): string {
  return amount === null ? 'nenhum' : formatMoney(amount);
}

function quantityText(quantity: number | null): string {
  return String(quantity).replace('.', ',');
}
