import { CHANNELS } from '@app/domain/messaging/skip-reason';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { sentText, version } from '../shared/schemas.ts';
import { messageText } from './templates.contract.ts';

/** HH:mm on the company's clock. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe um horário, como 21:00');

/** The ways that are tried, one after the other. */
const channels = z
  .array(z.enum(CHANNELS))
  .min(1, 'Escolha pelo menos um caminho')
  .refine(
    (chosen) => new Set(chosen).size === chosen.length,
    'Cada caminho só pode entrar uma vez',
  );

/** Empty: the usual words. */
const mailText = z.union([sentText.trim().pipe(z.literal('')), messageText]);

export const messagingSettingsForm = z.strictObject({
  /** From evening until morning; the same twice: never quiet. */
  quietFrom: timeOfDay,
  quietUntil: timeOfDay,
  noticeChannels: channels,
  reminderChannels: channels,
  mailsBooked: z.boolean(),
  mailsMoved: z.boolean(),
  mailsCancelled: z.boolean(),
  mailsReminder24h: z.boolean(),
  mailsReminder1h: z.boolean(),
  mailReminder24hText: mailText,
  mailReminder1hText: mailText,
});
export type MessagingSettingsForm = z.infer<typeof messagingSettingsForm>;

export const messagingSettings = z.object({
  ...messagingSettingsForm.shape,
  quietFrom: z.string(),
  quietUntil: z.string(),
  mailReminder24hText: z.string(),
  mailReminder1hText: z.string(),
  version,
});
export type MessagingSettings = z.infer<typeof messagingSettings>;

nameSchemas({ MessagingSettings: messagingSettings });

const route = tagged('Mensagens');

export const messagingSettingsContract = {
  get: companyProcedure
    .route(route.get('/messaging-settings', 'Ver como a empresa escreve aos clientes'))
    .output(messagingSettings),

  /** Takes the version that was read; whoever changed it meanwhile is not overwritten. */
  save: companyProcedure
    .route(route.put('/messaging-settings', 'Salvar como a empresa escreve aos clientes'))
    .input(messagingSettingsForm.extend({ version }))
    .output(messagingSettings)
    .errors({
      MESSAGING_SETTINGS_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou estas configurações enquanto você editava. Feche, confira e altere de novo.',
      },
    }),
};
