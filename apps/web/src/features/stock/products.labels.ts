import type { Product, StockMovement } from '@app/contract/stock/products.contract';
import type { MovementKind, Unit } from '@app/domain/stock/product';
import { formatNumber, withMinus } from '../../foundation/format.ts';
import { thingLabels } from '../../ui/kept-things/things.labels.ts';

export const productLabels = {
  ...thingLabels({ one: 'produto', many: 'produtos', gender: 'masculine' }),
  title: 'Estoque',
  explanation:
    'O que você vende e usa nos serviços: quanto há, quanto custa e o que falta comprar.',
  notAllowed: 'Você não tem permissão para ver o estoque.',
  back: 'Voltar',
  create: 'Novo Produto',
  edit: 'Editar Produto',
  createFirst: 'Novo Produto',
  emptyTitle: 'Nenhum produto encontrado',
  empty: 'Adicione produtos para gerenciar seu estoque',
  failedToCreate: 'Erro ao criar produto. Tente novamente.',
  failedToUpdate: 'Erro ao atualizar produto. Tente novamente.',
  failedToRemove: 'Erro ao excluir produto. Tente novamente.',
  removeQuestion:
    'Tem certeza que deseja excluir este produto? As movimentações dele no estoque também saem.',
  low: 'Estoque Baixo',
  enough: 'Em Estoque',
  add: 'Adicionar Estoque',
  lose: 'Registrar perda',
  history: 'Movimentações',
  allHistory: 'Ver movimentações',
  countStock: 'Contar estoque',
  reorder: 'Lista de compras',
};

/** 'N produto(s) com estoque baixo necessitam atenção.' with the number in place of N. */
export function lowStockText(count: number): string {
  return `${formatNumber(count)} produto(s) com estoque baixo necessitam atenção.`;
}

export const productFactLabels = {
  currentStock: 'Estoque atual',
  minimumStock: 'Estoque mínimo',
  purchasePrice: 'Preço de custo',
  price: 'Preço de venda',
  supplier: 'Fornecedor',
  photoOf: (name: string) => `Foto de ${name}`,
};

export const productFieldLabels = {
  name: 'Nome',
  description: 'Descrição',
  unit: 'Unidade',
  unitHelp: 'Como o produto é contado.',
  purchasePrice: 'Preço de custo',
  purchasePriceHelp: 'De cada unidade. As compras atualizam a média.',
  currentStock: 'Estoque atual',
  newStockHelp: 'Quanto há hoje na prateleira.',
  currentStockHelp: 'Se mudar, fica registrado como contagem.',
  minimumStock: 'Estoque mínimo',
  minimumStockHelp: 'Com este tanto ou menos, o estoque está baixo.',
  lowStockAlert: 'Avisar quando o estoque estiver baixo',
  sale: 'Venda',
  price: 'Preço de venda',
  priceHelp: 'Em branco, o produto não está à venda.',
  commission: 'Comissão de quem vende',
  commissionHelp: 'Em branco, o padrão de produtos de quem vende.',
  barcode: 'Código de barras',
  barcodeHelp: 'Digite ou use o leitor.',
  supply: 'Fornecedor',
  supplier: 'Nome do fornecedor',
  supplierPhone: 'WhatsApp do fornecedor',
  imageUrl: 'Endereço da imagem',
  imageUrlPlaceholder: 'https://',
  uses: 'Uso nos serviços',
  usesHelp: 'Quanto cada serviço gasta. Sai do estoque quando o atendimento é concluído.',
  quantity: 'Quantidade',
  active: 'Ativo',
  activeHelp: 'Produtos inativos não são vendidos nem gastos nos serviços.',
};

/** As a sentence names them. */
export const productFieldNames = {
  ...productFieldLabels,
  purchasePriceCents: productFieldLabels.purchasePrice,
  priceCents: productFieldLabels.price,
  commissionBasisPoints: productFieldLabels.commission,
  stockWas: 'Estoque anterior',
};

export const unitLabels: Record<Unit, string> = {
  un: 'Unidade (un)',
  cx: 'Caixa (cx)',
  ml: 'Mililitro (ml)',
  l: 'Litro (l)',
  g: 'Grama (g)',
  kg: 'Quilo (kg)',
};

/** '12 un', '1,5 l'. */
export function quantityText(quantity: number, unit: string): string {
  return `${withMinus(formatNumber(quantity))} ${unit}`;
}

/** '+3 un', '−2 un'. */
export function signedText({ quantity, unit }: Pick<StockMovement, 'quantity' | 'unit'>): string {
  return quantity > 0 ? `+${quantityText(quantity, unit)}` : quantityText(quantity, unit);
}

export const movementKindLabels: Record<MovementKind, string> = {
  opening: 'Estoque inicial',
  purchase: 'Compra',
  sale: 'Venda',
  sale_return: 'Venda estornada',
  use: 'Uso em serviço',
  use_return: 'Uso desfeito',
  loss: 'Perda',
  count: 'Contagem',
};

export const movementLabels = {
  title: (name: string) => `Movimentações de ${name}`,
  all: 'Movimentações do estoque',
  kind: 'Tipo',
  everyKind: 'Todos os tipos',
  empty: 'Nenhuma movimentação por aqui.',
  failed: 'Erro ao carregar movimentações',
  after: (text: string) => `ficaram ${text}`,
  close: 'Fechar',
};

export const addStockLabels = {
  title: (name: string) => `Adicionar estoque de ${name}`,
  confirm: 'Adicionar',
  quantity: 'Quantidade que chegou',
  unitCost: 'Preço de custo de cada uma',
  unitCostHelp: 'Em branco, continua o custo atual. Com outro preço, o custo passa a ser a média.',
  reason: 'Observação',
  now: ({ currentStock, unit }: Product) => `Hoje há ${quantityText(currentStock, unit)}.`,
  done: 'Estoque adicionado com sucesso!',
  failed: 'Erro ao adicionar estoque',
};

export const lossLabels = {
  title: (name: string) => `Registrar perda de ${name}`,
  confirm: 'Registrar perda',
  quantity: 'Quantidade perdida',
  reason: 'O que aconteceu',
  reasonPlaceholder: 'Venceu, quebrou, vazou…',
  done: 'Perda registrada com sucesso!',
  failed: 'Erro ao registrar perda',
};
