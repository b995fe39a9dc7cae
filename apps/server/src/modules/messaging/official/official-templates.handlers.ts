import type { OfficialTemplates } from '@app/contract/messaging/official-templates.contract';
import type { OfficialTemplate } from '@app/domain/messaging/official-template';
import { forMembers, opens, requires } from '../../../foundation/http/procedures.ts';
import { rateLimitedPerCompany } from '../../../foundation/http/rate-limit.ts';
import { inCompany, type MemberContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { linePartsOf } from '../connection/connection.steps.ts';
import { askOfficialTemplates, chooseOfficial } from './official-choice.commands.ts';
import { listOfficialUses } from './official-uses.queries.ts';

const official = forMembers.messaging.officialTemplates.use(opens('messages'));
// Each of them waits for WhatsApp.
const asks = rateLimitedPerCompany({ name: 'whatsapp-templates', attempts: 30, minutes: 1 });

export const officialTemplatesHandlers = {
  list: official.list
    .use(requires('messages.view'))
    .use(asks)
    .handler(async ({ context, errors }) => {
      const approved = await askOfficialTemplates(linePartsOf(context));
      return shown(context, valueOr(approved, { silent: errors.WHATSAPP_GATEWAY_SILENT }));
    }),

  choose: official.choose
    .use(requires('messages.manage'))
    .use(asks)
    .handler(async ({ input, context, errors }) => {
      const answer = await askOfficialTemplates(linePartsOf(context));
      const approved = valueOr(answer, { silent: errors.WHATSAPP_GATEWAY_SILENT });
      const outcome = await inCompany(context, (scope) =>
        chooseOfficial(scope, input, approved ?? []),
      );
      valueOr(outcome, {
        'not-approved': errors.OFFICIAL_TEMPLATE_NOT_APPROVED,
        differs: errors.OFFICIAL_TEMPLATE_DIFFERS,
      });
      return shown(context, approved);
    }),
};

async function shown(
  context: MemberContext,
  approved: readonly OfficialTemplate[] | null,
): Promise<OfficialTemplates> {
  const templates = (approved ?? []).map(({ approved: _all, buttons, ...shown }) => ({
    ...shown,
    buttons: [...buttons],
  }));
  const uses = await inCompany(context, listOfficialUses);
  return { isNeeded: approved !== null, uses, templates };
}
