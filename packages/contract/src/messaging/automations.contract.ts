import { BOOKING_POLICY_LIMITS } from '@app/domain/company/booking-policy';
import {
  AUTOMATIONS,
  KEPT_AUTOMATIONS,
  REVIEW_DELAY_HOURS,
} from '@app/domain/messaging/automation';
import { z } from 'zod';
import { companyProcedure, publicProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, sentText, wholeNumber } from '../shared/schemas.ts';

const setting = z.strictObject({
  enabled: z.boolean(),
  /** `null`: the usual message. */
  templateId: id.nullable(),
});

const mostSeconds = BOOKING_POLICY_LIMITS.autoConfirmAfterInSeconds;
const delay = wholeNumber(
  0,
  mostSeconds,
  `Informe de 0 a ${mostSeconds.toLocaleString('pt-BR')} segundos (${mostSeconds / 3600} horas)`,
);

const [created, confirmation] = [
  setting.extend({ autoConfirm: z.boolean(), autoConfirmDelaySeconds: delay }),
  setting.extend({ autoConfirm: z.boolean() }),
];

const mostHours = REVIEW_DELAY_HOURS.most;
const asking = setting.extend({
  /** How long after the visit. */
  delayHours: wholeNumber(0, mostHours, `Informe de 0 a ${mostHours} horas`),
});

type Kept = Record<(typeof KEPT_AUTOMATIONS)[number], z.ZodOptional<typeof setting>>;
/** The platform's, found in an object of an older list: kept, and ignored. */
// Each of them has its entry, which a list of pairs does not tell.
const kept = Object.fromEntries(
  KEPT_AUTOMATIONS.map((automation) => [automation, setting.optional()]),
) as Kept;

/** The two that confirm by themselves say the same: either of them turns it on. */
export const automations = z.object({
  ...objectOf(setting),
  ...kept,
  appointment_created: created,
  appointment_confirmation: confirmation,
  review_request: asking,
});
export type Automations = z.infer<typeof automations>;

/** Only those that are changed, and of auto-confirm only what is said. */
export const automationsForm = z
  .strictObject({
    ...objectOf(setting),
    ...kept,
    appointment_created: created.partial({ autoConfirm: true, autoConfirmDelaySeconds: true }),
    appointment_confirmation: confirmation.partial({ autoConfirm: true }),
    review_request: asking.partial({ delayHours: true }),
  })
  .partial();
export type AutomationsForm = z.infer<typeof automationsForm>;

type Each = Record<(typeof AUTOMATIONS)[number], typeof setting>;

function objectOf(one: typeof setting): Each {
  // Every automation has its entry, which a list of pairs does not tell.
  return Object.fromEntries(AUTOMATIONS.map((automation) => [automation, one])) as Each;
}

/** Whether a number can send now, and what then happens by itself. */
const told = z.object({ canSend: z.boolean(), created: z.boolean() });

nameSchemas({ MessageAutomation: setting, MessageAutomations: automations });

const route = tagged('Mensagens');

export const automationsContract = {
  get: companyProcedure
    .route(route.get('/message-automations', 'Ver automações'))
    .output(automations),

  save: companyProcedure
    .route(route.put('/message-automations', 'Salvar automações'))
    .input(automationsForm)
    .output(automations)
    .errors({
      AUTOMATION_TEMPLATE_NOT_FOUND: {
        status: 409,
        message: 'O modelo escolhido não existe mais ou é de outro tipo. Escolha outro.',
      },
    }),

  /** Whether whoever is booked now hears of it by WhatsApp, without anybody doing anything. */
  told: companyProcedure
    .route(route.get('/message-automations/told', 'Ver se o agendamento é avisado sozinho'))
    .output(told),

  /** The same for whoever books by the link of the company; of one that is not there nothing is said. */
  toldVisitor: publicProcedure
    .route(
      route.get(
        '/public/companies/{idOrSlug}/told',
        'Ver se o agendamento online é avisado sozinho',
      ),
    )
    .input(z.strictObject({ idOrSlug: sentText.max(100) }))
    .output(told.pick({ created: true }))
    .errors(tooManyRequests),
};
