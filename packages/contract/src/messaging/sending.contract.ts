import { MESSAGE_STATES } from '@app/domain/messaging/message-state';
import { OCCASIONS } from '@app/domain/messaging/occasion';
import {
  MESSAGE_LENGTH,
  type SendingRefusal,
  sendableMessage,
} from '@app/domain/messaging/recipient';
import { CHANNELS, SKIP_REASONS } from '@app/domain/messaging/skip-reason';
import { TEMPLATE_TYPES } from '@app/domain/messaging/template';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, sentText, typedDate } from '../shared/schemas.ts';

/** As typed. What is too much to be anything is kept out before somebody counts it. */
const typedPhone = sentText.max(60, 'Formato de telefone inválido').default('');
const typedMessage = sentText
  .max(MESSAGE_LENGTH * 10, `Mensagem muito longa (máximo ${MESSAGE_LENGTH} caracteres)`)
  .default('');

const REFUSALS: Record<SendingRefusal, { path: 'phone' | 'message'; message: string }> = {
  missing: { path: 'message', message: 'Telefone e mensagem são obrigatórios' },
  'phone-format': { path: 'phone', message: 'Formato de telefone inválido' },
  'too-long': {
    path: 'message',
    message: `Mensagem muito longa (máximo ${MESSAGE_LENGTH} caracteres)`,
  },
};

type Typed = { phone: string; message: string };

function judgeTyped({ phone, message }: Typed, context: z.core.$RefinementCtx): void {
  const read = sendableMessage({ phone, text: message });
  if (read.accepted) return;
  const { path, message: sentence } = REFUSALS[read.reason];
  context.addIssue({ code: 'custom', path: [path], message: sentence });
}

export const sendForm = z
  .strictObject({
    /** For whoever names it: any but her own is not found. */
    companyId: id.optional(),
    phone: typedPhone,
    message: typedMessage,
    /** How she is called, where she is in no book. */
    recipientName: sentText.max(120).default(''),
    clientId: id.nullable().default(null),
    /** Its words are sent where no message is typed. */
    templateId: id.nullable().default(null),
    /** What the variables stand for; its client, where no other is named. */
    appointmentId: id.nullable().default(null),
  })
  .superRefine((typed, context) => {
    // A template has its words, so that none have to be typed.
    const stands = typed.templateId !== null && typed.message.trim() === '';
    judgeTyped(stands ? { ...typed, message: 'modelo' } : typed, context);
  });
export type SendForm = z.infer<typeof sendForm>;

const TEST_MISSING = 'Selecione o tipo, digite o telefone e a mensagem de teste';
const TEST_PHONE = 'Digite apenas números (10-11 dígitos)';

/** What the variables of a test stand for. */
const testValue = sentText.max(120).default('');

export const testForm = z
  .strictObject({
    companyId: id.optional(),
    type: z.enum(TEMPLATE_TYPES, TEST_MISSING).nullable().default(null),
    phone: typedPhone,
    message: typedMessage,
    clientName: testValue,
    appointmentDate: testValue,
    appointmentTime: testValue,
    serviceName: testValue,
    professionalName: testValue,
    companyName: testValue,
  })
  .superRefine((typed, context) => {
    const { type, phone, message } = typed;
    const isMissing = type === null || phone.trim() === '' || message.trim() === '';
    if (isMissing)
      return context.addIssue({ code: 'custom', path: ['type'], message: TEST_MISSING });
    if (!/^\d{10,11}$/.test(phone.replace(/[\s()+-]/g, ''))) {
      return context.addIssue({ code: 'custom', path: ['phone'], message: TEST_PHONE });
    }
    return judgeTyped(typed, context);
  });
export type TestForm = z.infer<typeof testForm>;

/** A message of any kind, and what became of it. */
export const sentMessage = z.object({
  id,
  occasion: z.enum(OCCASIONS),
  /** Of the campaign or reengagement it belongs to; empty without one. */
  campaignName: z.string(),
  channel: z.enum(CHANNELS),
  state: z.enum(MESSAGE_STATES),
  /** Why it was never sent; of those that were skipped alone. */
  reason: z.enum(SKIP_REASONS).nullable(),
  /** What the last attempt came to, as the gateway or we call it; empty when nothing is wrong. */
  error: z.string(),
  attempts: z.int(),
  clientId: id.nullable(),
  clientName: z.string(),
  appointmentId: id.nullable(),
  conversationId: id.nullable(),
  /** Digits with the country in front, or an e-mail; empty before its moment has come. */
  recipient: z.string(),
  text: z.string(),
  plannedAt: instant,
  waitUntil: instant.nullable(),
  sentAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  readAt: instant.nullable(),
});
export type SentMessage = z.output<typeof sentMessage>;

/** What a number may still send in its hour, which begins with its first message. */
export const messageWindow = z.object({
  hourlyLimit: z.int(),
  remainingMessages: z.int(),
  /** When all of them are free again; `null`: they are. */
  resetTime: instant.nullable(),
});
export type MessageWindow = z.output<typeof messageWindow>;

const sent = z.object({ messageId: id, rateLimitInfo: messageWindow });

/** The message once more, as it was, and which attempt of it this is. */
const sentAgain = sent.extend({
  phone: z.string(),
  message: z.string(),
  appointmentId: id.nullable(),
  isRetry: z.literal(true),
  retryAttempt: z.int(),
});

/** Of which messages the list tells. */
export const messageFilters = z.strictObject({
  state: z.enum(MESSAGE_STATES).optional(),
  occasion: z.enum(OCCASIONS).optional(),
  channel: z.enum(CHANNELS).optional(),
  clientId: id.optional(),
  appointmentId: id.optional(),
  campaignId: id.optional(),
  fromDate: typedDate.optional(),
  /** The first day that no longer belongs. */
  untilDate: typedDate.optional(),
});
export type MessageFilters = z.infer<typeof messageFilters>;

nameSchemas({
  MessageToSend: sendForm,
  TestMessage: testForm,
  SentMessage: sentMessage,
  MessageWindow: messageWindow,
});

const route = tagged('Mensagens');
const which = z.strictObject({ id });
/** Somebody let the number rest, or it rests because WhatsApp complained. */
export const whatsappPaused = {
  status: 409,
  message: 'Os envios pelo WhatsApp estão pausados. Retome-os em WhatsApp, Conectar.',
} as const;
const notConnected = {
  WHATSAPP_NOT_CONNECTED: {
    status: 409,
    message: 'O WhatsApp não está conectado. Conecte o número para enviar mensagens.',
  },
  WHATSAPP_PAUSED: whatsappPaused,
} as const;
const noCompany = {
  NO_COMPANY: { status: 403, message: 'Company ID não encontrado' },
} as const;
const limitReached = {
  MESSAGE_LIMIT_REACHED: {
    status: 429,
    message: 'Limite de mensagens excedido.',
    data: z.object({
      error: z.literal('Rate limit exceeded'),
      details: z.object({ resetTime: z.string() }),
      rateLimitInfo: z.object({ remainingMessages: z.literal(0) }),
    }),
  },
} as const;
const templateGone = {
  MESSAGE_TEMPLATE_UNUSABLE: {
    status: 409,
    message: 'O modelo escolhido não existe mais ou está inativo. Escolha outro.',
  },
} as const;
const tooLong = {
  MESSAGE_TOO_LONG: { status: 409, message: REFUSALS['too-long'].message },
} as const;
const notFound = {
  MESSAGE_NOT_FOUND: { status: 404, message: 'Mensagem original não encontrada' },
} as const;

export const sendingContract = {
  /** By the moment each was meant for, newest first. What is yet to come is there where it is asked for. */
  list: companyProcedure
    .route(route.get('/messages', 'Mensagens aos clientes e o que foi feito delas'))
    .input(messageFilters.extend(pageInput()))
    .output(pageOf(sentMessage)),

  /** The same list as a spreadsheet. */
  exportCsv: companyProcedure
    .route(route.get('/messages/export', 'Exportar mensagens em CSV'))
    .input(messageFilters)
    .output(z.file()),

  get: companyProcedure
    .route(route.get('/messages/{id}', 'Ver mensagem'))
    .input(which)
    .output(sentMessage)
    .errors(notFound),

  /** What the number may still send now. */
  window: companyProcedure
    .route(route.get('/messages/window', 'Quantas mensagens ainda podem sair nesta hora'))
    .output(messageWindow),

  /** It leaves within a second or two; what became of it is told by `get`. */
  send: companyProcedure
    .route(route.create('/messages', 'Enviar mensagem'))
    .input(sendForm)
    .output(sent)
    .errors({
      ...notConnected,
      ...limitReached,
      ...templateGone,
      ...tooLong,
      ...noCompany,
      CLIENT_NOT_FOUND: { status: 404, message: 'Cliente não encontrado' },
      APPOINTMENT_NOT_FOUND: { status: 404, message: 'Agendamento não encontrado' },
    }),

  test: companyProcedure
    .route(route.create('/messages/test', 'Enviar mensagem de teste'))
    .input(testForm)
    .output(sent)
    .errors({ ...noCompany, ...notConnected, ...limitReached, ...tooLong }),

  /** Once more, whatever became of it; of one in doubt a person decides. */
  retry: companyProcedure
    .route(route.post('/messages/{id}/retry', 'Reenviar mensagem que falhou'))
    .input(which)
    .output(sentAgain)
    .errors({
      ...notFound,
      ...notConnected,
      ...limitReached,
      MESSAGE_NOT_FAILED: { status: 409, message: 'Esta mensagem não falhou.' },
    }),
};
