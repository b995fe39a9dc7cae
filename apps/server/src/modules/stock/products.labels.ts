import { cents, formatMoney } from '@app/domain/shared/money';
import { type MovementKind, PRODUCT_LIMITS } from '@app/domain/stock/product';

export const productFileLabels = {
  header: [
    'Nome',
    'Descrição',
    'Código de barras',
    'Unidade',
    'Estoque atual',
    'Estoque mínimo',
    'Situação',
    'Preço de custo (R$)',
    'Preço de venda (R$)',
    'Comissão (%)',
    'Fornecedor',
    'Telefone do fornecedor',
    'Status',
    'Criado em',
  ],
  low: 'Estoque Baixo',
  enough: 'Em Estoque',
  active: 'Ativo',
  inactive: 'Inativo',
};

export const movementFileLabels = {
  header: [
    'Data e hora',
    'Produto',
    'Tipo',
    'Quantidade',
    'Estoque depois',
    'Unidade',
    'Custo unitário (R$)',
    'Por',
    'Motivo',
  ],
  kinds: {
    opening: 'Estoque inicial',
    purchase: 'Compra',
    sale: 'Venda',
    sale_return: 'Venda estornada',
    use: 'Uso em serviço',
    use_return: 'Uso desfeito',
    loss: 'Perda',
    count: 'Contagem',
  } satisfies Record<MovementKind, string>,
};

/** As Brazilians write it. */
export function decimalText(value: number): string {
  return String(value).replace('.', ',');
}

type Moved = { name: string; unit: string; currentStock: number };
/** So many are named; how many others there are is said. */
const NAMED = 3;

/** 'O estoque mudou enquanto você contava. Agora há 4 un de Shampoo. Confira e salve de novo.' */
export function movedText(products: readonly Moved[]): string {
  const named = products
    .slice(0, NAMED)
    .map(({ name, unit, currentStock }) => `${decimalText(currentStock)} ${unit} de ${name}`);
  const others = products.length - named.length;
  const rest =
    others > 0
      ? [`mais ${others} ${others === 1 ? 'produto' : 'produtos'} com outra quantidade`]
      : [];
  const list = [...named, ...rest].join('; ');
  return `O estoque mudou enquanto você contava. Agora há ${list}. Confira e salve de novo.`;
}

export const BEYOND_WORTH = `A diferença vale mais de ${formatMoney(cents(PRODUCT_LIMITS.countedWorthCents))}. Confira a quantidade e o custo do produto.`;
