import type { ReorderGroup } from '@app/domain/stock/reorder';
import { quantityText } from './products.labels.ts';

export const reorderLabels = {
  title: 'Lista de compras',
  explanation: 'Produtos com estoque baixo e quanto comprar para chegar ao dobro do mínimo.',
  noSupplier: 'Sem fornecedor',
  send: 'Enviar pedido no WhatsApp',
  sendTo: (supplier: string) => `Enviar pedido no WhatsApp para ${supplier || 'o fornecedor'}`,
  there: (text: string) => `há ${text}`,
  buy: (text: string) => `comprar ${text}`,
  empty: 'Nada a comprar: nenhum produto está com estoque baixo.',
};

/** What the supplier reads. */
export function orderText(
  { lines }: Pick<ReorderGroup<Ordered>, 'lines'>,
  company: string,
): string {
  const wanted = lines.map(
    ({ product, quantity }) => `• ${product.name}: ${quantityText(quantity, product.unit)}`,
  );
  return [`Olá! Aqui é ${company}. Gostaria de fazer um pedido:`, ...wanted].join('\n');
}

type Ordered = { name: string; unit: string };
