import type { Session } from '@app/contract/identity/session.contract';

/** The visit for support on which whoever reads this page is, if she is on one. */
export function ownVisit({ support }: Session): Session['support'][number] | undefined {
  return support.find(({ isOwn }) => isOwn);
}

// Named as what goes when somebody signs out. Kept past a reload: a call of the company left behind may be
// answered sooner than the session, and starts the page anew.
const KEY = 'auth.visit';

/** Whether this tab was on a visit that is over now: nothing of it may stay on the screen. */
export function isVisitOver(session: Session): boolean {
  if (ownVisit(session)) {
    sessionStorage.setItem(KEY, 'on');
    return false;
  }
  return sessionStorage.getItem(KEY) !== null;
}

/** Back to the companies, with a clean page, which says why. */
export function leaveVisit(): Promise<never> {
  sessionStorage.setItem(KEY, 'over');
  location.replace('/super-admin/companies');
  return new Promise(() => {});
}

/** Whether a visit has just ended, said once. */
export function takeVisitOver(): boolean {
  const isOver = sessionStorage.getItem(KEY) === 'over';
  sessionStorage.removeItem(KEY);
  return isOver;
}
