import { CLIENT_LIMITS } from '@app/domain/clients/client';
import { GIFT_CARD_LIMITS } from '@app/domain/prepaid/gift-card';
import { ORDER_KINDS, ORDER_STATUSES } from '@app/domain/prepaid/ledgers';
import { isStorable } from '@app/domain/shared/hidden-characters';
import { z } from 'zod';
import { challenge, challengeErrors, solvedChallenge } from '../shared/challenge.ts';
import { publicProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, instant, optionalText, requiredText, sentText } from '../shared/schemas.ts';

const company = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  timezone: z.string(),
  phone: z.string(),
  privacyContact: z.string(),
});
const held = z.object({ serviceName: z.string(), sessions: z.int() });

/** What a company sells by its link. */
const shop = z.object({
  company,
  packages: z.array(
    z.object({
      id,
      name: z.string(),
      description: z.string(),
      priceCents: z.int(),
      /** What its sessions cost apart. */
      apartCents: z.int(),
      validDays: z.int().nullable(),
      services: z.array(held),
    }),
  ),
  /** Null when it sells none. */
  giftCards: z
    .object({ leastCents: z.int(), mostCents: z.int(), validDays: z.int().nullable() })
    .nullable(),
});
export type PublicShop = z.infer<typeof shop>;

/** What the page of an order shows: of whoever ordered nothing, because links are passed on. */
const ownOrder = z.object({
  company,
  kind: z.enum(ORDER_KINDS),
  status: z.enum([...ORDER_STATUSES, 'refunded']),
  code: z.string(),
  name: z.string(),
  services: z.array(held),
  amountCents: z.int(),
  recipientName: z.string(),
  message: z.string(),
  createdAt: instant,
  openUntil: instant,
  /** What is pasted into the bank's app, as long as it is waited for. */
  pixCode: z.string().nullable(),
  /** Why the company refused it. */
  reason: z.string(),
  /** Once the company saw the money. */
  receipt: z
    .object({
      number: z.int(),
      paidAt: instant,
      /** The last day on which it can be used; null: for ever. */
      validUntil: date.nullable(),
      giftCardCode: z.string().nullable(),
    })
    .nullable(),
});
export type OwnOrder = z.infer<typeof ownOrder>;

nameSchemas({ PublicShop: shop, OwnOrder: ownOrder });

const route = tagged('Compra pelo link');
const where = z.strictObject({ idOrSlug: sentText.max(100) });
const base = '/public/companies/{idOrSlug}' as const;
const { recipientLength, messageLength, amountCents } = GIFT_CARD_LIMITS;

const phone = z
  .string('Telefone é obrigatório')
  .trim()
  .max(CLIENT_LIMITS.phoneLength, 'Telefone inválido')
  .refine(isStorable, 'Telefone inválido');

/** At the price that stood on the page. */
const wanted = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('package'), packageId: id, priceCents: z.int() }),
  z.strictObject({
    kind: z.literal('gift_card'),
    amountCents: z.int('Informe o valor').min(1, 'Informe o valor').max(amountCents),
    recipientName: optionalText(recipientLength),
    message: optionalText(messageLength),
  }),
]);

const visitors = publicProcedure.errors(tooManyRequests);
const notSelling = {
  SHOP_NOT_FOUND: { status: 404, message: 'Esta empresa não vende pelo link no momento.' },
} as const;

export const ownOrderContract = {
  shop: visitors
    .route(route.get(`${base}/shop`, 'O que a empresa vende pelo link'))
    .input(where)
    .output(shop)
    .errors(notSelling),

  challenge: visitors
    .route(route.get(`${base}/orders/challenge`, 'Desafio contra robôs para um pedido'))
    .input(where)
    .output(challenge)
    .errors(notSelling),

  /** Honours the header Idempotency-Key: the same request again is answered with what it did. */
  place: visitors
    .route(route.create(`${base}/orders`, 'Pedir um pacote ou vale-presente'))
    .input(
      where.extend({
        contactName: requiredText(1, CLIENT_LIMITS.nameLength, 'Telefone e nome são obrigatórios.'),
        contactPhone: phone,
        wanted,
        /** Asked of whoever orders more than is usual. */
        solved: solvedChallenge.nullable().default(null),
      }),
    )
    .output(z.object({ url: z.string() }))
    .errors({
      ...notSelling,
      PHONE_INVALID: { status: 400, message: 'Telefone inválido' },
      PACKAGE_UNAVAILABLE: {
        status: 409,
        message: 'Este pacote não está mais à venda. Escolha outro.',
      },
      PRICE_CHANGED: {
        status: 409,
        message: 'O preço mudou. Confira o novo preço e peça de novo.',
      },
      AMOUNT_NOT_SOLD: { status: 409, message: 'Escolha um valor entre os que a empresa vende.' },
      TOO_MANY_ORDERS: {
        status: 409,
        message: 'Já há pedidos à espera de pagamento. Pague um deles ou fale com a empresa.',
      },
      TOO_MANY_FROM_HERE: {
        status: 409,
        message:
          'Muitos pedidos feitos por esta conexão ainda esperam pagamento. Tente por outra internet ou fale com a empresa.',
      },
      SHOP_FULL: {
        status: 409,
        message:
          'A empresa já tem muitos pedidos à espera e não recebe outros por aqui agora. Tente mais tarde ou fale com ela.',
      },
      ...challengeErrors,
      REQUEST_KEY_REUSED: {
        status: 409,
        message: 'Este envio já foi usado para outro pedido. Recarregue a página.',
      },
    }),

  get: visitors
    .route(route.get('/public/orders/{token}', 'Ver o próprio pedido'))
    .input(z.strictObject({ token: sentText.max(100) }))
    .output(ownOrder)
    .errors({
      LINK_NOT_FOUND: { status: 404, message: 'Este link não é válido ou não existe mais.' },
    }),
};
