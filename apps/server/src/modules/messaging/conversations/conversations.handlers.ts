import { searchTermsOf } from '@app/domain/clients/client-search';
import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { sightOf } from '../../scheduling/sight.rules.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { findMemberOf, listAccountsOfMembers, NOBODY } from '../../team/members.queries.ts';
import { assign, markRead, reply, settle, startTalk } from './conversations.commands.ts';
import {
  linePlace,
  presentLine,
  presentOpened,
  presentTalk,
  presentVisit,
  talkPlace,
} from './conversations.presenter.ts';
import { listClientIdsOfContact, type TalkRow } from './conversations.queries.ts';
import { countUnread, findTalk, listTalks } from './conversations-list.queries.ts';
import { chanceOf, listQuickAnswers, readAnswerers, readClientOf } from './opened-talk.rules.ts';
import { listLines } from './said-lines.queries.ts';
import { readTimeline } from './timeline.rules.ts';

const conversations = forCompany.messaging.conversations.use(opens('messages'));
const views = requires('messages.view');
const sends = requires('messages.send');

export const conversationsHandlers = {
  list: conversations.list.use(views).handler(async ({ input, context, errors }) => {
    const { scope, account } = context;
    const { cursor, limit, search, show } = input;
    const memberId = (await findMemberOf(scope, account.userId))?.id ?? NOBODY;
    const page = await listTalks(
      scope,
      { terms: searchTermsOf(search), show, memberId },
      { after: placeAt(cursor, talkPlace, errors), limit },
    );
    const answerers = await readAnswerers(scope);
    return {
      items: page.rows.map((talk) => presentTalk(talk, answerers)),
      nextCursor: nextCursor(page, ({ lastAt, id }) => [lastAt.toString(), id]),
    };
  }),

  unread: conversations.unread
    .use(views)
    .handler(async ({ context }) => ({ count: await countUnread(context.scope) })),

  answerers: conversations.answerers.use(views).handler(async ({ context }) => {
    const answerers = await readAnswerers(context.scope);
    return [...answerers].map(([id, name]) => ({ id, name }));
  }),

  get: conversations.get.use(views).handler(async ({ input: { id }, context, errors }) => {
    const { scope, now } = context;
    const talk = await findTalk(scope, id);
    if (!talk) throw errors.CONVERSATION_NOT_FOUND();
    const known = await readClientOf(scope, talk, { now, sight: await sightOf(context) });
    const about = { known, reply: await chanceOf(scope, talk, now) };
    return presentOpened(talk, await readAnswerers(scope), about);
  }),

  thread: conversations.thread.use(views).handler(async ({ input, context, errors }) => {
    const { scope } = context;
    const talk = await findTalk(scope, input.id);
    if (!talk) throw errors.CONVERSATION_NOT_FOUND();
    const after = placeAt(input.cursor, linePlace, errors);
    const page = await listLines(scope, await wholeTalk(scope, talk), {
      after,
      limit: input.limit,
    });
    const authors = await authorsOf(scope);
    return {
      items: page.rows.map((line) => presentLine(line, authors)),
      nextCursor: nextCursor(page, ({ at, id }) => [at.toString(), id]),
    };
  }),

  quickAnswers: conversations.quickAnswers
    .use(sends)
    .handler(async ({ input: { id }, context, errors }) => {
      const talk = await findTalk(context.scope, id);
      if (!talk) throw errors.CONVERSATION_NOT_FOUND();
      const sight = await sightOf(context);
      return listQuickAnswers(context.scope, talk, { now: context.now, sight });
    }),

  start: conversations.start.use(sends).handler(async ({ input, context, errors }) => {
    const outcome = await startTalk(context.scope, input.clientId, context.now);
    return valueOr(outcome, {
      'not-found': errors.CLIENT_NOT_FOUND,
      'no-phone': errors.CLIENT_WITHOUT_PHONE,
    });
  }),

  reply: conversations.reply.use(sends).handler(async ({ input, context, errors }) => {
    const { scope, account, now } = context;
    const outcome = await reply(scope, { ...input, userId: account.userId, now });
    const went = valueOr(outcome, {
      'not-found': errors.CONVERSATION_NOT_FOUND,
      disconnected: errors.WHATSAPP_DISCONNECTED,
      paused: errors.WHATSAPP_PAUSED,
      hidden: errors.CONTACT_HIDDEN,
      'window-closed': errors.ANSWER_WINDOW_CLOSED,
    });
    const line = { at: went.createdAt, id: went.id, came: null, went };
    return presentLine(line, new Map([[account.userId, account.name]]));
  }),

  markRead: conversations.markRead.use(views).handler(async ({ input, context, errors }) => {
    const outcome = await markRead(context.scope, input.id);
    return valueOr(outcome, { 'not-found': errors.CONVERSATION_NOT_FOUND });
  }),

  settle: conversations.settle.use(sends).handler(async ({ input, context, errors }) => {
    const outcome = await settle(context.scope, input.id);
    return valueOr(outcome, { 'not-found': errors.CONVERSATION_NOT_FOUND });
  }),

  assign: conversations.assign.use(sends).handler(async ({ input, context, errors }) => {
    const outcome = await assign(context.scope, input);
    return valueOr(outcome, {
      'not-found': errors.CONVERSATION_NOT_FOUND,
      'member-not-found': errors.MEMBER_NOT_FOUND,
    });
  }),

  timeline: conversations.timeline
    .use(views)
    .use(requires('clients.view'))
    .use(requires('appointments.view'))
    .handler(async ({ input: { clientId, cursor, limit }, context, errors }) => {
      const { scope } = context;
      if (!(await findClient(scope, clientId))) throw errors.CLIENT_NOT_FOUND();
      const after = placeAt(cursor, linePlace, errors);
      const page = await readTimeline(scope, clientId, { after, limit });
      const authors = await authorsOf(scope);
      const people = page.rows.flatMap(({ visit }) => visit?.professionalId ?? []);
      const names = await readProfessionalNames(scope, people);
      return {
        items: page.rows.map(({ line, visit }) =>
          line
            ? ({ type: 'message', ...presentLine(line, authors) } as const)
            : ({ type: 'visit', ...presentVisit(visit, names) } as const),
        ),
        nextCursor: nextCursor(page, ({ at, id }) => [at.toString(), id]),
      };
    }),
};

type Scope = CompanyContext['scope'];

/** With what went out by itself to whoever has this phone. */
async function wholeTalk(scope: Scope, talk: TalkRow) {
  const clientIds = await listClientIdsOfContact(scope, talk.contact);
  const known = talk.clientId ? [talk.clientId, ...clientIds] : clientIds;
  return { conversationId: talk.id, clientIds: known };
}

async function authorsOf(scope: Scope): Promise<ReadonlyMap<string, string>> {
  const accounts = await listAccountsOfMembers(scope);
  return new Map(accounts.map(({ id, name }) => [id, name]));
}
