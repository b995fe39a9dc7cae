import { NEW_SERVICE, SERVICE_LIMITS } from '@app/domain/catalog/service';
import { z } from 'zod';
import { appointmentsAffected, mindedAppointments } from '../shared/affected-appointments.ts';
import { companyProcedure } from '../shared/errors.ts';
import { keptThingsContract } from '../shared/kept-things.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import {
  hexColor,
  id,
  instant,
  requiredText,
  version,
  wholeNumber,
  writtenText,
} from '../shared/schemas.ts';

const limits = SERVICE_LIMITS;
const buffer = wholeNumber(
  0,
  limits.bufferMinutes,
  `Informe de 0 a ${limits.bufferMinutes} minutos`,
);

const RETURN_REFUSED = `Informe de 1 a ${limits.returnAfterDays} dias, ou deixe em branco`;

export const newServiceSchema = z.strictObject({
  name: requiredText(1, limits.nameLength, 'Nome é obrigatório'),
  description: writtenText
    .trim()
    .max(limits.descriptionLength, `Use no máximo ${limits.descriptionLength} caracteres`)
    .default(NEW_SERVICE.description),
  category: requiredText(0, limits.categoryLength, 'Categoria inválida').default(''),
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
  /** After how many days one usually comes again for it; null where nobody says. */
  returnAfterDays: wholeNumber(1, limits.returnAfterDays, RETURN_REFUSED)
    .nullable()
    .default(NEW_SERVICE.returnAfterDays),
  active: z.boolean().default(NEW_SERVICE.active),
});
export type NewServiceInput = z.infer<typeof newServiceSchema>;

export const serviceSchema = z.object({
  id,
  name: z.string(),
  description: z.string(),
  category: z.string(),
  durationMinutes: z.int(),
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  priceCents: z.int(),
  color: z.string(),
  loyaltyPoints: z.int(),
  returnAfterDays: z.int().nullable(),
  active: z.boolean(),
  version,
  createdAt: instant,
});
export type Service = z.infer<typeof serviceSchema>;

nameSchemas({ ServiceForm: newServiceSchema, Service: serviceSchema });

const kept = keptThingsContract({
  path: '/services',
  tag: 'Serviços',
  words: { one: 'serviço', many: 'serviços', gender: 'masculine' },
  code: 'SERVICE',
  form: newServiceSchema,
  changes: newServiceSchema.safeExtend({ id, version, ...mindedAppointments }),
  thing: serviceSchema,
  taken: { SERVICE_NAME_TAKEN: { status: 409, message: 'Já existe um serviço com este nome.' } },
});

export const servicesContract = {
  ...kept,
  update: kept.update.errors(appointmentsAffected),

  /** Takes it out of what is offered; whoever is booked for it is seen to before. */
  deactivate: companyProcedure
    .route(tagged('Serviços').post('/services/{id}/deactivate', 'Inativar serviço'))
    .input(z.strictObject({ id, ...mindedAppointments }))
    .output(serviceSchema)
    .errors({
      ...appointmentsAffected,
      SERVICE_NOT_FOUND: { status: 404, message: 'Serviço não encontrado' },
    }),
};
