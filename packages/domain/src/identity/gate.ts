import { isOperator, PLATFORM_ROLES } from './platform-role.ts';

/** What an account's company is to the gate: none, one that took the access away, closed by the operators, or open. */
export const COMPANY_STATES = ['none', 'ended', 'inactive', 'active'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** What the gate looks at. The role is text: one that nobody knows opens nothing. */
export type Visitor = { platformRole: string; companyState: CompanyState };

/** Why somebody stands before a company: it is still to be set up, it ended her access, or it was closed. */
export type Hindrance = 'company-missing' | 'access-ended' | 'company-closed';

/** What the front gate does with whoever is signed in. */
export function gateOf(visitor: Visitor): '/super-admin' | '/dashboard' | Hindrance {
  if (isOperator(visitor.platformRole)) return '/super-admin';
  return hindranceOf(visitor) ?? '/dashboard';
}

/** What the dashboard does with whoever is signed in. An operator enters it with a company only. */
export function dashboardGateOf(visitor: Visitor): 'open' | 'denied' | Hindrance {
  if (!PLATFORM_ROLES.some((role) => role === visitor.platformRole)) return 'denied';
  if (!isOperator(visitor.platformRole)) return hindranceOf(visitor) ?? 'open';
  return visitor.companyState === 'active' ? 'open' : 'denied';
}

/** Whether an address that was asked for before signing in can be opened by whoever signed in. */
export function mayOpen(address: string, visitor: Visitor): boolean {
  const [, area, screen] = address.split(/[/?#]/);
  if (area === 'super-admin') return isOperator(visitor.platformRole);
  // Everybody has a profile: operators are led on to their own.
  if (area !== 'dashboard' || screen === 'profile') return true;
  return dashboardGateOf(visitor) === 'open';
}

/** Whoever belongs to no company, or to none any more, may found one. */
export function mayFound({ companyState }: Pick<Visitor, 'companyState'>): boolean {
  return companyState === 'none' || companyState === 'ended';
}

function hindranceOf({ companyState }: Visitor): Hindrance | null {
  if (companyState === 'none') return 'company-missing';
  if (companyState === 'ended') return 'access-ended';
  return companyState === 'inactive' ? 'company-closed' : null;
}
