import { CART_LINES } from '@app/domain/cash/cart';
import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { FEE_LIMITS } from '@app/domain/company/fee-rule';
import { GIFT_CARD_LIMITS as giftLimits } from '@app/domain/prepaid/gift-card';
import { PACKAGE_LIMITS } from '@app/domain/prepaid/package';
import { z } from 'zod';
import { nameSchemas } from '../shared/named-schemas.ts';
import { id, optionalText, requiredText, sentText, wholeNumber } from '../shared/schemas.ts';
import { someQuantity } from '../stock/products.contract.ts';
import { amount, cashClosed, categoryErrors, methodErrors, someAmount } from './money.contract.ts';

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

const packageLine = z.strictObject({
  kind: z.literal('package'),
  packageId: id,
  /** As on the screen: whoever changed it meanwhile is noticed. */
  priceCents: amount,
  sellerId: id.nullable().optional(),
});

const giftCardLine = z.strictObject({
  kind: z.literal('gift_card'),
  amountCents: someAmount,
  recipientName: requiredText(0, giftLimits.recipientLength, 'Texto inválido').default(''),
  message: optionalText(giftLimits.messageLength),
  /** How long it can be used; null: for ever. */
  validDays: wholeNumber(1, giftLimits.validDays, `Informe de 1 a ${giftLimits.validDays} dias`)
    .nullable()
    .default(null),
});

/** The client pays in: what she owes, or in advance. */
const accountLine = z.strictObject({ kind: z.literal('account'), amountCents: someAmount });

/** What is sold besides services, or without any. */
export const cartLine = z.discriminatedUnion('kind', [
  productLine,
  packageLine,
  giftCardLine,
  accountLine,
]);
export type CartLine = z.infer<typeof cartLine>;

export const cartLines = z
  .array(cartLine)
  .max(CART_LINES, `Venda no máximo ${CART_LINES} itens de cada vez`);

/** What pays without money: it was paid before, or is paid later. */
export const prepaidForm = z.strictObject({
  /** One for each service that a package of the client pays for. */
  sessions: z
    .array(z.strictObject({ clientPackageId: id, serviceId: id }))
    .max(
      PACKAGE_LIMITS.sessionsPerPayment,
      `Use no máximo ${PACKAGE_LIMITS.sessionsPerPayment} sessões por pagamento`,
    )
    .default([]),
  giftCards: z
    .array(
      z.strictObject({
        code: sentText.max(
          giftLimits.codeLength,
          `Use no máximo ${giftLimits.codeLength} caracteres`,
        ),
        amountCents: someAmount,
      }),
    )
    .max(giftLimits.perPayment, `Use no máximo ${giftLimits.perPayment} vales por pagamento`)
    .default([]),
  /** Taken from the client's credit, and owed where that is not enough. */
  accountCents: amount.default(0),
});
export type PrepaidForm = z.infer<typeof prepaidForm>;

/** How it is paid, whatever it is. */
export const payment = {
  /** Taken off at the counter, besides a coupon. */
  discountCents: amount.default(0),
  /** None where nothing is left to be paid in money. */
  parts: z
    .array(
      z.strictObject({
        paymentMethodId: z.uuid(REQUIRED),
        amountCents: amount,
        /** Of a card, where the fees of the machine differ by them. */
        brand: requiredText(0, FEE_LIMITS.brandLength, 'Texto inválido').optional(),
        instalments: wholeNumber(
          1,
          FEE_LIMITS.instalments,
          `Parcele em no máximo ${FEE_LIMITS.instalments} vezes`,
        ).optional(),
      }),
    )
    .max(
      TRANSACTION_LIMITS.paymentParts,
      `Divida em no máximo ${TRANSACTION_LIMITS.paymentParts} partes`,
    ),
  /** What the client handed over in cash; the rest is change. Null when nobody counted. */
  receivedCashCents: amount.nullable().default(null),
  /** Nothing unless something is said. */
  prepaid: prepaidForm.optional(),
  categoryId: id.nullable().default(null),
};

nameSchemas({ CartLineForm: cartLine, PrepaidForm: prepaidForm });

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
  PACKAGE_UNAVAILABLE: {
    status: 409,
    message: 'Este pacote não está mais à venda. Tire-o da venda e tente de novo.',
  },
  PACKAGE_PRICE_CHANGED: {
    status: 409,
    message: 'O preço do pacote mudou. Confira e registre de novo.',
  },
  CLIENT_NEEDED: {
    status: 409,
    message: 'Escolha o cliente: pacotes e a conta são de alguém.',
  },
  CLIENT_ANONYMIZED: {
    status: 409,
    message: 'Este cliente foi anonimizado: nada mais se vende nem se anota em nome dele.',
  },
  SESSION_UNAVAILABLE: {
    status: 409,
    message: 'Esta sessão do pacote não está mais disponível. Confira e registre de novo.',
  },
  PACKAGE_EXPIRED: { status: 409, message: 'Este pacote venceu e não pode mais ser usado.' },
  GIFT_CARD_UNKNOWN: {
    status: 409,
    message: 'Vale-presente não encontrado. Confira o código.',
  },
  GIFT_CARD_EXPIRED: { status: 409, message: 'Este vale-presente venceu.' },
  GIFT_CARD_NOT_ENOUGH: {
    status: 409,
    message: 'O vale-presente não tem saldo para este valor.',
  },
  ACCOUNT_LIMIT: {
    status: 409,
    message: 'Este valor passa do que o cliente pode deixar na conta.',
  },
  PREPAID_TOO_LARGE: {
    status: 400,
    message: 'Pacote, vale e conta somam mais do que há para pagar.',
  },
  PARTS_DO_NOT_ADD_UP: {
    status: 400,
    message: 'A soma dos pagamentos é diferente do total a pagar.',
  },
  CASH_IN_INSTALMENTS: {
    status: 400,
    message: 'Dinheiro não se parcela e não tem bandeira.',
  },
  NOT_ENOUGH_RECEIVED: {
    status: 400,
    message: 'O dinheiro recebido é menor que a parte em dinheiro.',
  },
} as const;
