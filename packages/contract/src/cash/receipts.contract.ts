import { z } from 'zod';
import { companyProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { email, id } from '../shared/schemas.ts';

export const receiptMailForm = z.strictObject({
  /** Of the payment. */
  id,
  email,
  /** Where she has none: whether this becomes the client's. */
  keepForClient: z.boolean().default(false),
});
export type ReceiptMailForm = z.input<typeof receiptMailForm>;

const receiptMail = z.object({
  messageId: id,
  email: z.string(),
  /** Until the mail server took it, or refused it for good. */
  state: z.enum(['under-way', 'sent', 'failed']),
});
export type ReceiptMail = z.infer<typeof receiptMail>;

nameSchemas({ ReceiptMailForm: receiptMailForm, ReceiptMail: receiptMail });

const route = tagged('Pagamentos');

export const receiptsContract = {
  /** In the company's name. Asked for twice within a minute, the same receipt goes to an address once. */
  send: companyProcedure
    .route(route.create('/settlements/{id}/receipt-mails', 'Enviar recibo por e-mail'))
    .input(receiptMailForm)
    .output(receiptMail)
    .errors({
      ...tooManyRequests,
      SETTLEMENT_NOT_FOUND: { status: 404, message: 'Pagamento não encontrado' },
      RECEIPT_SENT_OFTEN: {
        status: 409,
        message: 'Este recibo já foi enviado muitas vezes para este endereço.',
      },
      MAIL_NOT_SET_UP: {
        status: 409,
        message:
          'O envio de e-mails ainda não foi configurado aqui. Envie o recibo pelo WhatsApp ou copie o texto.',
      },
    }),

  get: companyProcedure
    .route(route.get('/receipt-mails/{messageId}', 'Ver se o recibo saiu'))
    .input(z.strictObject({ messageId: id }))
    .output(receiptMail)
    .errors({ RECEIPT_MAIL_NOT_FOUND: { status: 404, message: 'Envio não encontrado' } }),
};
