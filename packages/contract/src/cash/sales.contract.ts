import { ITEM_KINDS } from '@app/domain/cash/cart';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, instant } from '../shared/schemas.ts';
import { cartErrors, cartLines, payment } from './cart.contract.ts';
import { settlement } from './settlements.contract.ts';

/** What is sold at the counter without an appointment. */
export const saleForm = z.strictObject({
  /** Who buys and who sells, where anybody said. */
  clientId: id.nullable().default(null),
  sellerId: id.nullable().default(null),
  ...payment,
  items: cartLines.min(1, 'Escolha o que foi vendido.'),
});
export type SaleForm = z.infer<typeof saleForm>;

/** What a client bought, with a visit or without one. */
export const purchase = z.object({
  id,
  settlementId: id,
  receiptNumber: z.int(),
  kind: z.enum(ITEM_KINDS),
  name: z.string(),
  quantity: z.number(),
  /** Discounts taken off. */
  paidCents: z.int(),
  sellerName: z.string().nullable(),
  date,
  refundedAt: instant.nullable(),
});
export type Purchase = z.infer<typeof purchase>;

/** A gift card that is a client's, as far as anybody knows. */
export const clientCard = z.object({
  code: z.string(),
  /** Of one that only bears her name the end is told: she has to show the rest. */
  hasWholeCode: z.boolean(),
  balanceCents: z.int(),
  recipientName: z.string(),
  /** The last day on which it can be used; null: for ever. */
  validUntil: date.nullable(),
});
export type ClientGiftCard = z.infer<typeof clientCard>;

nameSchemas({ SaleForm: saleForm, Purchase: purchase, ClientGiftCard: clientCard });

const route = tagged('Pagamentos');

export const salesContract = {
  sell: companyProcedure
    .route(route.create('/sales', 'Registrar venda'))
    .input(saleForm)
    .output(settlement)
    .errors({
      ...cartErrors,
      CLIENT_NOT_FOUND: { status: 409, message: 'Esta cliente não existe mais. Escolha outra.' },
      DISCOUNT_TOO_LARGE: { status: 400, message: 'O desconto é maior que o valor da venda.' },
    }),

  /** Newest first, the latest hundred. */
  ofClient: companyProcedure
    .route(route.get('/clients/{clientId}/purchases', 'Compras da cliente'))
    .input(z.strictObject({ clientId: id }))
    .output(z.array(purchase)),

  /** Those she can use: bought by her for nobody else, made out to her, or last used by her. */
  cardsOf: companyProcedure
    .route(route.get('/clients/{clientId}/gift-cards', 'Vales-presente da cliente'))
    .input(z.strictObject({ clientId: id }))
    .output(z.array(clientCard)),

  /** The products that were sold last, newest first: they are likely to be sold next. */
  lastSold: companyProcedure
    .route(route.get('/sales/last-products', 'Produtos vendidos por último'))
    .output(z.array(id)),
};
