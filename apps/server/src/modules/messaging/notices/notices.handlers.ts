import { mayBeMailed } from '@app/domain/messaging/notice';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import { findMemberIdOf } from '../../team/members.queries.ts';
import { readWishes } from './notice-wishes.queries.ts';
import { keepWish, markRead } from './notices.commands.ts';
import { presentNotice } from './notices.presenter.ts';
import {
  listNotices,
  listUnread,
  type NoticeReader,
  readerOf,
  readFacts,
} from './notices.queries.ts';

const MOST_COUNTED = 100;

const notices = forCompany.messaging.notices
  .use(opens('dashboard'))
  // Everybody in the team hears of something; of what, her role says.
  .use(requires('appointments.own'));

export const noticesHandlers = {
  list: notices.list.handler(async ({ input: { cursor: before, limit }, context }) => {
    const { scope } = context;
    const page = { before, limit: limit + 1 };
    const rows = await listNotices(scope, await reader(context), page);
    const shown = rows.slice(0, limit);
    const factsOf = await readFacts(scope, shown);
    return {
      items: shown.map((row) => presentNotice(row, factsOf(row))),
      nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  }),

  unread: notices.unread.handler(async ({ context }) => {
    const { scope } = context;
    const rows = await listUnread(scope, await reader(context), { limit: MOST_COUNTED });
    const newest = rows.slice(0, 1);
    const factsOf = await readFacts(scope, newest);
    const [shown] = newest.map((row) => presentNotice({ ...row, read: false }, factsOf(row)));
    return { count: rows.length, newest: shown ?? null };
  }),

  markRead: notices.markRead.handler(async ({ input: { id }, context }) => {
    await markRead(context.scope, await reader(context), { id }, context.now);
    return { id };
  }),

  markAllRead: notices.markAllRead.handler(async ({ input: { until }, context }) => {
    await markRead(context.scope, await reader(context), { until }, context.now);
    return { until };
  }),

  wishes: notices.wishes.handler(async ({ context }) => wishesOf(context)),

  keepWish: notices.keepWish.handler(async ({ input, context }) => {
    await keepWish(context.scope, await memberIdOf(context), input);
    return wishesOf(context);
  }),
};

function reader({ scope, account, role }: CompanyContext): Promise<NoticeReader> {
  return readerOf(scope, { userId: account.userId, role });
}

function memberIdOf({ scope, account }: CompanyContext): Promise<string> {
  return findMemberIdOf(scope, account.userId);
}

async function wishesOf(context: CompanyContext) {
  const { scope, role } = context;
  const wishes = await readWishes(scope, { memberId: await memberIdOf(context), role });
  return wishes.map((wish) => ({ ...wish, mayBeMailed: mayBeMailed(wish.kind) }));
}
