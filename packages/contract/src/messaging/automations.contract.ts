import { AUTOMATIONS } from '@app/domain/messaging/automation';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id } from '../shared/schemas.ts';

const setting = z.strictObject({
  enabled: z.boolean(),
  /** `null`: the usual message. */
  templateId: id.nullable(),
});

export const automations = z.record(z.enum(AUTOMATIONS), setting);
export type Automations = z.infer<typeof automations>;

/** Only those that are changed. */
export const automationsForm = z.partialRecord(z.enum(AUTOMATIONS), setting);
export type AutomationsForm = z.infer<typeof automationsForm>;

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
};
