import type { ReturnCall } from '@app/contract/messaging/returns.contract';
import { standingOfCall } from '@app/domain/messaging/message-state';
import { todayIn } from '@app/domain/shared/local-time';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { type CompanyContext, todayOf } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { type Calling, noteCall, sendInvitation, sendsInvitations } from './returns.commands.ts';
import { type CallView, listCalls } from './returns.queries.ts';

const returns = forCompany.messaging.returns.use(opens('messages'));
const sends = requires('messages.send');

export const returnsHandlers = {
  list: returns.list.use(requires('messages.view')).handler(async ({ input, context }) => {
    const { scope, now, account } = context;
    const calls = await listCalls(scope, input.clientIds, now);
    return {
      sends: await sendsInvitations(scope),
      calls: calls.flatMap((call) => presentCall(call, account.companyTimezone)),
    };
  }),

  send: returns.send.use(sends).handler(async ({ input, context, errors }) => {
    const sent = await sendInvitation(context.scope, input, callingOf(context));
    const { clientId } = valueOr(sent, {
      'client-not-found': errors.CLIENT_NOT_FOUND,
      'service-not-found': errors.SERVICE_NOT_FOUND,
      'not-allowed': errors.NEWS_NOT_ALLOWED,
      'no-phone': errors.CLIENT_WITHOUT_PHONE,
      'not-connected': errors.WHATSAPP_NOT_CONNECTED,
      'already-called': errors.ALREADY_CALLED,
    });
    return showCall(context, clientId);
  }),

  note: returns.note.use(sends).handler(async ({ input, context, errors }) => {
    const noted = await noteCall(context.scope, input.clientId, callingOf(context));
    const { clientId } = valueOr(noted, { 'client-not-found': errors.CLIENT_NOT_FOUND });
    return showCall(context, clientId);
  }),
};

function callingOf(context: CompanyContext): Calling {
  return { userId: context.account.userId, now: context.now, today: todayOf(context) };
}

async function showCall({ scope, now, account }: CompanyContext, clientId: string) {
  const calls = await listCalls(scope, [clientId], now);
  const [call] = calls.flatMap((one) => presentCall(one, account.companyTimezone));
  if (!call) throw new Error('The call that was stored is gone');
  return call;
}

function presentCall({ clientId, state, plannedAt, byName }: CallView, zone: string): ReturnCall[] {
  if (clientId === null) return [];
  const day = todayIn(zone, plannedAt).toString();
  return [{ clientId, day, standing: standingOfCall(state), byName }];
}
