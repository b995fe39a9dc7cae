import type { Actor, OperatorScope, SessionAccount } from '../../../foundation/database/scopes.ts';
import type {
  RequestContext,
  WaitingOperatorContext,
} from '../../../foundation/http/request-context.ts';
import type { InvitationPost } from '../../team/invitation-mail.commands.ts';

export type OperatorContext = RequestContext & { account: SessionAccount };
/** Who acts, as the trail wants to know it. */
export type Doer = Actor & { now: Temporal.Instant };

export function doerOf({ account, requestId, now }: OperatorContext): Doer {
  return { userId: account.userId, requestId, now };
}

/**
 * One transaction of the operator, once for a request that is sent again, and then news for the company's
 * own screens and for every server that remembers whether visitors find it.
 */
export async function actOn<Answer>(
  context: WaitingOperatorContext,
  companyId: string,
  act: (scope: OperatorScope, doer: Doer) => Promise<Answer>,
): Promise<Answer> {
  const answer = await context.actOnce((scope) => act(scope, doerOf(context)));
  const { scopes, account, requestId } = context;
  scopes.tell({ companyId, userId: account.userId, requestId }, 'company');
  return answer;
}

export function postOf(
  { mailer, environment }: Pick<RequestContext, 'mailer' | 'environment'>,
  companyName: string,
): InvitationPost {
  return {
    mailer,
    publicUrl: environment.PUBLIC_URL,
    companyName,
    environment,
  };
}
