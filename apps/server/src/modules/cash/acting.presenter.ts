import { todayIn } from '@app/domain/shared/local-time';
import type { CompanyContext } from '../../foundation/http/procedures.ts';
import { type NamedRequest, namedRequest } from '../company/answered-requests.commands.ts';
import type { Acting } from './cash-sessions.commands.ts';

export function actingOf({ account, now }: CompanyContext): Acting {
  return { userId: account.userId, now, today: todayIn(account.companyTimezone, now) };
}

export function requestOf(
  { scope, account, requestKey, markOf }: CompanyContext,
  action: string,
  input: object,
): NamedRequest {
  const asking = { companyId: scope.companyId, userId: account.userId, requestKey, markOf };
  return namedRequest(asking, action, input);
}
