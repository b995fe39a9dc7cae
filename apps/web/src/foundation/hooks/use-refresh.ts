import type { LiveTopic } from '@app/contract/shared/live-topics';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.tsx';
import { refresh } from '../refresh.ts';

/** For a refusal that shows that what is on the screen is old. A write that succeeds does it itself. */
export function useRefresh(...topics: readonly LiveTopic[]): () => Promise<unknown> {
  const api = useApi();
  const queryClient = useQueryClient();
  return () =>
    Promise.all(topics.map((topic) => refresh({ api, queryClient }, { topic, requestId: null })));
}
