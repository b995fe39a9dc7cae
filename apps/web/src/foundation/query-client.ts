import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isRefusal, statusOf } from './failure.ts';

const fiveMinutes = 5 * 60 * 1000;
const retriesOfARead = 2;

/** `onSignedOut` runs when the server no longer knows the session, whatever was asked for. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (statusOf(error) === 401) onSignedOut();
  };

  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: fiveMinutes, retry: mayRetry },
      // A write that seemed to fail may have arrived: only the person decides to send it again.
      mutations: { retry: false },
    },
  });
}

export function mayRetry(failures: number, error: unknown): boolean {
  if (isRefusal(error)) return false;
  return failures < retriesOfARead;
}
