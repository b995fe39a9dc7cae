import type { Session } from '@app/contract/identity/session.contract';

/** The visit for support on which whoever reads this page is, if she is on one. */
export function ownVisit({ support }: Session): Session['support'][number] | undefined {
  return support.find(({ isOwn }) => isOwn);
}

let wasVisiting = false;

/** Whether this page was on a visit that is over now: nothing of it may stay on the screen. */
export function isVisitOver(session: Session): boolean {
  const isVisiting = ownVisit(session) !== undefined;
  const isOver = wasVisiting && !isVisiting;
  wasVisiting = isVisiting;
  return isOver;
}

// Named as what goes when somebody signs out.
const KEY = 'auth.visit-over';

/** Back to the companies, with a clean page, which says why. */
export function leaveVisit(): Promise<never> {
  sessionStorage.setItem(KEY, 'yes');
  location.replace('/super-admin/companies');
  return new Promise(() => {});
}

/** Whether a visit has just ended, said once. */
export function takeVisitOver(): boolean {
  const isOver = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return isOver;
}
