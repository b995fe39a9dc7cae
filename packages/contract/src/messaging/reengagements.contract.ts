import { APPROVED_PARTS } from '@app/domain/messaging/approved-words';
import { CAMPAIGN_LIMITS } from '@app/domain/messaging/campaign';
import {
  DEFAULT_REENGAGEMENT_DAYS,
  REENGAGEMENT_ATTEMPTS,
  REENGAGEMENT_DAYS,
  REENGAGEMENT_FREQUENCIES,
} from '@app/domain/messaging/reengagement';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import {
  date,
  id,
  instant,
  optionalText,
  removed,
  requiredText,
  version,
  wholeNumber,
} from '../shared/schemas.ts';
import { approvedWords, TOO_LONG_FOR_MANY } from './campaigns.contract.ts';

const { least, most } = REENGAGEMENT_ATTEMPTS;

const terms = z.strictObject({
  name: requiredText(1, CAMPAIGN_LIMITS.nameLength, 'Nome é obrigatório'),
  description: optionalText(CAMPAIGN_LIMITS.descriptionLength),
  daysInactive: z
    .literal([...REENGAGEMENT_DAYS], 'Escolha 15, 30, 45, 60 ou 90 dias')
    .default(DEFAULT_REENGAGEMENT_DAYS),
  templateId: z.uuid('Escolha um modelo').optional(),
  /** In place of a template of the company's own. */
  approved: approvedWords.optional(),
  enabled: z.boolean().default(true),
  frequency: z.enum(REENGAGEMENT_FREQUENCIES, 'Escolha a frequência').default('weekly'),
  maxAttempts: wholeNumber(least, most, `Use de ${least} a ${most} tentativas`).default(least),
  excludeIfScheduled: z.boolean().default(true),
});

type Words = { templateId?: string | undefined; approved?: unknown };
const saysSomething = ({ templateId, approved }: Words) =>
  templateId !== undefined || approved !== undefined;
const nothingSaid = { error: 'Escolha um modelo', path: ['templateId'] };

export const reengagementForm = terms.refine(saysSomething, nothingSaid);
const reengagementChanges = terms.extend({ id, version }).refine(saysSomething, nothingSaid);
export type ReengagementForm = z.input<typeof reengagementForm>;

const keptWords = z.object({
  name: z.string(),
  language: z.string(),
  header: z.string(),
  text: z.string(),
  buttons: z.array(z.object({ place: z.int(), url: z.string() })),
  fields: z.array(
    z.object({
      part: z.enum(APPROVED_PARTS),
      place: z.int(),
      name: z.string(),
      value: z.string(),
    }),
  ),
});

export const reengagement = z.object({
  id,
  name: z.string(),
  description: z.string(),
  daysInactive: z.int(),
  templateId: id.nullable(),
  /** What the template is called, or the approved text. */
  templateName: z.string(),
  /** Its template is inactive, or for something else by now: the usual text goes in its place. */
  saysUsual: z.boolean(),
  approved: keptWords.nullable(),
  /** WhatsApp lets nobody send the approved text for now: nobody is asked meanwhile. */
  isWithoutWords: z.boolean(),
  enabled: z.boolean(),
  frequency: z.enum(REENGAGEMENT_FREQUENCIES),
  maxAttempts: z.int(),
  excludeIfScheduled: z.boolean(),
  lastRunOn: date.nullable(),
  /** When it looks again for whoever stays away; none while it is paused. */
  nextRunOn: date.nullable(),
  waitingCount: z.int(),
  sentCount: z.int(),
  version,
  createdAt: instant,
});
export type Reengagement = z.output<typeof reengagement>;

nameSchemas({
  ReengagementForm: reengagementForm,
  ReengagementChanges: reengagementChanges,
  Reengagement: reengagement,
});

const route = tagged('Campanhas');
const which = z.strictObject({ id });
const notFound = {
  REENGAGEMENT_NOT_FOUND: { status: 404, message: 'Reengajamento não encontrado' },
} as const;
const approval = {
  REENGAGEMENT_NEEDS_APPROVAL: {
    status: 409,
    message:
      'O número oficial só leva a clientes textos aprovados pela Meta. Edite o reengajamento e escolha um texto aprovado, ou conecte um celular por QR Code.',
  },
} as const;
const template = {
  REENGAGEMENT_TEMPLATE_NOT_FOUND: {
    status: 409,
    message: 'O modelo escolhido não existe mais ou não é personalizado. Escolha outro.',
  },
  REENGAGEMENT_TEXT_TOO_LONG: { status: 409, message: TOO_LONG_FOR_MANY },
} as const;

export const reengagementsContract = {
  /** Newest first. */
  list: companyProcedure
    .route(route.get('/reengagements', 'Listar reengajamentos'))
    .output(z.array(reengagement)),

  create: companyProcedure
    .route(route.create('/reengagements', 'Criar reengajamento'))
    .input(reengagementForm)
    .output(reengagement)
    .errors({
      ...template,
      ...approval,
      REENGAGEMENT_LIMIT: {
        status: 409,
        message: 'Cada empresa guarda até 50 reengajamentos. Exclua um que não usa mais.',
      },
    }),

  update: companyProcedure
    .route(route.put('/reengagements/{id}', 'Alterar reengajamento'))
    .input(reengagementChanges)
    .output(reengagement)
    .errors({
      ...notFound,
      ...template,
      ...approval,
      REENGAGEMENT_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou este reengajamento enquanto você editava. Feche, confira e altere de novo.',
      },
    }),

  /** What waits is not sent. */
  pause: companyProcedure
    .route(route.post('/reengagements/{id}/pause', 'Pausar reengajamento'))
    .input(which)
    .output(reengagement)
    .errors(notFound),

  resume: companyProcedure
    .route(route.post('/reengagements/{id}/resume', 'Retomar reengajamento'))
    .input(which)
    .output(reengagement)
    .errors({ ...notFound, ...approval }),

  /** What it has sent stays in the clients' history. */
  remove: companyProcedure
    .route(route.delete('/reengagements/{id}', 'Excluir reengajamento'))
    .input(which)
    .output(removed)
    .errors(notFound),
};
