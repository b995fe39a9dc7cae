import { HEALTH_SIGNS } from '@app/domain/messaging/connection-health';
import { CONNECTION_STATES } from '@app/domain/messaging/governor';
import { normalizePhone } from '@app/domain/shared/phones';
import { z } from 'zod';
import { companyProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { WRONG_PHONE } from '../shared/phone.ts';
import { tagged } from '../shared/routes.ts';
import { instant, sentText } from '../shared/schemas.ts';

const environment = z.enum(['none', 'sim', 'real']);

export const whatsappConnection = z.object({
  /** Where messages go: nowhere, to simulated phones, or to real ones. By the gateway, and by WhatsApp itself. */
  environment,
  officialEnvironment: environment,
  provider: z.enum(['evolution', 'meta']),
  state: z.enum(CONNECTION_STATES),
  /** There is a line that can be deleted. */
  exists: z.boolean(),
  phone: z.string(),
  profileName: z.string(),
  /** What the picture to scan says, a code to type on the phone, and how long they still hold. */
  qrCode: z.string().nullable(),
  pairingCode: z.string().nullable(),
  codeSecondsLeft: z.int(),
  connectedAt: instant.nullable(),
  disconnectedAt: instant.nullable(),
  /** Why a number that was connected is not any more. */
  loss: z.enum(['banned', 'taken', 'unlinked', 'out']).nullable(),
  /** It lost its network and comes back by itself: nobody pairs it. */
  reconnecting: z.boolean(),
  pausedAt: instant.nullable(),
  /** WhatsApp complained, and nobody at the counter paused it. */
  pausedByItself: z.boolean(),
  health: z.object({
    level: z.enum(['good', 'careful', 'stopped']),
    signs: z.array(z.enum(HEALTH_SIGNS)),
  }),
  sentToday: z.int(),
  hourlyLimit: z.int(),
  leftThisHour: z.int(),
  /** People who get their first message from this number: today, and at most. */
  newPeopleToday: z.int(),
  newPeopleLimit: z.int(),
});
export type WhatsappConnection = z.output<typeof whatsappConnection>;

/** With a phone the code to type there is asked for, too. */
export const connectForm = z.strictObject({
  phone: z
    .string('Digite o telefone com DDD')
    .max(30, 'Digite o telefone com DDD')
    .transform((typed, context) => {
      const phone = normalizePhone(typed);
      if (phone === null) context.addIssue(WRONG_PHONE);
      return phone ?? '';
    })
    .optional(),
});

const digits = (sentence: string) => sentText.trim().regex(/^\d{5,20}$/, sentence);

export const officialNumberForm = z.strictObject({
  phoneNumberId: digits('O identificador do número tem só algarismos'),
  businessId: digits('O identificador da conta tem só algarismos'),
  accessToken: sentText
    .trim()
    .min(1, 'Cole a chave de acesso')
    .max(1000, 'A chave de acesso é longa demais')
    .regex(/^[\w.-]+$/, 'Cole a chave de acesso como a Meta a mostra'),
});
export type OfficialNumberForm = z.input<typeof officialNumberForm>;

nameSchemas({ WhatsappConnection: whatsappConnection });

const route = tagged('WhatsApp');
const path = '/whatsapp/connection';

const silent = {
  WHATSAPP_NOT_CONFIGURED: {
    status: 409,
    message: 'O WhatsApp ainda não está configurado nesta plataforma. Fale com o suporte.',
  },
  WHATSAPP_GATEWAY_SILENT: {
    status: 424,
    message: 'O serviço que liga ao WhatsApp não respondeu. Tente de novo em alguns minutos.',
  },
  WHATSAPP_GATEWAY_REFUSES: {
    status: 424,
    message: 'O serviço que liga ao WhatsApp recusou o nosso acesso. Fale com o suporte.',
  },
  WHATSAPP_NOT_CONNECTED: {
    status: 409,
    message: 'Este número não está conectado. Conecte-o com um novo QR Code.',
  },
  WHATSAPP_NUMBER_TAKEN: {
    status: 409,
    message:
      'Este número já está conectado em outra empresa. Desconecte-o lá, ou conecte outro número aqui.',
  },
  ...tooManyRequests,
} as const;

/** The number of the company: each action answers how it is afterwards. */
export const connectionContract = {
  read: companyProcedure
    .route(route.get(path, 'Como está o número da empresa'))
    .output(whatsappConnection),

  connect: companyProcedure
    .route(route.post(`${path}/connect`, 'Conectar: pedir um QR Code ou um código'))
    .input(connectForm)
    .output(whatsappConnection)
    .errors(silent),

  check: companyProcedure
    .route(route.post(`${path}/check`, 'Perguntar agora ao WhatsApp como está o número'))
    .output(whatsappConnection)
    .errors(silent),

  disconnect: companyProcedure
    .route(route.post(`${path}/disconnect`, 'Desconectar o número'))
    .output(whatsappConnection)
    .errors(silent),

  restart: companyProcedure
    .route(route.post(`${path}/restart`, 'Reiniciar a conexão, sem novo QR Code'))
    .output(whatsappConnection)
    .errors(silent),

  recreate: companyProcedure
    .route(route.post(`${path}/recreate`, 'Apagar a conexão e começar outra'))
    .output(whatsappConnection)
    .errors(silent),

  remove: companyProcedure
    .route(route.delete(path, 'Excluir a conexão'))
    .output(whatsappConnection)
    .errors(silent),

  pause: companyProcedure
    .route(route.post(`${path}/pause`, 'Pausar os envios'))
    .output(whatsappConnection),

  resume: companyProcedure
    .route(route.post(`${path}/resume`, 'Retomar os envios'))
    .output(whatsappConnection),

  connectOfficial: companyProcedure
    .route(route.put(`${path}/official`, 'Conectar um número da API oficial do WhatsApp'))
    .input(officialNumberForm)
    .output(whatsappConnection)
    .errors({
      ...silent,
      WHATSAPP_OFFICIAL_REFUSED: {
        status: 422,
        message: 'O WhatsApp não aceitou este número com esta chave. Confira os três campos.',
      },
    }),
};
