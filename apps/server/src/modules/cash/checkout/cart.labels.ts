type Product = { name: string; currentStock: number; unit: string };

/** Why something in the cart cannot be sold: with its name, so that whoever reads it finds it. */
export const cartSentences = {
  'product-unavailable': ({ name }: Product) =>
    `${name} não está mais à venda. Tire-o da venda e tente de novo.`,
  'product-price-changed': ({ name }: Product) =>
    `O preço de ${name} mudou. Confira e registre de novo.`,
  'not-enough-stock': ({ name, currentStock, unit }: Product) =>
    currentStock === 0
      ? `Não há mais ${name} no estoque.`
      : `Não há tanto de ${name} no estoque: há ${String(currentStock).replace('.', ',')} ${unit}.`,
  'bad-quantity': ({ name }: Product) => `Informe uma quantidade inteira de ${name}, 1 ou mais.`,
};

/** Whom a gift card is for is no matter of the book, which forgets nobody. */
export const prepaidLineNames = { account: 'Pagamento na conta', giftCard: 'Vale-presente' };

/** What a payment became that was given back as credit; its receipt says which. */
export function creditName(receiptNumber: number): string {
  return `Crédito do recibo nº ${receiptNumber}`;
}
