import { isTooLong, MESSAGE_LENGTH, trimMessage } from '@app/domain/messaging/recipient';
import {
  readTemplateType,
  TEMPLATE_LIMITS,
  TEMPLATE_TYPES,
  TEMPLATE_VARIABLES,
  type TemplateType,
} from '@app/domain/messaging/template';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { keptThingsContract } from '../shared/kept-things.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, requiredText, version, writtenText } from '../shared/schemas.ts';

const tooLong = `Mensagem muito longa (máximo ${MESSAGE_LENGTH} caracteres)`;

/** Characters as people count them; the first limit keeps out what nobody has to count. */
export const messageText = writtenText
  .overwrite(trimMessage)
  .min(1, 'Mensagem é obrigatória')
  .max(MESSAGE_LENGTH * 10, tooLong)
  .refine((text) => !isTooLong(text), { error: tooLong, abort: true });

/** An older list called the reminder of the day before otherwise. */
const anyType = z
  .enum([...TEMPLATE_TYPES, 'appointment_reminder'], 'Escolha o tipo do modelo')
  .transform((type): TemplateType => readTemplateType(type) ?? 'custom');
const OF_THE_PLATFORM = 'Este tipo é da plataforma. Escolha outro.';
const chosenType = anyType.refine((type) => type !== 'welcome', OF_THE_PLATFORM);

export const templateForm = z.strictObject({
  name: requiredText(1, TEMPLATE_LIMITS.nameLength, 'Nome é obrigatório'),
  type: chosenType,
  text: messageText,
  active: z.boolean().default(true),
});
export type TemplateForm = z.infer<typeof templateForm>;

/** What was made by the platform stays what it is, with other words. */
export const storedTemplateForm = z.strictObject({ ...templateForm.shape, type: anyType });

export const template = z.object({
  id,
  name: z.string(),
  type: z.enum(TEMPLATE_TYPES),
  text: z.string(),
  active: z.boolean(),
  version,
  createdAt: instant,
});
export type Template = z.infer<typeof template>;

/** What the variables stand for in a visit of the company's own book. */
export const templateSample = z.object({
  clientName: z.string(),
  /** Nobody is booked any more: it is the last visit there was. */
  isPast: z.boolean(),
  values: z.partialRecord(z.enum(TEMPLATE_VARIABLES), z.string()),
});
export type TemplateSample = z.infer<typeof templateSample>;

nameSchemas({
  MessageTemplateForm: templateForm,
  MessageTemplate: template,
  MessageTemplateSample: templateSample,
});

const tag = 'Mensagens';
const tooMany = {
  MESSAGE_TEMPLATE_LIMIT: {
    status: 409,
    message: `Cada empresa guarda até ${TEMPLATE_LIMITS.templates} modelos. Exclua um que não usa mais.`,
  },
} as const;

const kept = keptThingsContract({
  path: '/message-templates',
  tag,
  words: { one: 'modelo', many: 'modelos', gender: 'masculine' },
  code: 'MESSAGE_TEMPLATE',
  form: templateForm,
  changes: storedTemplateForm.safeExtend({ id, version }),
  thing: template,
  taken: {
    MESSAGE_TEMPLATE_NAME_TAKEN: { status: 409, message: 'Já existe um modelo com este nome.' },
  },
});

export const templatesContract = {
  ...kept,
  create: kept.create.errors(tooMany),
  update: kept.update.errors({
    MESSAGE_TEMPLATE_OF_PLATFORM: { status: 409, message: OF_THE_PLATFORM },
  }),

  /** One for each type that has none of them yet; answers all that there are. */
  createDefaults: companyProcedure
    .route(tagged(tag).post('/message-templates/defaults', 'Criar modelos padrão'))
    .output(z.array(template))
    .errors(tooMany),

  /** To see a text as a client reads it; `null` where nobody was ever booked. */
  sample: companyProcedure
    .route(tagged(tag).get('/message-templates/sample', 'Ver dados de exemplo'))
    .output(templateSample.nullable()),
};
