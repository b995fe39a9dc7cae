import { cents, formatMoney } from '@app/domain/shared/money';

export const cartLabels = {
  title: 'Itens da venda',
  add: 'Adicionar produto',
  find: 'Nome ou código de barras',
  found: 'Produtos encontrados',
  nothing: 'Nenhum produto à venda com este nome.',
  noProducts: 'Nenhum produto à venda. Cadastre o preço de venda no estoque.',
  soldOut: 'Em falta',
  unknown: (code: string) => `Nenhum produto à venda tem o código ${code}.`,
  unknownTitle: 'Código não encontrado',
  less: (name: string) => `Um a menos de ${name}`,
  more: (name: string) => `Um a mais de ${name}`,
  quantity: (name: string) => `Quantidade de ${name}`,
  remove: (name: string) => `Tirar ${name}`,
  seller: (name: string) => `Quem vendeu ${name}`,
  nobody: 'Sem vendedor',
  wrongQuantity: 'Informe uma quantidade inteira, 1 ou mais.',
  left: (stock: string) => `${stock} no estoque`,
  addPrepaid: {
    package: 'Vender pacote',
    gift_card: 'Vale-presente',
    account: 'Receber na conta',
  },
  /** What a line is called in the cart. */
  prepaid: { package: 'Pacote', gift_card: 'Vale-presente', account: 'Pagamento na conta' },
  choosePackage: 'Escolha o pacote',
  amount: 'Valor',
  accountHelp: 'O que a pessoa deve, ou paga adiantado.',
  recipient: 'Para quem é',
  recipientHelp: 'Sai impresso no vale. Pode ficar em branco.',
  message: 'Mensagem',
  validDays: 'Validade em dias',
  validDaysHelp: 'Em branco, não vence.',
  noPackage: 'Escolha o pacote que foi vendido.',
  noAmount: {
    gift_card: 'Informe o valor do vale-presente.',
    account: 'Informe o valor pago na conta.',
  },
};

/** '× R$ 40,00' */
export function eachText(priceCents: number): string {
  return `× ${formatMoney(cents(priceCents))}`;
}
