import type { ProductImportField } from '@app/domain/stock/product-import-columns';
import type { SheetWords } from '../../ui/imports/sheet-import.labels.ts';

export const productNoun = { one: 'produto', many: 'produtos' };

export const productSheetWords: SheetWords<ProductImportField> = {
  noun: productNoun,
  templateName: 'modelo-de-produtos.csv',
  fields: {
    name: 'Nome',
    purchasePrice: 'Preço de custo',
    price: 'Preço de venda',
    currentStock: 'Estoque atual',
    minimumStock: 'Estoque mínimo',
    unit: 'Unidade',
    barcode: 'Código de barras',
    description: 'Descrição',
    supplier: 'Fornecedor',
    supplierPhone: 'Telefone do fornecedor',
  },
  example: {
    name: 'Shampoo 300 ml',
    purchasePrice: '22,50',
    price: '45,00',
    currentStock: '12',
    minimumStock: '4',
    unit: 'un',
    barcode: '7891234567895',
    description: 'Sem sulfato',
    supplier: 'Beleza Total',
    supplierPhone: '(11) 98765-4321',
  },
  known:
    'Um nome que você já tem atualiza esse produto; o estoque dele só muda na contagem. Confira bem: não há como desfazer a importação inteira.',
};
