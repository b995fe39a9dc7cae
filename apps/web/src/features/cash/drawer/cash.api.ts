import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { useMore } from '../../../foundation/hooks/use-walk.ts';

const sessionsOfAPage = 5;

/** The open drawer with its movements, or null. */
export function useCurrentSession() {
  return useQuery(useApi().cash.sessions.current.queryOptions());
}

/** Whether a drawer is open now, as far as the screen knows. */
export type DrawerNow = 'open' | 'closed' | 'unknown';

export function useDrawerNow(): DrawerNow {
  const { data: session } = useCurrentSession();
  if (session === undefined) return 'unknown';
  return session === null ? 'closed' : 'open';
}

/** Closed ones, newest first, a few more each time somebody asks for them. */
export function usePastSessions() {
  return useMore(useApi().cash.sessions.list, { filters: {}, limit: sessionsOfAPage });
}

export function useCashSession(id: string) {
  return useQuery(useApi().cash.sessions.get.queryOptions({ input: { id } }));
}

/** What dialogs about money offer: ways of paying and categories that are in use. */
export function useCashChoices() {
  return useQuery(useApi().cash.sessions.choices.queryOptions());
}

export function useOpenCash() {
  const { sessions } = useApi().cash;
  return useSendOnce(sessions.open);
}

export function useCloseCash() {
  const { sessions } = useApi().cash;
  return useSendOnce(sessions.close);
}

export function useMoveCash() {
  const { sessions } = useApi().cash;
  return useSendOnce(sessions.move);
}
