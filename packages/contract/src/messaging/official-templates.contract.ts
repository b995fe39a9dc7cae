import { AUTOMATIONS } from '@app/domain/messaging/automation';
import { z } from 'zod';
import { companyProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { sentText } from '../shared/schemas.ts';

const reference = { name: z.string(), language: z.string() };

/** A text that WhatsApp approved, with its fields as {{1}}, {{2}}. */
const officialTemplate = z.object({
  ...reference,
  /** Above the text; empty where there is none. */
  header: z.string(),
  text: z.string(),
  /** Those that open an address, which may end in a field. */
  buttons: z.array(z.object({ place: z.int(), url: z.string() })),
  /** Whether it asks for words alone; one with a picture or a code cannot be sent from here. */
  isOfWords: z.boolean(),
});
export type OfficialTemplateShown = z.infer<typeof officialTemplate>;

/** What an automation says, as it is to be approved, and which approved text it goes out with. */
const officialUse = z.object({
  automation: z.enum(AUTOMATIONS),
  /** To be copied to where WhatsApp approves texts. */
  text: z.string(),
  chosen: z.object(reference).nullable(),
});
export type OfficialUse = z.infer<typeof officialUse>;

export const officialTemplates = z.object({
  /** Whether the company's number is one of WhatsApp's own API: no other needs approved texts. */
  isNeeded: z.boolean(),
  uses: z.array(officialUse),
  templates: z.array(officialTemplate),
});
export type OfficialTemplates = z.infer<typeof officialTemplates>;

export const officialChoice = z.strictObject({
  automation: z.enum(AUTOMATIONS),
  /** `null`: out of its day a client is told another way. */
  chosen: z
    .strictObject({ name: sentText.min(1).max(512), language: sentText.min(2).max(20) })
    .nullable(),
});

nameSchemas({ OfficialMessageTemplates: officialTemplates });

const route = tagged('WhatsApp');
const path = '/whatsapp/official-templates';
const silent = {
  WHATSAPP_GATEWAY_SILENT: {
    status: 424,
    message: 'O WhatsApp não respondeu. Tente de novo em alguns minutos.',
  },
  ...tooManyRequests,
} as const;

/** Out of the day in which she wrote, a client is written to in approved words alone. */
export const officialTemplatesContract = {
  list: companyProcedure
    .route(route.get(path, 'Modelos aprovados na conta oficial do WhatsApp'))
    .output(officialTemplates)
    .errors(silent),

  choose: companyProcedure
    .route(route.put(path, 'Escolher o modelo aprovado de uma automação'))
    .input(officialChoice)
    .output(officialTemplates)
    .errors({
      ...silent,
      OFFICIAL_TEMPLATE_NOT_APPROVED: {
        status: 409,
        message: 'O WhatsApp não tem este modelo aprovado. Atualize a lista e escolha outro.',
      },
      OFFICIAL_TEMPLATE_DIFFERS: {
        status: 409,
        message:
          'Este modelo tem outra quantidade de campos que a sua mensagem. Copie o texto da mensagem e peça a aprovação dele.',
      },
    }),
};
