import { cents, formatMoney } from '@app/domain/shared/money';

export const cartLabels = {
  title: 'Produtos',
  add: 'Adicionar produto',
  find: 'Nome ou código de barras',
  found: 'Produtos encontrados',
  nothing: 'Nenhum produto à venda com este nome.',
  noProducts: 'Nenhum produto à venda. Cadastre o preço de venda no estoque.',
  soldOut: 'Em falta',
  unknown: (code: string) => `Nenhum produto à venda tem o código ${code}.`,
  unknownTitle: 'Código não encontrado',
  close: 'Fechar busca',
  less: (name: string) => `Um a menos de ${name}`,
  more: (name: string) => `Um a mais de ${name}`,
  quantity: (name: string) => `Quantidade de ${name}`,
  remove: (name: string) => `Tirar ${name}`,
  seller: (name: string) => `Quem vendeu ${name}`,
  nobody: 'Sem vendedor',
  wrongQuantity: 'Informe uma quantidade inteira, 1 ou mais.',
  left: (stock: string) => `${stock} no estoque`,
};

/** '× R$ 40,00' */
export function eachText(priceCents: number): string {
  return `× ${formatMoney(cents(priceCents))}`;
}
