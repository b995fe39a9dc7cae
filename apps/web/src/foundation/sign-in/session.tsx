import type { Session } from '@app/contract/identity/session.contract';
import { may, type Permission } from '@app/domain/team/permissions';
import { supportMay } from '@app/domain/team/support-visit';
import { createContext, use } from 'react';
import { ownVisit } from './visit.ts';

/** `null` while nobody is signed in. */
export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs somebody signed in above it');
  return session;
}

/** What to show and what to hide. The server decides again, by itself. */
export function useMay(permission: Permission): boolean {
  const session = use(SessionContext);
  return session !== null && sessionMay(session, permission);
}

/** Whether the company's plan opens that part of the product, and her role lets her do it there. */
export function useMayIn(module: Module, permission: Permission): boolean {
  const isAllowed = useMay(permission);
  return sessionOpens(useSession(), module) && isAllowed;
}

/** A part of the product that a plan opens. */
export type Module = NonNullable<Session['company']>['openModules'][number];

export function sessionOpens({ company }: Session, module: Module): boolean {
  return company?.openModules.includes(module) ?? false;
}

/** The same question where there is no component to ask it, such as before a route loads. */
export function sessionMay(session: Session, permission: Permission): boolean {
  const { company } = session;
  if (company === null || !may(company.role, permission)) return false;
  return !ownVisit(session) || supportMay(permission);
}
