import { type PasswordWeakness, WEAK_PASSWORD, weaknessOf } from '@app/domain/identity/password';
import { APIError, type createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';

const CODES: Record<PasswordWeakness, string> = {
  common: 'PASSWORD_COMMON',
  personal: 'PASSWORD_PERSONAL',
};

/** What the library hands to whoever steps in before or after it. */
export type AuthContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** The companies somebody works in, whose names are no password for her. */
export type CompanyNamesOf = (userId: string) => Promise<string[]>;

/** The library knows how long a password must be, not how soon somebody would guess it. */
export async function refuseWeakPassword(
  context: AuthContext,
  companyNamesOf: CompanyNamesOf,
): Promise<void> {
  const password: unknown = context.body?.newPassword;
  if (typeof password !== 'string') return;
  const person = await whoChooses(context);
  const companyNames = person ? await companyNamesOf(person.id) : [];
  const weakness = weaknessOf(password, { ...person, companyNames });
  if (!weakness) return;
  throw new APIError('BAD_REQUEST', { code: CODES[weakness], message: WEAK_PASSWORD[weakness] });
}

/** Whoever is signed in, or whose mailed link was opened; a link is looked at, and not used up. */
async function whoChooses(
  context: AuthContext,
): Promise<{ id: string; name: string; email: string } | null> {
  if (context.path === '/change-password') return (await getSessionFromCtx(context))?.user ?? null;
  const token: unknown = context.body?.token;
  if (typeof token !== 'string') return null;
  const { internalAdapter } = context.context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return link ? internalAdapter.findUserById(link.value) : null;
}
