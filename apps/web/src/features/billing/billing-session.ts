import type { Session } from '@app/contract/identity/session.contract';
import { redirect } from '@tanstack/react-router';
import { type Loader, requireSession, type Wanted } from '../identity/session.api.ts';

/** For the pages around a payment. */
export async function requirePayer(loader: Loader, wanted: Wanted): Promise<Session> {
  const session = await requireSession(loader, wanted);
  // Without a company there is nothing to pay for; the gate knows what comes first.
  if (!session.company) throw redirect({ to: '/', replace: true });
  return session;
}
