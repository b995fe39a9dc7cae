import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { newCompanyToken } from '../../../foundation/secrets/company-token.ts';
import { appointmentLinks } from './appointment-links.table.ts';

/** Answers what opens the client's own page. It is not kept, so nobody can be told it again. */
export async function createLink(scope: CompanyScope, appointmentId: string): Promise<string> {
  const { token, tokenHash } = newCompanyToken(scope.companyId);
  await scope.insert(appointmentLinks).values({ appointmentId, tokenHash });
  return token;
}

/** Whoever has one of them is not the one whose visit it is. */
export async function dropLinks(scope: CompanyScope, appointmentId: string): Promise<void> {
  await scope.delete(appointmentLinks).where(eq(appointmentLinks.appointmentId, appointmentId));
}

export function manageUrlOf(publicUrl: string, token: string): string {
  return new URL(`/a/${token}`, publicUrl).href;
}
