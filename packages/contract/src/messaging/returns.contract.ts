import { CALL_STANDINGS } from '@app/domain/scheduling/return-call';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { date, id } from '../shared/schemas.ts';

const returnCall = z.object({
  clientId: id,
  /** The day of the company on which she was called last. */
  day: date,
  /** `waiting`: the message is on its way; `lost`: it reached nobody. */
  standing: z.enum(CALL_STANDINGS),
  /** Null for whoever has no account any more. */
  byName: z.string().nullable(),
});
export type ReturnCall = z.infer<typeof returnCall>;

nameSchemas({ ReturnCall: returnCall });

const route = tagged('Mensagens');
const clientNotFound = {
  CLIENT_NOT_FOUND: { status: 404, message: 'Cliente não encontrado' },
} as const;

/** Who was called to come back, so that nobody is called twice. */
export const returnsContract = {
  list: companyProcedure
    .route(route.get('/messages/returns', 'Listar quem foi chamado para voltar'))
    .input(z.strictObject({ clientIds: z.array(id).max(100, 'Peça no máximo 100 clientes') }))
    .output(
      z.object({
        /** Whether an invitation goes out by the company's number; else a person sends it herself. */
        sends: z.boolean(),
        calls: z.array(returnCall),
      }),
    ),

  /** By the company's number, to whoever allowed news, once a day. */
  send: companyProcedure
    .route(route.post('/clients/{clientId}/return-message', 'Chamar cliente de volta por mensagem'))
    .input(z.strictObject({ clientId: id, serviceId: id }))
    .output(returnCall)
    .errors({
      ...clientNotFound,
      SERVICE_NOT_FOUND: { status: 404, message: 'Serviço não encontrado' },
      NEWS_NOT_ALLOWED: {
        status: 409,
        message: 'Este cliente não autorizou novidades. Ligue ou converse pessoalmente.',
      },
      CLIENT_WITHOUT_PHONE: { status: 409, message: 'Este cliente não tem um telefone válido.' },
      WHATSAPP_NOT_CONNECTED: {
        status: 409,
        message: 'Nenhum número de WhatsApp está enviando agora. Abra a conversa pelo seu.',
      },
      ALREADY_CALLED: { status: 409, message: 'Já foi feito contato hoje.' },
    }),

  /** A person called, or wrote from her own WhatsApp. */
  note: companyProcedure
    .route(route.post('/clients/{clientId}/return-call', 'Anotar que o cliente foi chamado'))
    .input(z.strictObject({ clientId: id }))
    .output(returnCall)
    .errors(clientNotFound),
};
