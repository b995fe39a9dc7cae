import type { ReturnCall } from '@app/contract/messaging/returns.contract';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { useWrite } from '../../../foundation/hooks/use-write.ts';
import { useMayIn } from '../../../foundation/sign-in/session.tsx';

const ASKED_AT_ONCE = 100;

/** Who of these was called to come back, and how one calls; nothing where it is not hers to see. */
export function useReturnCalls(clientIds: readonly string[]) {
  const { returns } = useApi().messaging;
  const sees = useMayIn('messages', 'messages.view');
  const mayCall = useMayIn('messages', 'messages.send');
  const pages = useStablePages(clientIds);
  const asked = sees ? pages : [];
  const { answered, ...known } = useQueries({
    queries: asked.map((ids) => returns.list.queryOptions({ input: { clientIds: ids } })),
    combine: knownOf,
  });
  const isKnown = (id: string) =>
    asked.every((ids, page) => answered[page] === true || !ids.includes(id));
  const send = useWrite(returns.send.mutationOptions());
  const note = useWrite(returns.note.mutationOptions());
  return { ...known, isKnown, mayCall, send, note };
}
export type ReturnCalls = ReturnType<typeof useReturnCalls>;

/** Who was asked for stays in the same page when more are listed: what is known of her is not asked anew. */
function useStablePages(ids: readonly string[]): string[][] {
  const [pages, setPages] = useState(() => inPages(ids));
  const paged = new Set(pages.flat());
  const added = ids.filter((id) => !paged.has(id));
  if (added.length > 0) setPages([...pages, ...inPages(added)]);
  const listed = new Set(ids);
  return pages.filter((page) => page.some((id) => listed.has(id)));
}

function inPages(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / ASKED_AT_ONCE);
  return Array.from({ length: count }, (_, page) =>
    ids.slice(page * ASKED_AT_ONCE, (page + 1) * ASKED_AT_ONCE),
  );
}

type Listed = { sends: boolean; calls: ReturnCall[] };

function knownOf(answers: UseQueryResult<Listed>[]) {
  const calls = answers.flatMap(({ data }) => data?.calls ?? []);
  return {
    byClient: new Map(calls.map((call) => [call.clientId, call])),
    sends: answers.some(({ data }) => data?.sends),
    answered: answers.map(({ data }) => data !== undefined),
  };
}
