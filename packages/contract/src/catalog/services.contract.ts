import { NEW_SERVICE, SERVICE_LIMITS } from '@app/domain/catalog/service';
import { z } from 'zod';
import { companyProcedure, hasHistory } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import {
  hexColor,
  id,
  instant,
  removed,
  requiredText,
  version,
  wholeNumber,
} from '../shared/schemas.ts';

const limits = SERVICE_LIMITS;
const buffer = wholeNumber(
  0,
  limits.bufferMinutes,
  `Informe de 0 a ${limits.bufferMinutes} minutos`,
);

export const newServiceSchema = z.strictObject({
  name: requiredText(1, limits.nameLength, 'Nome é obrigatório'),
  description: z
    .string()
    .trim()
    .max(limits.descriptionLength, `Use no máximo ${limits.descriptionLength} caracteres`)
    .default(NEW_SERVICE.description),
  durationMinutes: z
    .int('Duração deve ser maior que 0')
    .min(1, 'Duração deve ser maior que 0')
    .max(limits.durationMinutes, 'Duração deve ser de no máximo 24 horas'),
  bufferBeforeMinutes: buffer.default(NEW_SERVICE.bufferBeforeMinutes),
  bufferAfterMinutes: buffer.default(NEW_SERVICE.bufferAfterMinutes),
  priceCents: z
    .int('Preço deve ser positivo')
    .min(0, 'Preço deve ser positivo')
    .max(limits.priceCents, 'Preço deve ser de no máximo R$ 9.999.999,99'),
  color: z.string('Cor é obrigatória').min(1, 'Cor é obrigatória').pipe(hexColor),
  loyaltyPoints: z
    .int('Pontos devem ser positivos')
    .min(0, 'Pontos devem ser positivos')
    .max(limits.loyaltyPoints, 'Use no máximo 1.000.000 de pontos')
    .default(NEW_SERVICE.loyaltyPoints),
  active: z.boolean().default(NEW_SERVICE.active),
});
export type NewServiceInput = z.infer<typeof newServiceSchema>;

export const serviceSchema = z.object({
  id,
  name: z.string(),
  description: z.string(),
  durationMinutes: z.int(),
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  priceCents: z.int(),
  color: z.string(),
  loyaltyPoints: z.int(),
  active: z.boolean(),
  version,
  createdAt: instant,
});
export type Service = z.infer<typeof serviceSchema>;

const nameTaken = {
  SERVICE_NAME_TAKEN: { status: 409, message: 'Já existe um serviço com este nome.' },
} as const;
const notFound = {
  SERVICE_NOT_FOUND: { status: 404, message: 'Serviço não encontrado' },
} as const;
const tags = ['Serviços'];

nameSchemas({ ServiceForm: newServiceSchema, Service: serviceSchema });

export const servicesContract = {
  /** Every service of the company, newest first. */
  list: companyProcedure
    .route({ method: 'GET', path: '/services', tags, summary: 'Listar serviços' })
    .output(z.array(serviceSchema)),

  create: companyProcedure
    .route({
      method: 'POST',
      path: '/services',
      successStatus: 201,
      tags,
      summary: 'Criar serviço',
    })
    .input(newServiceSchema)
    .output(serviceSchema)
    .errors(nameTaken),

  /** Takes the version that was read; whoever changed it meanwhile is not overwritten. */
  update: companyProcedure
    .route({ method: 'PUT', path: '/services/{id}', tags, summary: 'Alterar serviço' })
    .input(newServiceSchema.extend({ id, version }))
    .output(serviceSchema)
    .errors({
      ...nameTaken,
      ...notFound,
      SERVICE_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou este serviço enquanto você editava. Feche, confira e altere de novo.',
      },
    }),

  /** Takes the service out of what is offered; its history stays. */
  deactivate: companyProcedure
    .route({ method: 'POST', path: '/services/{id}/deactivate', tags, summary: 'Inativar serviço' })
    .input(z.strictObject({ id }))
    .output(serviceSchema)
    .errors(notFound),

  reactivate: companyProcedure
    .route({ method: 'POST', path: '/services/{id}/reactivate', tags, summary: 'Ativar serviço' })
    .input(z.strictObject({ id }))
    .output(serviceSchema)
    .errors(notFound),

  remove: companyProcedure
    .route({ method: 'DELETE', path: '/services/{id}', tags, summary: 'Excluir serviço' })
    .input(z.strictObject({ id }))
    .output(removed)
    .errors({
      ...notFound,
      SERVICE_HAS_HISTORY: hasHistory,
    }),

  /** The list as a spreadsheet: UTF-8 with byte order mark, separated by semicolons. */
  exportCsv: companyProcedure
    .route({ method: 'GET', path: '/services/export', tags, summary: 'Exportar serviços em CSV' })
    .output(z.file()),
};
