import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { MemberContext } from '../../../foundation/http/request-context.ts';
import type { Refused } from '../../../foundation/whatsapp/gateway.ts';

/** What whoever speaks to the gateway for a company needs. No transaction is open meanwhile. */
export type LineParts = Pick<
  MemberContext,
  'scopes' | 'requestId' | 'whatsapp' | 'sealer' | 'markOf' | 'environment' | 'clock' | 'companyId'
> & { userId: string | null };

export function within<Answer>(
  { scopes, companyId, userId, requestId }: LineParts,
  work: (scope: CompanyScope) => Promise<Answer>,
): Promise<Answer> {
  return scopes.withCompany({ companyId, userId, requestId }, work);
}

/** Why a line could not be reached, as far as it makes a difference to whoever waits. */
export type LineTrouble = 'not-configured' | 'gateway-silent' | 'gateway-refuses' | 'not-connected';

export function troubleOf({ reason }: Refused): LineTrouble {
  if (reason === 'not-connected' || reason === 'line-missing') return 'not-connected';
  if (reason === 'unauthorized' || reason === 'licence-required' || reason === 'not-a-gateway') {
    return 'gateway-refuses';
  }
  return 'gateway-silent';
}
