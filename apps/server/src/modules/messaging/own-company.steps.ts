import type { CompanyContext } from '../../foundation/http/request-context.ts';

/** Whose it is, her session says; who names another company means somebody else's. */
export function isOfAnother(
  { companyId }: { companyId?: string | undefined },
  { scope }: Pick<CompanyContext, 'scope'>,
): boolean {
  return companyId !== undefined && companyId !== scope.companyId;
}
