import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { tagged } from '../shared/routes.ts';
import { id, sentText } from '../shared/schemas.ts';

const LONGEST_ENDPOINT = 1000;
const endpoint = sentText.min(1).max(LONGEST_ENDPOINT);
const key = z.string().regex(/^[\w-]{10,200}$/);

/** What a browser says of itself when somebody allows notices. */
export const pushSubscription = z.strictObject({
  endpoint,
  publicKey: key,
  authSecret: key,
  device: sentText.trim().max(100).default(''),
});
export type PushSubscriptionForm = z.input<typeof pushSubscription>;

const route = tagged('Avisos');

/** Notices on her own devices, while the application is closed. */
export const pushContract = {
  key: companyProcedure
    .route(route.get('/notices/push/key', 'A chave com que o navegador se inscreve'))
    .output(z.object({ publicKey: z.string() })),

  /** The addresses that were given while she is signed in as she is now. */
  here: companyProcedure
    .route(route.get('/notices/push', 'Onde este acesso recebe avisos'))
    .output(z.object({ endpoints: z.array(z.string()) })),

  subscribe: companyProcedure
    .route(route.put('/notices/push', 'Receber avisos neste aparelho'))
    .input(pushSubscription)
    .output(z.object({ id }))
    .errors({
      PUSH_ADDRESS_UNKNOWN: {
        status: 400,
        message: 'Este navegador não deu um endereço de avisos que possamos usar.',
      },
    }),

  unsubscribe: companyProcedure
    .route(route.post('/notices/push/stop', 'Não receber mais avisos neste aparelho'))
    .input(z.strictObject({ endpoint }))
    .output(z.object({ endpoint: z.string() })),
};
