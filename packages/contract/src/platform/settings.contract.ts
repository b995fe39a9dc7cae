import { SWITCHABLE_MODULES } from '@app/domain/billing/access';
import { problemsOf } from '@app/domain/platform/appearance';
import {
  ANSWER_TOKENS_LIMITS,
  ASSISTANT_LIMITS,
  LONGEST_ASSISTANT_KEY,
  LONGEST_MODEL_NAME,
  TEMPERATURE_LIMITS,
  TOKEN_PRICE_LIMITS,
} from '@app/domain/platform/assistant-provider';
import { MAIL_SECURITIES, MAIL_SERVER_LIMITS } from '@app/domain/platform/mail-server';
import { OWNER_LIMITS } from '@app/domain/platform/platform-owner';
import { documentTypeOf, hasValidCheckDigits } from '@app/domain/shared/documents';
import { normalizePhone } from '@app/domain/shared/phones';
import { z } from 'zod';
import { operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageWithTotals } from '../shared/pages.ts';
import { WRONG_PHONE } from '../shared/phone.ts';
import { tagged } from '../shared/routes.ts';
import {
  email,
  hexColor,
  id,
  optionalEmail,
  requiredText,
  shownName,
  version,
  wholeNumber,
} from '../shared/schemas.ts';

function optionalLine(maximum: number) {
  return requiredText(0, maximum, 'Texto inválido').default('');
}

/** An empty one keeps what is saved, for the same address; what is saved never comes back. */
function secretLine(maximum: number) {
  return z
    .string('Texto inválido')
    .trim()
    .max(maximum, `Use no máximo ${maximum} caracteres`)
    .regex(/^$|^[\x21-\x7E]{8,}$/, 'A chave tem pelo menos 8 caracteres, sem espaços')
    .default('');
}

const phoneLine = optionalLine(OWNER_LIMITS.phone).refine(
  (typed) => typed === '' || normalizePhone(typed) !== null,
  WRONG_PHONE,
);

const documentLine = optionalLine(OWNER_LIMITS.document).refine(
  (typed) => typed === '' || hasValidCheckDigits(documentTypeOf(typed), typed),
  'Documento inválido',
);

const webAddress = z
  .string()
  .trim()
  .max(300, 'Use no máximo 300 caracteres')
  .regex(/^$|^https?:\/\/[^\s/?#@]+(\/[^\s?#@]*)?$/, 'Use um endereço como https://exemplo.com.br')
  .default('');

export const generalSettingsSchema = z.strictObject({
  /** What the product calls itself; empty for its own name. */
  platformName: shownName(0, OWNER_LIMITS.platformName, 'Texto inválido').default(''),
  supportWhatsapp: phoneLine,
  supportEmail: optionalEmail,
  messagesPerHour: wholeNumber(1, 1000, 'Informe de 1 a 1.000 mensagens'),
  /** Whether whoever signs up is led to the checkout, or to her first steps at once. */
  signUpCheckout: z.boolean(),
  /** Switched off for every company. */
  hiddenModules: z.array(z.enum(SWITCHABLE_MODULES)).max(SWITCHABLE_MODULES.length),
});

export const ownerSettingsSchema = z.strictObject({
  name: shownName(0, OWNER_LIMITS.name, 'Texto inválido').default(''),
  document: documentLine,
  email: optionalEmail,
  phone: phoneLine,
});

/** What nobody could read is refused, beside the colour that has to change. */
export const appearanceSettingsSchema = z
  .strictObject({ primary: hexColor, secondary: hexColor, background: hexColor, text: hexColor })
  .superRefine((typed, context) => {
    for (const { field, sentence } of problemsOf(typed)) {
      context.addIssue({ code: 'custom', path: [field], message: sentence });
    }
  });

export const evolutionSettingsSchema = z.strictObject({
  url: webAddress,
  apiKey: secretLine(200),
});

/** Of the one app through which companies connect their official numbers. */
export const metaSettingsSchema = z.strictObject({
  appId: z
    .string()
    .trim()
    .regex(/^$|^\d{5,20}$/, 'Use só os números do ID do aplicativo')
    .default(''),
  appSecret: z
    .string()
    .trim()
    .regex(/^$|^[0-9a-f]{32}$/, 'A chave secreta tem 32 caracteres, de 0 a 9 e de a a f')
    .default(''),
  verifyToken: z
    .string()
    .trim()
    .regex(/^$|^[\w-]{8,100}$/, 'Use de 8 a 100 letras, números, - ou _')
    .default(''),
  /** Empty for the usual one. */
  graphVersion: z
    .string()
    .trim()
    .regex(/^$|^v\d{1,3}\.\d{1,2}$/, 'Use uma versão como v23.0')
    .default(''),
});

const { step } = TEMPERATURE_LIMITS;
const temperatureSentence = 'Informe de 0 a 2, de 0,1 em 0,1';

export const assistantSettingsSchema = z.strictObject({
  /** Of any provider that speaks like OpenAI; empty for OpenAI itself. */
  baseUrl: webAddress,
  apiKey: secretLine(LONGEST_ASSISTANT_KEY),
  model: requiredText(1, LONGEST_MODEL_NAME, 'Informe o modelo'),
  temperature: z
    .number(temperatureSentence)
    .min(TEMPERATURE_LIMITS.least, temperatureSentence)
    .max(TEMPERATURE_LIMITS.most, temperatureSentence)
    .overwrite((typed) => Math.round(typed / step) / 10),
  maxTokens: wholeNumber(
    ANSWER_TOKENS_LIMITS.least,
    ANSWER_TOKENS_LIMITS.most,
    'Informe de 16 a 128.000 tokens',
  ),
  /** Per million tokens. */
  priceInCents: wholeNumber(TOKEN_PRICE_LIMITS.least, TOKEN_PRICE_LIMITS.most, 'Preço inválido'),
  priceOutCents: wholeNumber(TOKEN_PRICE_LIMITS.least, TOKEN_PRICE_LIMITS.most, 'Preço inválido'),
  /** Of the questions of one company. */
  monthlyLimitInCents: wholeNumber(ASSISTANT_LIMITS.least, ASSISTANT_LIMITS.most, 'Valor inválido'),
});

export const mailSettingsSchema = z.strictObject({
  /** Empty switches it off: mails are then kept in the mailbox of the operator. */
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(MAIL_SERVER_LIMITS.host, `Use no máximo ${MAIL_SERVER_LIMITS.host} caracteres`)
    .regex(/^[a-z0-9.:_-]*$/, 'Use só o nome do servidor, como smtp.exemplo.com.br')
    .default(''),
  port: wholeNumber(1, 65_535, 'Informe uma porta de 1 a 65535'),
  security: z.enum(MAIL_SECURITIES, 'Escolha a segurança'),
  user: optionalLine(MAIL_SERVER_LIMITS.user),
  password: z
    .string()
    .max(MAIL_SERVER_LIMITS.password, `Use no máximo ${MAIL_SERVER_LIMITS.password} caracteres`)
    .regex(/^[^\r\n\0]*$/, 'Retire os caracteres inválidos')
    .default(''),
  sender: optionalEmail,
});

export type GeneralSettings = z.infer<typeof generalSettingsSchema>;
export type OwnerSettings = z.infer<typeof ownerSettingsSchema>;
export type AppearanceSettings = z.infer<typeof appearanceSettingsSchema>;
export type EvolutionForm = z.infer<typeof evolutionSettingsSchema>;
export type MetaForm = z.infer<typeof metaSettingsSchema>;
export type AssistantForm = z.infer<typeof assistantSettingsSchema>;
export type MailForm = z.infer<typeof mailSettingsSchema>;

/** Said by the environment of the servers, which outdoes what is saved: nothing can be changed here. */
const isFixed = z.boolean();

/** What is changed and saved together. */
export const SETTING_SECTIONS = [
  'general',
  'company',
  'appearance',
  'evolution',
  'meta',
  'openai',
  'smtp',
] as const;
export type SettingSection = (typeof SETTING_SECTIONS)[number];

/** As they are answered: of a secret, only that it is set. */
const platformSettings = z.object({
  /** Of each section, for whoever changes it: goes up with every change. */
  versions: z.record(z.enum(SETTING_SECTIONS), version),
  general: z.object({
    platformName: z.string(),
    supportWhatsapp: z.string(),
    supportEmail: z.string(),
    messagesPerHour: z.int(),
    signUpCheckout: z.boolean(),
    hiddenModules: z.array(z.enum(SWITCHABLE_MODULES)),
  }),
  company: z.object({
    name: z.string(),
    document: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  appearance: z.object({
    primary: z.string(),
    secondary: z.string(),
    background: z.string(),
    text: z.string(),
  }),
  evolution: z.object({ url: z.string(), hasApiKey: z.boolean(), isFixed }),
  meta: z.object({
    appId: z.string(),
    hasAppSecret: z.boolean(),
    hasVerifyToken: z.boolean(),
    graphVersion: z.string(),
    /** Where Meta sends its news to. */
    webhookUrl: z.string(),
  }),
  openai: z.object({
    baseUrl: z.string(),
    hasApiKey: z.boolean(),
    model: z.string(),
    temperature: z.number(),
    maxTokens: z.int(),
    priceInCents: z.int(),
    priceOutCents: z.int(),
    monthlyLimitInCents: z.int(),
  }),
  smtp: z.object({
    host: z.string(),
    port: z.int(),
    security: z.enum(MAIL_SECURITIES),
    user: z.string(),
    hasPassword: z.boolean(),
    sender: z.string(),
    isFixed,
  }),
});
export type PlatformSettings = z.infer<typeof platformSettings>;

/** Whose key or password can be taken away again. */
export const KEPT_SECRETS = ['evolution', 'meta', 'openai', 'smtp'] as const;
export type KeptSecret = (typeof KEPT_SECRETS)[number];

/** What the assistant cost a company this month. */
const assistantCost = z.object({
  companyId: id,
  companyName: z.string(),
  questions: z.int(),
  /** Questions that got no whole answer because of the provider. */
  failures: z.int(),
  costCents: z.int(),
});
export type AssistantCost = z.infer<typeof assistantCost>;

nameSchemas({
  AssistantCost: assistantCost,
  PlatformSettings: platformSettings,
  GeneralSettingsForm: generalSettingsSchema,
  OwnerSettingsForm: ownerSettingsSchema,
  AppearanceSettingsForm: appearanceSettingsSchema,
  EvolutionSettingsForm: evolutionSettingsSchema,
  MetaSettingsForm: metaSettingsSchema,
  AssistantSettingsForm: assistantSettingsSchema,
  MailSettingsForm: mailSettingsSchema,
});

const route = tagged('Plataforma');

/** Which version was read; without one, whatever is stored is replaced. */
const seen = { version: version.optional() };
const changedMeanwhile = {
  SETTINGS_CHANGED: {
    status: 409,
    message:
      'Outra pessoa alterou estas configurações enquanto você editava. Confira e salve de novo.',
  },
} as const;

const fixed = {
  SETTING_FIXED: {
    status: 409,
    message: 'Definido no ambiente do servidor. Mude a variável e reinicie para valer.',
  },
} as const;

/** What is saved goes to no other place than the one it was saved for. */
const keyAgain = {
  KEY_AGAIN: {
    status: 422,
    message: 'O endereço mudou. Informe a chave de novo: a que está salva era para o anterior.',
  },
} as const;

/** What the test found, in words; those of the other side where it said something. */
const tested = z.object({ works: z.boolean(), sentence: z.string() });

export const platformSettingsContract = {
  read: operatorProcedure
    .route(route.get('/platform/settings', 'Configurações'))
    .output(platformSettings),

  changeGeneral: operatorProcedure
    .route(route.put('/platform/settings/general', 'Mudar as configurações gerais'))
    .input(generalSettingsSchema.extend(seen))
    .output(platformSettings)
    .errors(changedMeanwhile),

  changeCompany: operatorProcedure
    .route(route.put('/platform/settings/company', 'Mudar os dados de quem opera a plataforma'))
    .input(ownerSettingsSchema.extend(seen))
    .output(platformSettings)
    .errors(changedMeanwhile),

  changeAppearance: operatorProcedure
    .route(route.put('/platform/settings/appearance', 'Mudar a aparência'))
    .input(appearanceSettingsSchema.safeExtend(seen))
    .output(platformSettings)
    .errors(changedMeanwhile),

  changeEvolution: operatorProcedure
    .route(route.put('/platform/settings/evolution', 'Mudar a Evolution API'))
    .input(evolutionSettingsSchema.extend(seen))
    .output(platformSettings)
    .errors({ ...changedMeanwhile, ...fixed, ...keyAgain }),

  changeMeta: operatorProcedure
    .route(route.put('/platform/settings/meta', 'Mudar o aplicativo da Meta'))
    .input(metaSettingsSchema.extend(seen))
    .output(platformSettings)
    .errors(changedMeanwhile),

  changeOpenai: operatorProcedure
    .route(route.put('/platform/settings/openai', 'Mudar o assistente'))
    .input(assistantSettingsSchema.extend(seen))
    .output(platformSettings)
    .errors({ ...changedMeanwhile, ...keyAgain }),

  /** The dearest first. */
  listAssistantCosts: operatorProcedure
    .route(route.get('/platform/settings/openai/costs', 'Custo do assistente por empresa'))
    .input(z.strictObject(pageInput()))
    .output(pageWithTotals(assistantCost, z.object({ companies: z.int(), costCents: z.int() }))),

  changeSmtp: operatorProcedure
    .route(route.put('/platform/settings/smtp', 'Mudar o servidor de e-mail'))
    .input(mailSettingsSchema.extend(seen))
    .output(platformSettings)
    .errors({
      ...changedMeanwhile,
      ...fixed,
      PASSWORD_MISSING: { status: 422, message: 'Informe a senha deste usuário.' },
      PASSWORD_AGAIN: {
        status: 422,
        message:
          'O servidor ou o usuário mudou. Informe a senha de novo: a que está salva era para os anteriores.',
      },
    }),

  /** With the password of the mail server its user goes, who could not sign in without it. */
  removeSecret: operatorProcedure
    .route(route.delete('/platform/settings/secrets/{of}', 'Remover uma chave ou senha salva'))
    .input(z.strictObject({ of: z.enum(KEPT_SECRETS) }))
    .output(platformSettings)
    .errors(fixed),

  testEvolution: operatorProcedure
    .route(route.post('/platform/settings/evolution/test', 'Testar a Evolution API'))
    .output(tested),

  testSmtp: operatorProcedure
    .route(route.post('/platform/settings/smtp/test', 'Enviar um e-mail de teste'))
    .input(z.strictObject({ to: email }))
    .output(tested),
};
