import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { MemberContext } from '../../../foundation/http/request-context.ts';
import type { LineWebhook, Refused } from '../../../foundation/whatsapp/gateway.ts';
import type { ConnectionRow } from './connections.queries.ts';
import { lineSecretOf, webhookOf } from './lines.rules.ts';

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

/** Where news of the company's line go now. */
export function webhookOfLine(
  { markOf, environment, companyId }: LineParts,
  { secretNumber }: ConnectionRow,
): LineWebhook {
  return webhookOf(environment.PUBLIC_URL, lineSecretOf(markOf, companyId, secretNumber));
}

/** Why a line could not be reached, as far as it makes a difference to whoever waits. */
export type LineTrouble =
  | 'not-configured'
  | 'gateway-silent'
  | 'gateway-refuses'
  | 'not-connected'
  /** The phone is connected in another company. */
  | 'taken';

export function troubleOf({ reason }: Refused): LineTrouble {
  if (reason === 'not-connected' || reason === 'line-missing') return 'not-connected';
  if (reason === 'unauthorized' || reason === 'licence-required' || reason === 'not-a-gateway') {
    return 'gateway-refuses';
  }
  return 'gateway-silent';
}
