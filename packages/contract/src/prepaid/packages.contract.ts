import { PACKAGE_LIMITS } from '@app/domain/prepaid/package';
import { z } from 'zod';
import { keptThingsContract } from '../shared/kept-things.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import {
  id,
  instant,
  optionalText,
  requiredText,
  version,
  wholeNumber,
} from '../shared/schemas.ts';

const limits = PACKAGE_LIMITS;
const SESSIONS = `Informe de 1 a ${limits.sessions} sessões`;
const DAYS = `Informe de 1 a ${limits.validDays} dias`;

export const packageForm = z.strictObject({
  name: requiredText(1, limits.nameLength, 'Nome é obrigatório'),
  description: optionalText(limits.descriptionLength),
  priceCents: z
    .int('Preço é obrigatório')
    .min(0, 'Preço deve ser positivo')
    .max(limits.amountCents, 'Use no máximo R$ 9.999.999,99'),
  /** How long its sessions can be used once it is sold; null: for ever. */
  validDays: wholeNumber(1, limits.validDays, DAYS).nullable().default(null),
  /** For whoever sells it. */
  commissionBasisPoints: wholeNumber(0, 10_000, 'Informe de 0 a 100%').nullable().default(null),
  /** Which services it holds, and how often; none twice. */
  services: z
    .array(
      z.strictObject({
        serviceId: z.uuid('Escolha o serviço'),
        sessions: wholeNumber(1, limits.sessions, SESSIONS),
      }),
    )
    .min(1, 'Escolha pelo menos um serviço')
    .max(limits.services, `Use no máximo ${limits.services} serviços`)
    .refine(
      (held) => new Set(held.map(({ serviceId }) => serviceId.toLowerCase())).size === held.length,
      'Cada serviço pode aparecer uma vez só',
    ),
  /** Whether clients may order it by the public link. */
  sellsOnline: z.boolean().default(false),
  active: z.boolean().default(true),
});
export type PackageForm = z.infer<typeof packageForm>;

export const soldPackage = z.object({
  id,
  name: z.string(),
  description: z.string(),
  priceCents: z.int(),
  validDays: z.int().nullable(),
  commissionBasisPoints: z.int().nullable(),
  services: z.array(
    z.object({
      serviceId: id,
      serviceName: z.string(),
      sessions: z.int(),
      /** What one of them costs apart. */
      listPriceCents: z.int(),
    }),
  ),
  sellsOnline: z.boolean(),
  active: z.boolean(),
  version,
  createdAt: instant,
});
export type Package = z.infer<typeof soldPackage>;

nameSchemas({ PackageForm: packageForm, Package: soldPackage });

const kept = keptThingsContract({
  path: '/packages',
  tag: 'Pacotes',
  words: { one: 'pacote', many: 'pacotes', gender: 'masculine' },
  code: 'PACKAGE',
  form: packageForm,
  changes: packageForm.safeExtend({ id, version }),
  thing: soldPackage,
  taken: { PACKAGE_NAME_TAKEN: { status: 409, message: 'Já existe um pacote com este nome.' } },
});
const serviceGone = {
  SERVICE_NOT_FOUND: { status: 404, message: 'Um dos serviços não existe mais. Escolha de novo.' },
} as const;

export const packagesContract = {
  ...kept,
  create: kept.create.errors(serviceGone),
  update: kept.update.errors(serviceGone),
};
