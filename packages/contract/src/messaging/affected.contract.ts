import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id } from '../shared/schemas.ts';
import { messageText } from './templates.contract.ts';

const MOST_AT_ONCE = 200;

export const affectedTelling = z.strictObject({
  appointmentIds: z
    .array(id)
    .min(1, 'Escolha quem avisar')
    .max(MOST_AT_ONCE, `Avise até ${MOST_AT_ONCE} de uma vez`),
  /** With its variables, filled for each visit. */
  text: messageText,
});
export type AffectedTelling = z.infer<typeof affectedTelling>;

/** How many messages are on their way now, and how many visits got none: told already, or neither phone nor e-mail. */
const affectedTold = z.object({ queued: z.int(), leftOut: z.int() });

nameSchemas({ AffectedTelling: affectedTelling, AffectedTold: affectedTold });

const route = tagged('Mensagens');

export const affectedContract = {
  /** Which visits to come have been told of already, whatever became of the message. */
  listTold: companyProcedure
    .route(
      route.get('/messages/affected', 'Listar clientes já avisados de que não serão atendidos'),
    )
    .output(z.array(id)),

  /** Once for each time of a visit, however often it is asked for. */
  tell: companyProcedure
    .route(route.post('/messages/affected', 'Avisar clientes que ficariam sem atendimento'))
    .input(affectedTelling)
    .output(affectedTold),
};
