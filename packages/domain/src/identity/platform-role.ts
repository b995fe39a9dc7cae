/** What an account is on the platform. Inside a company the member's role decides. */
export const PLATFORM_ROLES = ['admin', 'client', 'company_admin'] as const;
export type PlatformRole = (typeof PLATFORM_ROLES)[number];

/** Runs the platform: sees every company and belongs to none. */
export function isOperator(role: string): boolean {
  return role === 'admin';
}

/** Where an account lands after signing in. */
export function homeOf(role: PlatformRole): '/super-admin' | '/dashboard' {
  return isOperator(role) ? '/super-admin' : '/dashboard';
}
