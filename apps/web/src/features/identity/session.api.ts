import type { Session } from '@app/contract/identity/session.contract';
import { mayOpen } from '@app/domain/identity/gate';
import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { redirect, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { type Api, useApi } from '../../foundation/api.tsx';
import { renewSession } from '../../foundation/sign-in/auth.ts';
import { rememberAddress, takeAddress } from '../../foundation/sign-in/return-address.ts';

export type Loader = { api: Api; queryClient: QueryClient };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A screen of signed-in people was asked for, and signing in comes before it. */
    signInFirst?: true;
  }
}

/** Who is signed in; remembered for a while, then asked for again. */
export function currentSession({ api, queryClient }: Loader): Promise<Session | null> {
  return queryClient.fetchQuery(api.identity.session.current.queryOptions());
}

/** Where somebody wanted to go. */
export type Wanted = { href: string; search: { confirmed?: unknown; error?: unknown } };
/** Whoever asked for one of these wanted in, nowhere in particular: the gate knows where to. */
const HOMES = ['/dashboard', '/super-admin'];
/** What became of the link of a confirmation mail. */
export type Confirmation = 'done' | 'failed';

/** For screens of signed-in people: everybody else is sent to sign in first. */
export async function requireSession(loader: Loader, wanted: Wanted): Promise<Session> {
  const session = await currentSession(loader);
  if (session) return session;
  const confirmation = confirmationIn(wanted.search);
  if (!HOMES.includes(wanted.href)) rememberAddress(wanted.href);
  throw redirect({
    to: '/auth',
    search: { mode: 'signin', ...(confirmation && { confirmation }) },
    state: { signInFirst: true },
  });
}

/** The mailed link leads to the profile, with the reason when it failed. */
function confirmationIn({ confirmed, error }: Wanted['search']): Confirmation | null {
  if (confirmed !== 1) return null;
  return error === undefined ? 'done' : 'failed';
}

/** What was asked for before signing in, if it opens to whoever is in now; otherwise `null`. */
export async function wantedAddress(loader: Loader): Promise<string | null> {
  const wanted = takeAddress();
  if (wanted === null) return null;
  const session = await currentSession(loader);
  return session && mayOpen(wanted, session) ? wanted : null;
}

/** After signing in: what was known about the session is no longer true. */
export function forgetSession({ api, queryClient }: Loader): void {
  queryClient.removeQueries({ queryKey: api.identity.session.current.key() });
}

/** After a change to the account or its access: the open screen asks again who is signed in. */
export function useRefreshSession(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  return useCallback(async () => {
    forgetSession({ api, queryClient });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.identity.profile.key() }),
      router.invalidate(),
    ]);
  }, [api, queryClient, router]);
}

/** Opening the system and coming back to it are visits; a tab that nobody looks at is none. */
export function useRenewedSession(): void {
  useEffect(() => {
    const renew = () => void renewSession();
    renew();
    window.addEventListener('focus', renew);
    return () => window.removeEventListener('focus', renew);
  }, []);
}

/** Whoever comes back from another window, or hears of it, sees what changed: subscription, role, company. */
export function useFollowSession(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();

  useEffect(() => {
    async function lookAgain(): Promise<void> {
      const options = api.identity.session.current.queryOptions();
      const known = queryClient.getQueryData(options.queryKey);
      // Without an answer, or signed out: the next call of the screen says so in its own way.
      const current = await queryClient.fetchQuery({ ...options, staleTime: 0 }).catch(() => null);
      if (current && current !== known) await router.invalidate();
    }
    // What others did to her access, or to what is open in the company, is told by the live line.
    const hash = hashKey(api.identity.session.current.queryKey());
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.query.queryHash !== hash || event.type !== 'updated') return;
      if (event.action.type === 'invalidate') void lookAgain();
    });
    window.addEventListener('focus', lookAgain);
    return () => {
      stop();
      window.removeEventListener('focus', lookAgain);
    };
  }, [api, queryClient, router]);
}
