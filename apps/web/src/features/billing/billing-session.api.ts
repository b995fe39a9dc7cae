import type { Session } from '@app/contract/identity/session.contract';
import { redirect } from '@tanstack/react-router';
import { rememberAddress } from '../../foundation/return-address.ts';
import { currentSession, type Loader, requireSession } from '../identity/session.api.ts';

/** For the pages around a payment: whoever has to sign in first comes back to them. */
export async function requirePayer(loader: Loader, address: string): Promise<Session> {
  if (!(await currentSession(loader))) rememberAddress(address);
  const session = await requireSession(loader);
  // Without a company there is nothing to pay for; the gate knows what comes first.
  if (!session.company) throw redirect({ to: '/', replace: true });
  return session;
}
