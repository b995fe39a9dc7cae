import { forCompany, opens, refusal, requires } from '../../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { findMemberIdOf } from '../../team/members.queries.ts';
import { isSeen, sightOf } from '../sight.rules.ts';
import { removeFeed, renewFeed } from './calendar-feeds.commands.ts';
import { presentFeed } from './calendar-feeds.presenter.ts';
import { listFeeds, withNames } from './calendar-feeds.queries.ts';

const agenda = forCompany.scheduling.agenda.use(opens('appointments'));

export const calendarFeedsHandlers = {
  listFeeds: agenda.listFeeds.use(requires('appointments.own')).handler(async ({ context }) => {
    const memberId = await memberIdOf(context);
    const feeds = await listFeeds(context.scope, memberId, await sightOf(context));
    return feeds.map((feed) => presentFeed(feed, writingOf(context)));
  }),

  renewFeed: agenda.renewFeed
    .use(requires('appointments.own'))
    .handler(async ({ input: { professionalId }, context, errors }) => {
      const sight = await sightOf(context);
      if (professionalId === null && sight.of !== 'everybody') throw refusal('FORBIDDEN');
      if (professionalId !== null && !isSeen(sight, { professionalId })) {
        throw errors.PROFESSIONAL_NOT_FOUND();
      }
      const wish = { memberId: await memberIdOf(context), professionalId };
      const outcome = await renewFeed(context.scope, wish);
      const renewed = valueOr(outcome, { 'professional-not-found': errors.PROFESSIONAL_NOT_FOUND });
      const [feed] = await withNames(context.scope, [renewed]);
      if (!feed) throw errors.PROFESSIONAL_NOT_FOUND();
      return presentFeed(feed, writingOf(context));
    }),

  removeFeed: agenda.removeFeed
    .use(requires('appointments.own'))
    .handler(async ({ input: { id }, context }) => {
      await removeFeed(context.scope, id, await memberIdOf(context));
      return { id };
    }),
};

function memberIdOf({ scope, account }: CompanyContext): Promise<string> {
  return findMemberIdOf(scope, account.userId);
}

function writingOf({ environment, markOf }: CompanyContext) {
  return { publicUrl: environment.PUBLIC_URL, markOf };
}
