import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { forAnyone, forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { type RateLimit, rateLimited } from '../../foundation/http/rate-limit.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { isModuleOpen } from '../billing/access.queries.ts';
import { companyIdOf } from '../company/company-addresses.rules.ts';
import { saveAutomations } from './automations.commands.ts';
import { readAutomations } from './automations.queries.ts';
import { readSendingNumber } from './connection/sending-number.rules.ts';
import { readMessagingSettings } from './messaging-settings.queries.ts';

/** Many phones share the address of one carrier. */
const looks: RateLimit = { name: 'public-told', attempts: 300, minutes: 1, counted: 'in-memory' };
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
    return { canSend, created: canSend && (await tellsOfBookings(context.scope)) };
  }),

  toldVisitor: forAnyone.messaging.automations.toldVisitor
    .use(rateLimited(looks))
    .handler(async ({ input: { idOrSlug }, context }) => {
      const companyId = await companyIdOf(context, idOrSlug);
      if (companyId === null) return { created: false };
      const { requestId, now, scopes } = context;
      const entry = { companyId, userId: null, requestId, purpose: 'read' as const };
      return scopes.withCompany(entry, async (scope) => {
        const canSend = (await readSendingNumber(scope)) === 'ready';
        const isOpen = canSend && (await isModuleOpen(scope, 'messages', now));
        return { created: isOpen && (await tellsOfBookings(scope)) };
      });
    }),
};

/** By WhatsApp: where another way comes first, whether it is used depends on the client. */
async function tellsOfBookings(scope: CompanyScope): Promise<boolean> {
  const { noticeChannels } = await readMessagingSettings(scope);
  if (noticeChannels[0] !== 'whatsapp') return false;
  return (await readAutomations(scope)).appointment_created.enabled;
}
