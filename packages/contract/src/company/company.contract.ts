import { BOOKING_POLICY_LIMITS, SLOT_STEPS } from '@app/domain/company/booking-policy';
import { COMPANY_LIMITS, STATES } from '@app/domain/company/company-form';
import { SLUG } from '@app/domain/company/company-slug';
import { LARGEST_ACCOUNT_LIMIT, PACKAGE_COMMISSIONS } from '@app/domain/company/money-rules';
import { PIX_KEY_TYPES } from '@app/domain/company/pix-key';
import { DOCUMENT_TYPES } from '@app/domain/shared/documents';
import { COMPANY_TIMEZONES } from '@app/domain/shared/local-time';
import { z } from 'zod';
import { companyProcedure, tooManyRequests } from '../shared/errors.ts';
import { imageErrors, imageFile } from '../shared/images.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import {
  email,
  hexColor,
  id,
  requiredText,
  shownName,
  version,
  wholeNumber,
} from '../shared/schemas.ts';
import { companyChangesContract } from './company-changes.contract.ts';

const limits = COMPANY_LIMITS;
const policyLimits = BOOKING_POLICY_LIMITS;
const timezones = COMPANY_TIMEZONES.map((zone) => zone.id);

function optionalLine(maximum: number) {
  return requiredText(0, maximum, 'Texto inválido').default('');
}

/** Whether document, phone and CEP are real ones, `checkCompany` in the domain decides. */
export const companyFormSchema = z.strictObject({
  name: shownName(1, limits.nameLength, 'Nome é obrigatório'),
  tradeName: shownName(0, limits.nameLength, 'Texto inválido').default(''),
  documentType: z.enum(DOCUMENT_TYPES, 'Selecione o tipo de documento').default('cnpj'),
  document: requiredText(1, limits.documentLength, 'Documento é obrigatório'),
  email,
  phone: optionalLine(limits.phoneLength),
  address: optionalLine(limits.addressLength),
  city: optionalLine(limits.cityLength),
  state: z.enum(['', ...STATES], 'Selecione o estado').default(''),
  zipCode: optionalLine(limits.zipCodeLength),
  timezone: z.enum(timezones, 'Selecione o fuso horário'),
  privacyContact: optionalLine(limits.privacyContactLength),
});
export type CompanyForm = z.infer<typeof companyFormSchema>;

export const bookingPolicySchema = z.strictObject({
  slotStepMinutes: z.literal([...SLOT_STEPS], 'Escolha um intervalo da lista'),
  noticeMinutes: wholeNumber(
    0,
    policyLimits.noticeMinutes,
    `Informe de 0 a ${policyLimits.noticeMinutes.toLocaleString('pt-BR')} minutos (${policyLimits.noticeMinutes / (24 * 60)} dias)`,
  ),
  horizonInDays: wholeNumber(
    1,
    policyLimits.horizonInDays,
    `Informe de 1 a ${policyLimits.horizonInDays} dias`,
  ),
  changeCutoffInHours: wholeNumber(
    0,
    policyLimits.changeCutoffInHours,
    `Informe de 0 a ${policyLimits.changeCutoffInHours} horas (${policyLimits.changeCutoffInHours / 24} dias)`,
  ),
  maxFutureBookings: wholeNumber(
    0,
    policyLimits.maxFutureBookings,
    `Informe de 0 a ${policyLimits.maxFutureBookings}`,
  ),
  singleService: z.boolean(),
  manualApproval: z.boolean(),
  autoConfirmAfterInSeconds: wholeNumber(
    0,
    policyLimits.autoConfirmAfterInSeconds,
    `Informe de 0 a ${policyLimits.autoConfirmAfterInSeconds.toLocaleString('pt-BR')} segundos (${policyLimits.autoConfirmAfterInSeconds / 3600} horas)`,
  )
    .nullable()
    .default(null),
});
export type BookingPolicyForm = z.infer<typeof bookingPolicySchema>;

export const pixKeySchema = z.strictObject({
  type: z.enum(PIX_KEY_TYPES, 'Selecione o tipo de chave'),
  key: requiredText(1, limits.pixKeyLength, 'Informe a chave PIX'),
});
export type PixKeyForm = z.infer<typeof pixKeySchema>;
/** Said beside the field; whether a key is one of its type, `normalizePixKey` in the domain decides. */
export const wrongPixKey = { path: ['key'], message: 'Chave PIX inválida' };

export const slugSchema = z
  .string('Informe o endereço')
  .trim()
  .toLowerCase()
  .min(limits.shortestSlug, `Use pelo menos ${limits.shortestSlug} caracteres`)
  .max(limits.longestSlug, `Use no máximo ${limits.longestSlug} caracteres`)
  .regex(SLUG, 'Use letras sem acento, números e hífens');

const storedPixKey = z.object({ type: z.enum(PIX_KEY_TYPES), key: z.string() });

/** As it is stored: what was taken before a rule of the form existed is shown all the same. */
export const storedCompanyForm = z.object({
  id,
  name: z.string(),
  tradeName: z.string(),
  documentType: z.enum(DOCUMENT_TYPES),
  document: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.enum(['', ...STATES]),
  zipCode: z.string(),
  timezone: z.enum(timezones),
  privacyContact: z.string(),
});

const company = storedCompanyForm.extend({
  slug: z.string(),
  logoUrl: z.string().nullable(),
  /** A picture of the place, above its public page. */
  coverUrl: z.string().nullable(),
  /** Of its public page; null where that has the colour of the house. */
  color: z.string().nullable(),
  publicBookingEnabled: z.boolean(),
  /** Somebody said no: it does not switch on by itself. */
  publicBookingRefused: z.boolean(),
  /** Somebody has hours and a service; without her online booking cannot be on. */
  hasSomebodyToBook: z.boolean(),
  policy: bookingPolicySchema,
  pixKey: storedPixKey.nullable(),
  /** Whoever closes the drawer counts without seeing what should be there. */
  blindCount: z.boolean(),
  version,
});
export type Company = z.infer<typeof company>;

export const moneyRules = z.strictObject({
  /** How far clients may owe, unless something else is said of one; 0: nobody may. */
  accountLimitCents: wholeNumber(
    0,
    LARGEST_ACCOUNT_LIMIT,
    'Informe um limite de até R$ 9.999.999,99',
  ),
  /** Who earns of a package: whoever does what it holds, or whoever sells it. */
  packageCommission: z.enum(PACKAGE_COMMISSIONS),
});
export type MoneyRules = z.infer<typeof moneyRules>;
const versionedMoneyRules = moneyRules.extend({ version });
export type StoredMoneyRules = z.infer<typeof versionedMoneyRules>;

const colorForm = z.strictObject({ color: hexColor.nullable() });

const route = tagged('Empresa');
const versionedPolicy = bookingPolicySchema.extend({ version });
const changedMeanwhile = {
  COMPANY_CHANGED_MEANWHILE: {
    status: 409,
    message:
      'Outra pessoa alterou a empresa enquanto você editava. Recarregue, confira e altere de novo.',
  },
} as const;
nameSchemas({
  MoneyRulesForm: moneyRules,
  VersionedMoneyRules: versionedMoneyRules,
  CompanyForm: companyFormSchema,
  BookingPolicy: bookingPolicySchema,
  PixKey: pixKeySchema,
  Company: company,
  VersionedBookingPolicy: versionedPolicy,
});

export const companyContract = {
  ...companyChangesContract,

  get: companyProcedure.route(route.get('/company', 'Ver a empresa')).output(company),

  /** Takes the version that was read; whoever changed it meanwhile is not overwritten. */
  update: companyProcedure
    .route(route.put('/company', 'Alterar a empresa'))
    .input(companyFormSchema.extend({ version }))
    .output(company)
    .errors({
      NO_COMPANY: { status: 403, message: 'ID da empresa não encontrado' },
      COMPANY_UNCHANGED: { status: 404, message: 'Nenhuma empresa foi atualizada' },
      ...changedMeanwhile,
    }),

  uploadLogo: companyProcedure
    .route(route.put('/company/logo', 'Enviar a logo'))
    .input(z.strictObject({ file: imageFile }))
    .output(z.object({ logoUrl: z.string() }))
    .errors(imageErrors),

  removeLogo: companyProcedure
    .route(route.delete('/company/logo', 'Remover a logo'))
    .output(z.object({ logoUrl: z.null() })),

  uploadCover: companyProcedure
    .route(route.put('/company/cover', 'Enviar a foto de capa'))
    .input(z.strictObject({ file: imageFile }))
    .output(z.object({ coverUrl: z.string() }))
    .errors(imageErrors),

  removeCover: companyProcedure
    .route(route.delete('/company/cover', 'Remover a foto de capa'))
    .output(z.object({ coverUrl: z.null() })),

  changeColor: companyProcedure
    .route(route.put('/company/color', 'Mudar a cor da página pública'))
    .input(colorForm)
    .output(colorForm),

  changeSlug: companyProcedure
    .route(route.put('/company/slug', 'Mudar o endereço curto'))
    .input(z.strictObject({ slug: slugSchema }))
    .output(z.object({ slug: z.string() }))
    .errors({
      TOO_MANY_SLUGS: {
        status: 409,
        message: `Sua empresa já teve ${limits.slugs} endereços, que continuam levando a ela. Volte a um deles.`,
      },
      SLUG_TAKEN: { status: 409, message: 'Este endereço já é usado por outra empresa.' },
      ...tooManyRequests,
    }),

  /** While nobody can be booked it stays off, and switches on with the first who can be. */
  openPublicBooking: companyProcedure
    .route(route.post('/company/public-booking/opening', 'Ativar o agendamento público'))
    .output(z.object({ publicBookingEnabled: z.boolean() })),

  closePublicBooking: companyProcedure
    .route(route.post('/company/public-booking/closing', 'Desativar o agendamento público'))
    .output(z.object({ publicBookingEnabled: z.literal(false) })),

  /** The list of first steps on the home page goes, for everybody of the company. */
  putAwayFirstSteps: companyProcedure
    .route(route.post('/company/first-steps/put-away', 'Dispensar os primeiros passos'))
    .output(z.object({ isPutAway: z.literal(true) })),

  /** Takes the company's version, as `update` does. */
  changePolicy: companyProcedure
    .route(route.put('/company/policy', 'Mudar as regras da agenda'))
    .input(versionedPolicy)
    .output(versionedPolicy)
    .errors(changedMeanwhile),

  changeBlindCount: companyProcedure
    .route(route.put('/company/blind-count', 'Contar o caixa às cegas, ou não'))
    .input(z.strictObject({ blindCount: z.boolean() }))
    .output(z.object({ blindCount: z.boolean() })),

  moneyRules: companyProcedure
    .route(route.get('/company/money-rules', 'Regras de fiado e pacotes'))
    .output(versionedMoneyRules),

  /** Takes the company's version, as `update` does. */
  changeMoneyRules: companyProcedure
    .route(route.put('/company/money-rules', 'Mudar as regras de fiado e pacotes'))
    .input(versionedMoneyRules)
    .output(versionedMoneyRules)
    .errors(changedMeanwhile),

  changePixKey: companyProcedure
    .route(route.put('/company/pix-key', 'Mudar a chave PIX'))
    .input(pixKeySchema)
    .output(storedPixKey),

  removePixKey: companyProcedure
    .route(route.delete('/company/pix-key', 'Remover a chave PIX'))
    .output(z.object({ pixKey: z.null() })),
};
