import { ADMINISTRATIVE_LIMITS } from '@app/domain/messaging/administrative';
import { z } from 'zod';
import { companyProcedure, unprovenOperator } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, wholeNumber } from '../shared/schemas.ts';
import { timeOfDay } from './messaging-settings.contract.ts';

const setting = z.strictObject({
  enabled: z.boolean(),
  /** `null`: the usual message. */
  templateId: id.nullable(),
});

const { sendDelayHours, daysBeforeExpiry } = ADMINISTRATIVE_LIMITS;
const delay = wholeNumber(
  sendDelayHours.least,
  sendDelayHours.most,
  `Informe de ${sendDelayHours.least} a ${sendDelayHours.most} horas`,
);
const days = wholeNumber(
  daysBeforeExpiry.least,
  daysBeforeExpiry.most,
  `Informe de ${daysBeforeExpiry.least} a ${daysBeforeExpiry.most} dias`,
);

const billing = setting.extend({
  /** Otherwise at nine of the next day. */
  sendImmediately: z.boolean(),
});

export const administrativeForm = z.strictObject({
  /** Off: it leaves two seconds after the company was created. On: after these hours. */
  company_welcome: setting.extend({ sendDelayHours: delay }),
  company_subscription_cancelled: billing,
  company_subscription_renewed: billing,
  company_trial_expiring: setting.extend({ daysBeforeExpiry: days, sendTime: timeOfDay }),
});
export type AdministrativeForm = z.infer<typeof administrativeForm>;

export const administrative = z.object({
  ...administrativeForm.shape,
  /** Who writes to companies now; `null`: nobody, because no administrator has a company. */
  sender: z
    .object({ companyName: z.string(), isOwn: z.boolean(), isConnected: z.boolean() })
    .nullable(),
});
export type Administrative = z.infer<typeof administrative>;

nameSchemas({ AdministrativeAutomations: administrative });

const route = tagged('Mensagens');
const PRIVILEGES = { status: 403, message: 'Admin privileges required' } as const;
/** Neither without the role nor without a company. */
const privileges = { FORBIDDEN: PRIVILEGES, NO_COMPANY: PRIVILEGES, ...unprovenOperator };

export const administrativeContract = {
  get: companyProcedure
    .route(route.get('/administrative-automations', 'Ver mensagens da plataforma às empresas'))
    .output(administrative)
    .errors(privileges),

  /** Only those that are changed. */
  save: companyProcedure
    .route(route.put('/administrative-automations', 'Salvar mensagens da plataforma às empresas'))
    .input(administrativeForm.partial())
    .output(administrative)
    .errors({
      ...privileges,
      ADMINISTRATIVE_TEMPLATE_NOT_FOUND: {
        status: 409,
        message: 'O modelo escolhido não existe mais ou é de outro tipo. Escolha outro.',
      },
    }),
};
