import { guessColumns, type SheetColumns } from '../shared/sheet-import.ts';

/** What a column of a file can be. */
export const PRODUCT_IMPORT_FIELDS = [
  'name',
  'purchasePrice',
  'price',
  'currentStock',
  'minimumStock',
  'unit',
  'barcode',
  'description',
  'supplier',
  'supplierPhone',
] as const;
export type ProductImportField = (typeof PRODUCT_IMPORT_FIELDS)[number];
export type ProductColumns = SheetColumns<ProductImportField>;

/** Headings as people and other programs write them, without accents and marks, the surest first. */
const HEADINGS: Record<ProductImportField, readonly string[]> = {
  name: [
    ...['nome do produto', 'nome produto', 'nome', 'produto', 'produtos', 'mercadoria', 'item'],
    ...['product name', 'product', 'name', 'titulo'],
  ],
  purchasePrice: [
    ...['preco de custo r', 'preco de custo', 'preco custo', 'custo r', 'custo', 'custo unitario'],
    ...['valor de custo', 'preco de compra', 'valor de compra', 'cost', 'purchase price'],
  ],
  price: [
    ...['preco de venda r', 'preco de venda', 'preco venda', 'valor de venda', 'venda', 'preco r'],
    ...['preco', 'valor r', 'valor', 'valor unitario', 'price', 'sale price'],
  ],
  currentStock: [
    ...['estoque atual', 'quantidade em estoque', 'qtd em estoque', 'quantidade atual', 'saldo'],
    ...['estoque', 'quantidade', 'qtd', 'qtde', 'quant', 'stock', 'quantity'],
  ],
  minimumStock: [
    ...['estoque minimo', 'quantidade minima', 'qtd minima', 'estoque min', 'minimo', 'minimum'],
    ...['minimum stock'],
  ],
  unit: ['unidade', 'unidade de medida', 'medida', 'un', 'und', 'unid', 'unit'],
  barcode: [
    ...['codigo de barras', 'codigo barras', 'cod barras', 'ean', 'ean 13', 'gtin', 'gtin ean'],
    ...['barcode', 'codigo', 'sku'],
  ],
  description: [
    'descricao',
    'descricao do produto',
    'detalhes',
    'observacoes',
    'obs',
    'description',
  ],
  supplier: ['fornecedor', 'nome do fornecedor', 'marca', 'fabricante', 'supplier', 'brand'],
  supplierPhone: [
    ...['telefone do fornecedor', 'whatsapp do fornecedor', 'contato do fornecedor', 'telefone'],
    ...['whatsapp', 'supplier phone'],
  ],
};

export function guessProductColumns(headers: readonly string[]): ProductColumns {
  return guessColumns(HEADINGS, headers);
}
