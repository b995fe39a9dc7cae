import { cents } from '@app/domain/shared/money';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { todayOf } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { findMemberOf } from '../team/members.queries.ts';
import { hireFirstTeam, offerFirstServices } from './first-steps.commands.ts';

const { firstSteps } = forCompany.catalog;

export const firstStepsHandlers = {
  offerServices: firstSteps.offerServices
    .use(opens('services'))
    .use(requires('services.manage'))
    .handler(async ({ input: { services }, context: { scope } }) => {
      const wanted = services.map(({ priceCents, ...service }) => ({
        ...service,
        price: cents(priceCents),
      }));
      const created = await offerFirstServices(scope, wanted);
      return { created, skipped: wanted.length - created };
    }),

  hireTeam: firstSteps.hireTeam
    .use(opens('professionals'))
    .use(requires('professionals.manage'))
    .use(requires('commissions.manage'))
    .handler(async ({ input: { people }, context, errors }) => {
      const { scope, account, now } = context;
      const me = await findMemberOf(scope, account.userId);
      const team = people.map(({ isMe, ...person }) => ({
        ...person,
        memberId: isMe ? (me?.id ?? null) : null,
      }));
      const outcome = await hireFirstTeam(scope, team, { now, today: todayOf(context) });
      const ids = valueOr(outcome, {
        'professional-limit-reached': errors.PROFESSIONAL_LIMIT_REACHED,
        'member-already-linked': errors.MEMBER_ALREADY_LINKED,
      });
      return { ids };
    }),
};
