import { INCOMING_KINDS } from '@app/domain/messaging/answer';
import { ANSWER_OUTCOMES } from '@app/domain/messaging/answer-outcome';
import { REPLY_CHANCES, TALK_FILTERS } from '@app/domain/messaging/conversation';
import { MESSAGE_STATES } from '@app/domain/messaging/message-state';
import { OCCASIONS } from '@app/domain/messaging/occasion';
import { MESSAGE_LENGTH, messageLength, trimMessage } from '@app/domain/messaging/recipient';
import { CHANNELS } from '@app/domain/messaging/skip-reason';
import { APPOINTMENT_STATUSES } from '@app/domain/scheduling/appointment';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, removed, sentText } from '../shared/schemas.ts';
import { whatsappPaused } from './sending.contract.ts';

const answerer = z.object({ id, name: z.string() });
export type Answerer = z.output<typeof answerer>;

export const conversation = z.object({
  id,
  /** As in the book, as she calls herself, or her number; empty where WhatsApp hides both. */
  name: z.string(),
  /** As people read it; empty where WhatsApp hides it. */
  phone: z.string(),
  clientId: id.nullable(),
  lastAt: instant,
  /** The beginning of it; empty where it was no text. */
  lastText: z.string(),
  lastIncoming: z.boolean(),
  unread: z.int(),
  /** She said something only a person understands. */
  waitsForPerson: z.boolean(),
  /** Who answers; nobody once she left the team. */
  answerer: answerer.nullable(),
});
export type Conversation = z.output<typeof conversation>;

export const talkVisit = z.object({
  id,
  startTime: instant,
  status: z.enum(APPOINTMENT_STATUSES),
  serviceNames: z.string(),
  professionalName: z.string(),
});
export type TalkVisit = z.output<typeof talkVisit>;

const opened = conversation.extend({
  /** Whether an answer can leave now, and if not, why. */
  reply: z.enum(REPLY_CHANCES),
  /** What the book says of her; nothing while she is not in it. */
  client: z
    .object({
      id,
      name: z.string(),
      allergies: z.string(),
      preferences: z.string(),
      tags: z.array(z.string()),
      isBlocked: z.boolean(),
      acceptsMarketing: z.boolean(),
      visits: z.int(),
      noShows: z.int(),
      lastVisit: talkVisit.nullable(),
      nextVisit: talkVisit.nullable(),
    })
    .nullable(),
});
export type OpenedConversation = z.output<typeof opened>;

/** Something that was said, by either side. */
export const saidLine = z.object({
  id,
  at: instant,
  /** The client, somebody at the phone itself, somebody here, or nobody: it went out by itself. */
  from: z.enum(['client', 'phone', 'team', 'system']),
  kind: z.enum(INCOMING_KINDS),
  text: z.string(),
  /** What an answer of hers led to. */
  outcome: z.enum(ANSWER_OUTCOMES),
  /** Of what went out: the way, how far it came, why, and who wrote it. */
  channel: z.enum(CHANNELS).nullable(),
  state: z.enum(MESSAGE_STATES).nullable(),
  occasion: z.enum(OCCASIONS).nullable(),
  authorName: z.string(),
  /** What its last attempt came to, as the gateway or we call it; empty when nothing is wrong. */
  error: z.string(),
});
export type SaidLine = z.output<typeof saidLine>;

const timelineEntry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), ...saidLine.shape }),
  z.object({ type: z.literal('visit'), ...talkVisit.shape }),
]);
export type TimelineEntry = z.output<typeof timelineEntry>;

const tooLong = `Mensagem muito longa (máximo ${MESSAGE_LENGTH} caracteres)`;
const replyText = sentText
  .overwrite(trimMessage)
  .min(1, 'Escreva a mensagem')
  .max(MESSAGE_LENGTH * 10, tooLong)
  .refine((text) => messageLength(text) <= MESSAGE_LENGTH, tooLong);

const route = tagged('Conversas');
const which = z.strictObject({ id });
const notFound = {
  CONVERSATION_NOT_FOUND: { status: 404, message: 'Conversa não encontrada' },
} as const;
const notReachable = {
  WHATSAPP_DISCONNECTED: {
    status: 409,
    message: 'O WhatsApp está desconectado. Conecte o número para responder.',
  },
  WHATSAPP_PAUSED: whatsappPaused,
} as const;

nameSchemas({ Conversation: conversation, SaidLine: saidLine, TimelineEntry: timelineEntry });

/** What clients write on WhatsApp, and what they are answered. */
export const conversationsContract = {
  /** Where something was said last comes first. */
  list: companyProcedure
    .route(route.get('/conversations', 'Listar conversas'))
    .input(
      z.strictObject({
        search: sentText.trim().max(120).default(''),
        show: z.enum(TALK_FILTERS).default('all'),
        ...pageInput({ usual: 30, most: 100 }),
      }),
    )
    .output(pageOf(conversation)),

  /** Conversations with something unread, up to 100. */
  unread: companyProcedure
    .route(route.get('/conversations/unread', 'Quantas conversas têm algo não lido'))
    .output(z.object({ count: z.int() })),

  /** Who of the team may answer. */
  answerers: companyProcedure
    .route(route.get('/conversations/answerers', 'Quem pode responder'))
    .output(z.array(answerer)),

  get: companyProcedure
    .route(route.get('/conversations/{id}', 'Abrir conversa'))
    .input(which)
    .output(opened)
    .errors(notFound),

  /** Newest first. */
  thread: companyProcedure
    .route(route.get('/conversations/{id}/lines', 'Ver o que foi dito'))
    .input(which.extend(pageInput({ usual: 50, most: 100 })))
    .output(pageOf(saidLine))
    .errors(notFound),

  /** The company's own texts, with her name and her next visit filled in. */
  quickAnswers: companyProcedure
    .route(route.get('/conversations/{id}/quick-answers', 'Ver respostas prontas'))
    .input(which)
    .output(z.array(z.object({ id, name: z.string(), text: z.string() })))
    .errors(notFound),

  /** Makes a conversation with a client, or finds the one that is there. */
  start: companyProcedure
    .route(route.post('/conversations', 'Conversar com um cliente'))
    .input(z.strictObject({ clientId: id }))
    .output(removed)
    .errors({
      CLIENT_NOT_FOUND: { status: 404, message: 'Cliente não encontrado' },
      CLIENT_WITHOUT_PHONE: {
        status: 409,
        message: 'Este cliente não tem um telefone que receba mensagens.',
      },
    }),

  reply: companyProcedure
    .route(route.create('/conversations/{id}/lines', 'Responder'))
    .input(which.extend({ text: replyText }))
    .output(saidLine)
    .errors({
      ...notFound,
      ...notReachable,
      CONTACT_HIDDEN: {
        status: 409,
        message: 'O WhatsApp esconde o número deste contato, e não leva respostas daqui até ele.',
      },
      ANSWER_WINDOW_CLOSED: {
        status: 409,
        message:
          'O WhatsApp só deixa responder até 24 horas depois da última mensagem do cliente. Espere ele escrever.',
      },
    }),

  markRead: companyProcedure
    .route(route.post('/conversations/{id}/read', 'Marcar conversa como lida'))
    .input(which)
    .output(removed)
    .errors(notFound),

  /** Nobody has to answer any more. */
  settle: companyProcedure
    .route(route.post('/conversations/{id}/settled', 'Marcar conversa como resolvida'))
    .input(which)
    .output(removed)
    .errors(notFound),

  assign: companyProcedure
    .route(route.put('/conversations/{id}/answerer', 'Dizer quem responde'))
    .input(which.extend({ memberId: id.nullable() }))
    .output(removed)
    .errors({
      ...notFound,
      MEMBER_NOT_FOUND: { status: 404, message: 'Pessoa não encontrada na equipe' },
    }),

  /** What was said to a client and by her, and her visits, newest first. */
  timeline: companyProcedure
    .route(route.get('/clients/{clientId}/timeline', 'Mensagens e visitas de um cliente'))
    .input(z.strictObject({ clientId: id, ...pageInput({ usual: 30, most: 100 }) }))
    .output(pageOf(timelineEntry))
    .errors({ CLIENT_NOT_FOUND: { status: 404, message: 'Cliente não encontrado' } }),
};
