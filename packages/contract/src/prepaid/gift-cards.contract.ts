import { GIFT_CARD_LIMITS, GIFT_CARD_STANDINGS } from '@app/domain/prepaid/gift-card';
import { GIFT_CARD_KINDS } from '@app/domain/prepaid/ledgers';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageWithTotals } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, instant, sentText } from '../shared/schemas.ts';

export const giftCard = z.object({
  id,
  /** In two groups, as people read it aloud; its last letters only for whoever need not know it. */
  code: z.string(),
  amountCents: z.int(),
  balanceCents: z.int(),
  /** Who bought it, if known. */
  clientId: id.nullable(),
  clientName: z.string().nullable(),
  recipientName: z.string(),
  message: z.string(),
  /** The last day on which it can be used; null: for ever. */
  validUntil: date.nullable(),
  standing: z.enum(GIFT_CARD_STANDINGS),
  createdAt: instant,
});
export type GiftCard = z.infer<typeof giftCard>;

const openedCard = giftCard.extend({
  /** Whether it can be printed and sent: its code is there whole. */
  hasWholeCode: z.boolean(),
  /** What stands on the printed card. */
  companyName: z.string(),
  /** Newest first. */
  entries: z.array(
    z.object({
      id,
      kind: z.enum(GIFT_CARD_KINDS),
      /** Below zero where something is spent. */
      amountCents: z.int(),
      settlementId: id,
      createdAt: instant,
    }),
  ),
});
export type OpenedGiftCard = z.infer<typeof openedCard>;

nameSchemas({ GiftCard: giftCard, OpenedGiftCard: openedCard });

const route = tagged('Vales-presente');
const notFound = {
  GIFT_CARD_NOT_FOUND: {
    status: 404,
    message: 'Vale-presente não encontrado. Confira o código.',
  },
} as const;
const code = sentText.max(
  GIFT_CARD_LIMITS.codeLength,
  `Use no máximo ${GIFT_CARD_LIMITS.codeLength} caracteres`,
);

const filter = z.strictObject({
  /** `usable`: those that still pay something. */
  which: z.enum(['all', 'usable']).default('all'),
});

export const giftCardsContract = {
  /** Newest first. */
  list: companyProcedure
    .route(route.get('/gift-cards', 'Listar vales-presente'))
    .input(filter.extend(pageInput()))
    .output(
      pageWithTotals(
        giftCard,
        /** Of those that still pay something: how many, and how much. */
        z.object({ count: z.int(), balanceCents: z.int() }),
      ),
    ),

  /** Everything the filter leaves, as a spreadsheet; codes as the list shows them. */
  exportCsv: companyProcedure
    .route(route.get('/gift-cards/export', 'Exportar vales-presente em CSV'))
    .input(filter)
    .output(z.file()),

  /** Whoever takes money sees the whole code on the day it was sold, to hand the card over. */
  get: companyProcedure
    .route(route.get('/gift-cards/{id}', 'Ver vale-presente'))
    .input(z.strictObject({ id }))
    .output(openedCard)
    .errors(notFound),

  /** By the code on it, however it is typed. */
  find: companyProcedure
    .route(route.get('/gift-cards/by-code/{code}', 'Consultar vale-presente pelo código'))
    .input(z.strictObject({ code }))
    .output(giftCard)
    .errors(notFound),
};
