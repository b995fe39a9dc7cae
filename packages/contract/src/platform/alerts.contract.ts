import { ALERT_AUDIENCES, ALERT_LIMITS } from '@app/domain/platform/alert';
import { ALERT_TYPES } from '@app/domain/shared/alert-type';
import { z } from 'zod';
import { accountProcedure, operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import {
  date,
  id,
  instant,
  removed,
  requiredText,
  sentText,
  shownText,
  version,
} from '../shared/schemas.ts';

const limits = ALERT_LIMITS;
const missingStart = 'Data de início é obrigatória';
const missingMessage = 'Mensagem é obrigatória';

const day = (sentence: string) =>
  z.iso
    .date({ error: sentence, abort: true })
    .refine((typed) => typed >= '1900-01-01' && typed < '2200-01-01', 'Data inválida');

export const alertForm = z
  .strictObject({
    title: requiredText(1, limits.titleLength, 'Título é obrigatório'),
    message: shownText(1, limits.messageLength, missingMessage),
    type: z.enum(ALERT_TYPES, 'Escolha o tipo do alerta'),
    audience: z.enum(ALERT_AUDIENCES, 'Escolha para quem é o alerta'),
    /** For the audience 'specific'. */
    companyIds: z
      .array(id)
      .max(limits.companies, `Escolha no máximo ${limits.companies} empresas`)
      .default([]),
    startsOn: day(missingStart),
    /** The last day on which it is shown. */
    endsOn: day('Data inválida').nullable().default(null),
    active: z.boolean().default(true),
  })
  // Where all that were chosen are gone, it can still be put out of use.
  .refine(
    ({ audience, companyIds, active }) => audience === 'all' || companyIds.length > 0 || !active,
    { error: 'Escolha pelo menos uma empresa', path: ['companyIds'] },
  )
  .refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
    error: 'A data de término não pode vir antes da de início',
    path: ['endsOn'],
  });
export type AlertForm = z.infer<typeof alertForm>;

const namedCompany = z.object({ id, name: z.string() });
export type NamedCompany = z.infer<typeof namedCompany>;

export const alertSchema = z.object({
  id,
  title: z.string(),
  message: z.string(),
  type: z.enum(ALERT_TYPES),
  audience: z.enum(ALERT_AUDIENCES),
  companies: z.array(namedCompany),
  startsOn: date,
  endsOn: date.nullable(),
  active: z.boolean(),
  version,
  createdAt: instant,
});
export type Alert = z.infer<typeof alertSchema>;

nameSchemas({ AlertForm: alertForm, Alert: alertSchema });

const route = tagged('Plataforma');
const path = '/platform/alerts';
const notFound = { ALERT_NOT_FOUND: { status: 404, message: 'Alerta não encontrado' } } as const;
const companyGone = {
  COMPANY_NOT_FOUND: { status: 409, message: 'Uma das empresas escolhidas não existe mais.' },
} as const;

export const alertsContract = {
  /** Newest first. */
  list: operatorProcedure.route(route.get(path, 'Listar alertas')).output(z.array(alertSchema)),

  create: operatorProcedure
    .route(route.create(path, 'Criar alerta'))
    .input(alertForm)
    .output(alertSchema)
    .errors(companyGone),

  /** Takes the version that was read; whoever changed it meanwhile is not overwritten. */
  update: operatorProcedure
    .route(route.put(`${path}/{id}`, 'Alterar alerta'))
    .input(alertForm.safeExtend({ id, version }))
    .output(alertSchema)
    .errors({
      ...notFound,
      ...companyGone,
      ALERT_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou este alerta enquanto você editava. Feche, confira e altere de novo.',
      },
    }),

  remove: operatorProcedure
    .route(route.delete(`${path}/{id}`, 'Excluir alerta'))
    .input(z.strictObject({ id }))
    .output(removed)
    .errors(notFound),

  /** Whom an alert can be for: the first few whose name holds these words. */
  findCompanies: operatorProcedure
    .route(route.get(`${path}/companies`, 'Procurar empresas para um alerta'))
    .input(z.strictObject({ search: sentText.trim().max(100).default('') }))
    .output(z.array(namedCompany)),

  /** She has seen it: it is not shown to her again. To others it is. */
  dismiss: accountProcedure
    .route(tagged('Sessão').post('/session/alerts/{id}/dismiss', 'Dispensar alerta'))
    .input(z.strictObject({ id }))
    .output(removed),
};
