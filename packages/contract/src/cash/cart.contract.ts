import { CART_LINES } from '@app/domain/cash/cart';
import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { z } from 'zod';
import { nameSchemas } from '../shared/named-schemas.ts';
import { id } from '../shared/schemas.ts';
import { someQuantity } from '../stock/products.contract.ts';
import { amount, cashClosed, categoryErrors, methodErrors } from './money.contract.ts';

const REQUIRED = 'Preencha todos os campos obrigatórios.';

const productLine = z.strictObject({
  kind: z.literal('product'),
  productId: id,
  quantity: someQuantity,
  /** Of one, as on the screen: whoever changed it meanwhile is noticed. */
  priceCents: amount,
  /** Null: nobody earns of it. Unless said, whoever did the visit or is named as the seller. */
  sellerId: id.nullable().optional(),
});

/** What is sold besides services, or without any. */
export const cartLine = z.discriminatedUnion('kind', [productLine]);
export type CartLine = z.infer<typeof cartLine>;

export const cartLines = z
  .array(cartLine)
  .max(CART_LINES, `Venda no máximo ${CART_LINES} itens de cada vez`);

/** How it is paid, whatever it is. */
export const payment = {
  /** Taken off at the counter, besides a coupon. */
  discountCents: amount.default(0),
  parts: z
    .array(
      z.strictObject({
        paymentMethodId: z.uuid(REQUIRED),
        amountCents: amount,
      }),
    )
    .min(1, REQUIRED)
    .max(
      TRANSACTION_LIMITS.paymentParts,
      `Divida em no máximo ${TRANSACTION_LIMITS.paymentParts} partes`,
    ),
  /** What the client handed over in cash; the rest is change. Null when nobody counted. */
  receivedCashCents: amount.nullable().default(null),
  categoryId: id.nullable().default(null),
};

nameSchemas({ CartLineForm: cartLine });

/** Whatever is in the cart; where a product has a name, the sentence says it. */
export const cartErrors = {
  ...cashClosed,
  ...methodErrors,
  ...categoryErrors,
  PRODUCT_UNAVAILABLE: {
    status: 409,
    message: 'Um dos produtos não está mais à venda. Tire-o da venda e tente de novo.',
  },
  PRODUCT_PRICE_CHANGED: {
    status: 409,
    message: 'O preço de um dos produtos mudou. Confira e registre de novo.',
  },
  STOCK_NOT_ENOUGH: { status: 409, message: 'Não há tantos no estoque.' },
  BAD_QUANTITY: { status: 400, message: 'Informe uma quantidade inteira, 1 ou mais.' },
  SELLER_NOT_FOUND: { status: 409, message: 'Quem vendeu não está mais na equipe. Escolha outro.' },
  PARTS_DO_NOT_ADD_UP: {
    status: 400,
    message: 'A soma dos pagamentos é diferente do total a pagar.',
  },
  NOT_ENOUGH_RECEIVED: {
    status: 400,
    message: 'O dinheiro recebido é menor que a parte em dinheiro.',
  },
} as const;
