import { NOTICE_KINDS } from '@app/domain/messaging/notice';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, removed } from '../shared/schemas.ts';

const kind = z.enum(NOTICE_KINDS, 'Escolha um tipo de aviso');

export const notice = z.object({
  id,
  kind,
  read: z.boolean(),
  createdAt: instant,
  /** What it is about, as it is called now; empty where it is not about that. */
  clientName: z.string(),
  serviceNames: z.string(),
  professionalName: z.string(),
  appointmentId: id.nullable(),
  /** As it was when the notice was written. */
  startTime: instant.nullable(),
  previousStartTime: instant.nullable(),
  importId: id.nullable(),
  conversationId: id.nullable(),
  productId: id.nullable(),
  productName: z.string(),
  campaignName: z.string(),
  amountCents: z.int().nullable(),
  /** Of how many it tells together; null where it is one. */
  gathered: z.int().nullable(),
});
export type Notice = z.output<typeof notice>;

const wish = z.object({
  kind,
  app: z.boolean(),
  email: z.boolean(),
  /** On her devices, where she allowed it. */
  push: z.boolean(),
});
const offeredWish = wish.extend({
  /** Of some there is another letter, or none. */
  mayBeMailed: z.boolean(),
});
export type OfferedWish = z.output<typeof offeredWish>;

const route = tagged('Avisos');

nameSchemas({ Notice: notice });

/** What happened while she was not looking. Each sees what her role may see. */
export const noticesContract = {
  list: companyProcedure
    .route(route.get('/notices', 'O que aconteceu, o mais novo primeiro'))
    .input(
      z.strictObject({
        cursor: id.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(pageOf(notice)),

  unread: companyProcedure
    .route(route.get('/notices/unread', 'Quantos ainda não foram lidos, até 100'))
    .output(z.object({ count: z.int(), newest: notice.nullable() })),

  markRead: companyProcedure
    .route(route.post('/notices/{id}/read', 'Marcar um como lido'))
    .input(z.strictObject({ id }))
    .output(removed),

  markAllRead: companyProcedure
    .route(route.post('/notices/read', 'Marcar como lidos até este'))
    .input(z.strictObject({ until: id }))
    .output(z.object({ until: id })),

  wishes: companyProcedure
    .route(route.get('/notices/wishes', 'Onde quero ser avisado'))
    .output(z.array(offeredWish)),

  keepWish: companyProcedure
    .route(route.put('/notices/wishes/{kind}', 'Escolher onde ser avisado'))
    .input(z.strictObject(wish.shape))
    .output(z.array(offeredWish)),
};
