import { APPROVED_PARTS, emptyFields } from '@app/domain/messaging/approved-words';
import {
  CAMPAIGN_LIMITS,
  CAMPAIGN_STATES,
  isTooLongForMany,
  PAUSE_REASONS,
} from '@app/domain/messaging/campaign';
import { MESSAGE_STATES } from '@app/domain/messaging/message-state';
import { MESSAGE_LENGTH } from '@app/domain/messaging/recipient';
import { LEFT_OUT } from '@app/domain/messaging/recipients';
import { AUDIENCES, SEGMENTS } from '@app/domain/messaging/segment';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageWithTotals } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import {
  id,
  instant,
  optionalText,
  removed,
  requiredText,
  sentText,
  typedDate,
  typedInstant,
  version,
} from '../shared/schemas.ts';
import { messageText } from './templates.contract.ts';

const name = requiredText(1, CAMPAIGN_LIMITS.nameLength, 'Nome é obrigatório');
const scheduledAt = typedInstant.nullable().default(null);

export const TOO_LONG_FOR_MANY = `Mensagem muito longa (máximo ${MESSAGE_LENGTH} caracteres, com a frase que explica como sair)`;
const campaignText = messageText.refine((text) => !isTooLongForMany(text), TOO_LONG_FOR_MANY);

const FIELD_MISSING = 'Preencha todos os campos do texto aprovado';

/** A text that WhatsApp approved, as it was listed, with what stands in its fields. */
export const approvedWords = z
  .strictObject({
    name: sentText.min(1).max(512),
    language: sentText.min(2).max(20),
    header: sentText.max(200).default(''),
    text: sentText.min(1).max(2000),
    buttons: z
      .array(z.strictObject({ place: z.int().min(0).max(9), url: sentText.max(2000) }))
      .max(10)
      .default([]),
    fields: z
      .array(
        z.strictObject({
          part: z.enum(APPROVED_PARTS),
          place: z.int().min(0).max(9).default(0),
          name: sentText.min(1).max(100),
          value: sentText.max(300, 'Use até 300 caracteres em cada campo'),
        }),
      )
      .max(60)
      .default([]),
  })
  .refine((words) => emptyFields(words).length === 0, FIELD_MISSING);

export type ApprovedWordsForm = z.output<typeof approvedWords>;

/** The simple form: one audience, one text, now or later. */
export const campaignForm = z
  .strictObject({
    name,
    /** Own words, or else those that WhatsApp approved. */
    text: campaignText.optional(),
    approved: approvedWords.optional(),
    audience: z.enum(AUDIENCES, 'Público é obrigatório'),
    /** Without one it starts as it is saved. */
    scheduledAt,
  })
  .refine(({ text, approved }) => text !== undefined || approved !== undefined, {
    error: 'Mensagem é obrigatória',
    path: ['text'],
  });
export type CampaignForm = z.input<typeof campaignForm>;

/** What can still be changed of one that has not begun. */
export const campaignChanges = z.strictObject({
  id,
  version,
  name,
  text: campaignText,
  scheduledAt,
});

const segments = z
  .array(z.enum(SEGMENTS, 'Escolha um público da lista'))
  .min(1, 'Escolha pelo menos um público')
  .max(SEGMENTS.length)
  .overwrite((chosen) => [...new Set(chosen)]);

const MOMENT_MISSING = 'Para campanhas agendadas, defina data e horário';

export const massCampaignForm = z
  .strictObject({
    /** For whoever names it: any but her own is not found. */
    companyId: id.optional(),
    name,
    description: optionalText(CAMPAIGN_LIMITS.descriptionLength),
    templateId: z.uuid('Escolha um modelo').optional(),
    /** In place of a template of the company's own. */
    approved: approvedWords.optional(),
    segments,
    /** What the person saw before she sent it; the server counts for itself. */
    estimatedCount: z.int().optional(),
    scheduleType: z.enum(['now', 'schedule'], 'Escolha quando enviar').default('now'),
    scheduledDate: z.union([z.literal(''), typedDate]).default(''),
    scheduledTime: z
      .string()
      .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'Horário inválido')
      .default(''),
    respectBusinessHours: z.boolean().default(false),
    excludeRecentContacts: z.boolean().default(false),
  })
  .refine(({ templateId, approved }) => templateId !== undefined || approved !== undefined, {
    error: 'Escolha um modelo',
    path: ['templateId'],
  })
  .refine(({ scheduleType, scheduledDate }) => scheduleType === 'now' || scheduledDate !== '', {
    error: MOMENT_MISSING,
    path: ['scheduledDate'],
  })
  .refine(({ scheduleType, scheduledTime }) => scheduleType === 'now' || scheduledTime !== '', {
    error: MOMENT_MISSING,
    path: ['scheduledTime'],
  });
export type MassCampaignForm = z.input<typeof massCampaignForm>;

const leftOut = z.partialRecord(z.enum(LEFT_OUT), z.int());

export const campaign = z.object({
  id,
  name: z.string(),
  description: z.string(),
  text: z.string(),
  /** What WhatsApp calls the approved text it goes out with; such words are not changed here. */
  approvedName: z.string().nullable(),
  segments: z.array(z.enum(SEGMENTS)),
  state: z.enum(CAMPAIGN_STATES),
  scheduledAt: instant.nullable(),
  respectBusinessHours: z.boolean(),
  excludeRecentContacts: z.boolean(),
  /** Counted when it was saved, fixed when it started. */
  totalRecipients: z.int(),
  leftOut,
  /** How many of its messages are in which state. */
  progress: z.record(z.enum(MESSAGE_STATES), z.int()),
  sentCount: z.int(),
  startedAt: instant.nullable(),
  pausedAt: instant.nullable(),
  /** Why it paused by itself; empty where a person paused it. */
  pausedBecause: z.enum(PAUSE_REASONS).nullable(),
  stoppedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  version,
  createdAt: instant,
});
export type Campaign = z.output<typeof campaign>;

const totals = z.object({
  campaigns: z.int(),
  pending: z.int(),
  completed: z.int(),
  /** The sum of their recipients. */
  recipients: z.int(),
});

/** Who would get it, and why others would not. */
export const audience = z.object({ recipients: z.int(), leftOut });
export type CampaignAudience = z.output<typeof audience>;

const segmentCount = z.object({
  segment: z.enum(SEGMENTS),
  /** In use and with a phone. */
  clients: z.int(),
  /** Of those, who may get marketing. */
  recipients: z.int(),
});
export type SegmentCount = z.output<typeof segmentCount>;

/** Whether what is started now would leave. */
export const SENDING_NUMBERS = ['ready', 'missing', 'disconnected', 'paused', 'banned'] as const;

nameSchemas({
  CampaignForm: campaignForm,
  CampaignChanges: campaignChanges,
  MassCampaignForm: massCampaignForm,
  Campaign: campaign,
  CampaignAudience: audience,
  SegmentCount: segmentCount,
});

const route = tagged('Campanhas');
const which = z.strictObject({ id });
const notFound = {
  CAMPAIGN_NOT_FOUND: { status: 404, message: 'Campanha não encontrada' },
} as const;
const nobody = {
  CAMPAIGN_NOBODY: {
    status: 409,
    message: 'Ninguém deste público pode receber a campanha. Veja por que cada um ficou de fora.',
  },
} as const;
const approval = {
  CAMPAIGN_NEEDS_APPROVAL: {
    status: 409,
    message:
      'O número oficial só leva a clientes textos aprovados pela Meta. Crie a campanha com um texto aprovado, ou conecte um celular por QR Code.',
  },
} as const;
const numberOut = {
  CAMPAIGN_NUMBER_OUT: {
    status: 409,
    message: 'Seu WhatsApp está desconectado. Conecte o número e envie a campanha de novo.',
  },
} as const;
const tooLong = {
  CAMPAIGN_TEXT_TOO_LONG: { status: 409, message: TOO_LONG_FOR_MANY },
} as const;
const past = {
  CAMPAIGN_MOMENT_PAST: { status: 409, message: 'Este momento já passou. Escolha outro.' },
} as const;
const begun = {
  CAMPAIGN_BEGUN: { status: 409, message: 'Esta campanha já começou ou já terminou.' },
} as const;
const notSending = {
  CAMPAIGN_NOT_SENDING: { status: 409, message: 'Esta campanha não está sendo enviada.' },
} as const;

export const campaignsContract = {
  /** Newest first. */
  list: companyProcedure
    .route(route.get('/campaigns', 'Listar campanhas'))
    .input(z.strictObject({ ...pageInput({ usual: 20, most: 100 }) }))
    .output(pageWithTotals(campaign, totals)),

  get: companyProcedure
    .route(route.get('/campaigns/{id}', 'Ver campanha'))
    .input(which)
    .output(campaign)
    .errors(notFound),

  segments: companyProcedure
    .route(route.get('/campaigns/segments', 'Contar clientes por público'))
    .output(z.array(segmentCount)),

  audience: companyProcedure
    .route(route.get('/campaigns/audience', 'Quem receberia uma campanha'))
    .input(
      z.strictObject({
        segments: z.preprocess((sent) => (typeof sent === 'string' ? [sent] : sent), segments),
        excludeRecentContacts: z.stringbool().or(z.boolean()).default(false),
      }),
    )
    .output(audience),

  number: companyProcedure
    .route(route.get('/campaigns/number', 'Se o número da empresa pode enviar agora'))
    .output(z.object({ number: z.enum(SENDING_NUMBERS) })),

  create: companyProcedure
    .route(route.create('/campaigns', 'Criar campanha'))
    .input(campaignForm)
    .output(campaign)
    .errors({ ...nobody, ...past, ...tooLong, ...approval, ...numberOut }),

  createMass: companyProcedure
    .route(route.create('/campaigns/mass', 'Criar envio em massa'))
    .input(massCampaignForm)
    .output(campaign)
    .errors({
      ...nobody,
      ...past,
      ...tooLong,
      ...approval,
      ...numberOut,
      NO_COMPANY: { status: 403, message: 'Company ID não encontrado' },
      CAMPAIGN_TEMPLATE_NOT_FOUND: {
        status: 409,
        message: 'O modelo escolhido não existe mais ou não é personalizado. Escolha outro.',
      },
    }),

  update: companyProcedure
    .route(route.put('/campaigns/{id}', 'Alterar campanha que ainda não começou'))
    .input(campaignChanges)
    .output(campaign)
    .errors({
      ...notFound,
      ...begun,
      ...past,
      CAMPAIGN_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou esta campanha enquanto você editava. Feche, confira e altere de novo.',
      },
    }),

  start: companyProcedure
    .route(route.post('/campaigns/{id}/start', 'Enviar campanha agora'))
    .input(which)
    .output(campaign)
    .errors({ ...notFound, ...begun, ...nobody, ...approval, ...numberOut }),

  pause: companyProcedure
    .route(route.post('/campaigns/{id}/pause', 'Pausar campanha'))
    .input(which)
    .output(campaign)
    .errors({ ...notFound, ...notSending }),

  resume: companyProcedure
    .route(route.post('/campaigns/{id}/resume', 'Continuar campanha'))
    .input(which)
    .output(campaign)
    .errors({ ...notFound, ...notSending, ...approval, ...numberOut }),

  /** What has not left yet never leaves. */
  stop: companyProcedure
    .route(route.post('/campaigns/{id}/stop', 'Interromper campanha'))
    .input(which)
    .output(campaign)
    .errors({ ...notFound, ...notSending }),

  remove: companyProcedure
    .route(route.delete('/campaigns/{id}', 'Excluir campanha que ainda não começou'))
    .input(which)
    .output(removed)
    .errors({ ...notFound, ...begun }),
};
