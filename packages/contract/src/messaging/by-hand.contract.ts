import { OCCASIONS } from '@app/domain/messaging/occasion';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, removed } from '../shared/schemas.ts';

/** A message that a person sends from her own WhatsApp: the text is ready, one tap opens it. */
export const messageByHand = z.object({
  id,
  occasion: z.enum(OCCASIONS),
  /** Nobody of the book: it goes to a number alone. */
  clientId: id.nullable(),
  clientName: z.string(),
  /** Digits, the country first. */
  recipient: z.string(),
  text: z.string(),
  plannedAt: instant,
  /** From then on it leaves the list by itself. */
  tooLateAt: instant.nullable(),
});
export type MessageByHand = z.infer<typeof messageByHand>;

nameSchemas({ MessageByHand: messageByHand });

const route = tagged('Mensagens');
const which = z.strictObject({ id });
const notWaiting = {
  MESSAGE_NOT_WAITING: { status: 409, message: 'Esta mensagem já não está mais na lista.' },
} as const;

export const byHandContract = {
  /** The oldest first, a hundred at most. */
  list: companyProcedure
    .route(route.get('/messages/by-hand', 'Listar mensagens para enviar'))
    .output(z.array(messageByHand)),

  /** How many wait. */
  count: companyProcedure
    .route(route.get('/messages/by-hand/count', 'Contar mensagens para enviar'))
    .output(z.object({ count: z.int() })),

  markSent: companyProcedure
    .route(route.post('/messages/{id}/sent', 'Marcar mensagem como enviada'))
    .input(which)
    .output(removed)
    .errors(notWaiting),

  skip: companyProcedure
    .route(route.post('/messages/{id}/skip', 'Tirar mensagem da lista sem enviar'))
    .input(which)
    .output(removed)
    .errors(notWaiting),
};
