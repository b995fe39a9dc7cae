import { cents } from '@app/domain/shared/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useFile } from '../../../foundation/hooks/use-file.ts';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { useMore } from '../../../foundation/hooks/use-walk.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { useHasMoney } from '../../scheduling/appointments/counter.view.ts';

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

/** Only whoever opens one is told. What cannot be read is not waited for: the server says it later. */
export function useIsDrawerClosed(isAsked: boolean): () => Promise<boolean> {
  const mayOperate = useMay('cash.operate');
  const isCashier = useHasMoney() && mayOperate;
  const queryClient = useQueryClient();
  const options = useApi().cash.sessions.current.queryOptions();
  const { failureCount } = useQuery({ ...options, enabled: isAsked && isCashier });
  return async () => {
    if (!isCashier || failureCount > 0) return false;
    const session = await queryClient.fetchQuery(options).catch(() => undefined);
    return session === null;
  };
}

/** What lay in the drawer when it was closed last: what it most likely opens with. */
export function useLastCounted() {
  const input = { limit: 1 };
  const query = useQuery(useApi().cash.sessions.list.queryOptions({ input }));
  const lines = query.data?.items[0]?.counts ?? [];
  const counted = lines.find(({ key }) => key === 'drawer')?.countedCents ?? 0;
  const isComing = query.fetchStatus === 'fetching' && query.failureCount === 0;
  return { isLoading: query.isPending && isComing, counted: cents(counted) };
}

/** Closed ones, newest first, a few more each time somebody asks for them. */
export function usePastSessions() {
  return useMore(useApi().cash.sessions.list, { filters: {}, limit: sessionsOfAPage });
}

/** All of them, as a file. */
export function usePastSessionsFile() {
  return useFile(useApi().cash.sessions.exportCsv);
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

export function useCloseCash(request: Request) {
  const { sessions } = useApi().cash;
  return useSendOnce(sessions.close, request);
}

export function useMoveCash(request: Request) {
  const { sessions } = useApi().cash;
  return useSendOnce(sessions.move, request);
}
