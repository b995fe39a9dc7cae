import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isRefusal, isRefusedWith, reportFailure, statusOf } from './failure.ts';

const fiveMinutes = 5 * 60 * 1000;
const retriesOfARead = 2;

type Listeners = {
  /** Hears of reads that the server refused because the session ended. */
  onSignedOut: () => void;
  /** Hears of reads for a company that is no longer the open one. */
  onCompanyChanged: () => void;
  /** What a write made old is asked for again after its own steps, and before whoever waits goes on. */
  onWritten: () => Promise<void>;
};

export function createQueryClient({
  onSignedOut,
  onCompanyChanged,
  onWritten,
}: Listeners): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        reportFailure(error);
        if (statusOf(error) === 401) onSignedOut();
        if (isRefusedWith('COMPANY_CHANGED', error)) onCompanyChanged();
      },
    }),
    // A form that could not be saved stays as it is: leaving would lose what was typed.
    mutationCache: new MutationCache({ onError: reportFailure, onSettled: onWritten }),
    defaultOptions: {
      // Without a network a call fails at once and says so, instead of waiting in silence.
      queries: { staleTime: fiveMinutes, retry: mayRetry, networkMode: 'always' },
      // A write that seemed to fail may have arrived: only the person decides to send it again.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export function mayRetry(failures: number, error: unknown): boolean {
  if (isRefusal(error)) return false;
  return failures < retriesOfARead;
}
