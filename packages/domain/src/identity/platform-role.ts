/** What an account is on the platform. Inside a company the member's role decides. */
export const PLATFORM_ROLES = ['admin', 'client', 'company_admin'] as const;
export type PlatformRole = (typeof PLATFORM_ROLES)[number];

/** Where an account lands after signing in. */
export function homeOf(role: PlatformRole): '/super-admin' | '/dashboard' {
  return role === 'admin' ? '/super-admin' : '/dashboard';
}
