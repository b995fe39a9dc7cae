import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { saveAutomations } from './automations.commands.ts';
import { readAutomations } from './automations.queries.ts';
import { readSendingNumber } from './connection/sending-number.rules.ts';

const automations = forCompany.messaging.automations.use(opens('messages'));

export const automationsHandlers = {
  get: automations.get
    .use(requires('messages.view'))
    .handler(({ context }) => readAutomations(context.scope)),

  save: automations.save
    .use(requires('messages.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await saveAutomations(context.scope, input, context.now);
      valueOr(outcome, { 'template-not-found': errors.AUTOMATION_TEMPLATE_NOT_FOUND });
      return readAutomations(context.scope);
    }),

  // Whoever books says so to whom she books, also where messages are not her business.
  told: automations.told.use(requires('appointments.manage')).handler(async ({ context }) => {
    const canSend = (await readSendingNumber(context.scope)) === 'ready';
    const { appointment_created: created } = await readAutomations(context.scope);
    return { canSend, created: canSend && created.enabled };
  }),
};
