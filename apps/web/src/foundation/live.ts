import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { useApi } from './api.tsx';
import { isRefusal } from './failure.ts';
import { refresh, refreshEverything } from './refresh.ts';
import { SessionContext } from './sign-in/session.tsx';

/** Keeps what is on the screen up to date with what others in the company do. */
export function useLiveChanges(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const companyId = use(SessionContext)?.company?.id;

  useEffect(() => {
    if (!companyId) return;
    return followWhileShown({ api, queryClient });
  }, [api, queryClient, companyId]);
}

/**
 * A browser keeps a page that was left for when somebody goes back to it, and a line that it held open
 * would keep one of the few connections from the page that is shown. Returns what ends it all.
 */
function followWhileShown(parts: Parts): () => void {
  let stop = new AbortController();
  void followChanges(parts, stop.signal);
  const comings = new AbortController();
  const { signal } = comings;
  window.addEventListener('pagehide', () => stop.abort(), { signal });
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      stop = new AbortController();
      refreshEverything(parts);
      void followChanges(parts, stop.signal);
    },
    { signal },
  );
  return () => {
    comings.abort();
    stop.abort();
  };
}

const aSoundConnection = 10_000;

type Parts = Parameters<typeof refresh>[0];

async function followChanges(parts: Parts, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const startedAt = Date.now();
    try {
      const changes = await parts.api.live.changes.call(undefined, { signal });
      // Whatever happened while the line was down was not heard.
      if (failures > 0) refreshEverything(parts);
      for await (const change of changes) {
        if (signal.aborted) return;
        void refresh(parts, change);
      }
    } catch (error) {
      if (isRefusal(error)) return lookAtSession(parts);
    }
    // A line that breaks as soon as it opens must not be opened every second.
    if (Date.now() - startedAt > aSoundConnection) failures = 0;
    await pause(pauseAfter(failures), signal);
  }
}

/** Whoever may not follow the company any more was put out of it: the screen asks who she is now. */
function lookAtSession({ api, queryClient }: Parts): void {
  void queryClient.invalidateQueries({ queryKey: api.identity.session.current.key() });
}

/** One second, then twice as long each time up to half a minute, spread so that not all come at once. */
function pauseAfter(failures: number): number {
  const longest = Math.min(30_000, 1_000 * 2 ** failures);
  return longest * (0.5 + Math.random() / 2);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
