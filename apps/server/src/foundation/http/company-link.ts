import type { CompanyScope } from '../database/scopes.ts';
import { readCompanyToken } from '../secrets/company-token.ts';
import { withTimeout } from '../timeout.ts';
import type { RequestContext } from './request-context.ts';

/** Whoever comes by a link that a company gave away. */
type LinkVisitor = Pick<RequestContext, 'scopes' | 'requestId'>;
export type LinkOpening = { token: string; purpose: 'read' | 'write' };

/** A step inside the company of a link. Null when it opens nothing, or no longer. */
export async function openCompanyLink<Answer>(
  { scopes, requestId }: LinkVisitor,
  { token, purpose }: LinkOpening,
  work: (scope: CompanyScope, tokenHash: string) => Promise<Answer | null>,
): Promise<Answer | null> {
  const key = readCompanyToken(token);
  if (!key) return null;
  const entry = { companyId: key.companyId, userId: null, requestId, purpose };
  return scopes.withCompany(entry, (scope) => work(scope, key.tokenHash));
}

/** Nobody waits for a database that dawdles to see the page. */
const TIMEOUT_MS = 1_000;

/** Whether a link opened anything. Where nobody can tell, the page finds out and says it. */
export async function openedAnything(opened: Promise<unknown>): Promise<boolean> {
  try {
    return (await withTimeout(TIMEOUT_MS, opened)) !== null;
  } catch {
    return true;
  }
}
