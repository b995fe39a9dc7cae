import { GIFT_CARD_LIMITS } from '@app/domain/prepaid/gift-card';
import { ORDER_KINDS, ORDER_STATUSES } from '@app/domain/prepaid/ledgers';
import { ORDER_LIMITS } from '@app/domain/prepaid/order';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageWithTotals } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, requiredText, version, wholeNumber } from '../shared/schemas.ts';

const { amountCents, validDays: mostDays } = GIFT_CARD_LIMITS;
const AMOUNT = 'Informe de R$ 0,01 a R$ 9.999.999,99';
const DAYS = `Informe de 1 a ${mostDays} dias`;

export const order = z.object({
  id,
  kind: z.enum(ORDER_KINDS),
  status: z.enum(ORDER_STATUSES),
  /** As it stands on the statement of the bank, and as people read it aloud. */
  txid: z.string(),
  code: z.string(),
  name: z.string(),
  amountCents: z.int(),
  /** As whoever ordered typed it. */
  contactName: z.string(),
  contactPhone: z.string(),
  /** Who that is, once it is known. */
  clientId: id.nullable(),
  recipientName: z.string(),
  message: z.string(),
  reason: z.string(),
  /** The payment, once somebody saw the money. */
  settlementId: id.nullable(),
  openUntil: instant,
  decidedAt: instant.nullable(),
  createdAt: instant,
});
export type Order = z.infer<typeof order>;

/** Which gift cards are sold by the link. */
export const giftCardTerms = z
  .strictObject({
    sells: z.boolean(),
    leastCents: wholeNumber(1, amountCents, AMOUNT),
    mostCents: wholeNumber(1, amountCents, AMOUNT),
    /** Null: for ever. */
    validDays: wholeNumber(1, mostDays, DAYS).nullable(),
  })
  .refine(({ leastCents, mostCents }) => leastCents <= mostCents, {
    error: 'O maior valor não pode ser menor que o menor.',
    path: ['mostCents'],
  });
export type GiftCardTermsForm = z.infer<typeof giftCardTerms>;
const versionedTerms = giftCardTerms.safeExtend({ version });

const shopSettings = z.object({
  /** Where clients order. */
  url: z.string(),
  /** Nobody can order as long as nobody can pay. */
  hasPixKey: z.boolean(),
  /** How many packages are sold there. */
  packages: z.int(),
  giftCards: z.object({
    sells: z.boolean(),
    leastCents: z.int(),
    mostCents: z.int(),
    validDays: z.int().nullable(),
    version,
  }),
});
export type ShopSettings = z.infer<typeof shopSettings>;

nameSchemas({
  Order: order,
  ShopSettings: shopSettings,
  GiftCardTermsForm: giftCardTerms,
  VersionedGiftCardTerms: versionedTerms,
});

const route = tagged('Pedidos pelo link');
const which = z.strictObject({ id });
const reason = requiredText(1, ORDER_LIMITS.reasonLength, 'Diga ao cliente por quê');
const closed = {
  ORDER_NOT_FOUND: { status: 404, message: 'Pedido não encontrado.' },
  ORDER_PAID: { status: 409, message: 'Este pedido já foi pago.' },
  ORDER_REFUSED: { status: 409, message: 'Este pedido foi recusado. Peça ao cliente um novo.' },
} as const;

const filter = z.strictObject({
  /** `open`: those whose payment is waited for. */
  which: z.enum(['all', 'open']).default('all'),
});

export const ordersContract = {
  /** Newest first. */
  list: companyProcedure
    .route(route.get('/orders', 'Listar pedidos'))
    .input(filter.extend(pageInput()))
    .output(
      pageWithTotals(
        order,
        /** Of those whose payment is waited for. */
        z.object({ count: z.int(), amountCents: z.int() }),
      ),
    ),

  /** Everything the filter leaves, as a spreadsheet. */
  exportCsv: companyProcedure
    .route(route.get('/orders/export', 'Exportar pedidos em CSV'))
    .input(filter)
    .output(z.file()),

  /** Somebody saw the money: what was ordered is sold. */
  confirm: companyProcedure
    .route(route.post('/orders/{id}/confirm', 'Confirmar que o PIX chegou'))
    .input(which)
    .output(order)
    .errors({
      ...closed,
      CASH_CLOSED: {
        status: 409,
        message: 'O caixa está fechado. Abra o caixa e tente de novo.',
      },
      NO_PIX_METHOD: {
        status: 409,
        message: 'Ative uma forma de pagamento do tipo PIX para confirmar pedidos.',
      },
      PACKAGE_UNAVAILABLE: {
        status: 409,
        message:
          'Os serviços deste pacote não existem mais. Devolva o PIX ao cliente e recuse o pedido.',
      },
      CLIENT_GONE: {
        status: 409,
        message: 'Não há mais dados de quem pediu. Registre a venda pelo caixa.',
      },
      ORDER_NOT_SOLD: {
        status: 409,
        message: 'Não foi possível registrar a venda. Registre-a pelo caixa.',
      },
    }),

  refuse: companyProcedure
    .route(route.post('/orders/{id}/refuse', 'Recusar um pedido'))
    .input(which.extend({ reason }))
    .output(order)
    .errors(closed),

  /** For one reason. What was confirmed or refused meanwhile stays as it is and is not counted. */
  refuseMany: companyProcedure
    .route(route.post('/orders/refuse', 'Recusar vários pedidos'))
    .input(
      z.strictObject({
        ids: z
          .array(id)
          .min(1, 'Escolha os pedidos')
          .max(ORDER_LIMITS.waitingPerCompany, 'Escolha menos pedidos'),
        reason,
      }),
    )
    .output(z.object({ refused: z.int() })),

  /** What is sold by the link, and where. */
  shop: companyProcedure.route(route.get('/orders/shop', 'Link de venda')).output(shopSettings),

  changeGiftCards: companyProcedure
    .route(route.put('/orders/shop/gift-cards', 'Vender vale-presente pelo link'))
    .input(versionedTerms)
    .output(shopSettings)
    .errors({
      GIFT_CARD_TERMS_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou a venda de vales-presente enquanto você editava. Confira e salve de novo.',
      },
    }),
};
