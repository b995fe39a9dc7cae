import { useState } from 'react';
import { draftKey, readDraft, writeDraft } from '../drafts/kept-drafts.ts';
import { requestKey } from '../request-key.ts';
import { useSession } from '../sign-in/session.tsx';
import type { Request } from './use-send-once.ts';

type Change<Value> = { base: Value; draft: Value };
type Kept<Value> = Change<Value> & { requestKey: string };

/**
 * What is being changed in something that exists, with what it began from: kept until it is stored
 * or thrown away, so that a reload finds it again. */
export function useKeptChange<Value extends object>(
  about: readonly string[],
  check: (value: unknown) => Value | null,
) {
  const key = draftKey(useSession(), about);
  const [found, setFound] = useState(() => readDraft(key, (value) => keptIn(value, check)));
  const [request, setRequest] = useState(found?.requestKey ?? requestKey);
  return {
    found,
    keep: (change: Change<Value> | null) =>
      writeDraft(key, change && { ...change, requestKey: request }),
    forget: () => {
      writeDraft(key, null);
      setFound(null);
    },
    /** The same after a reload, so that nothing is stored twice. */
    request: { key: request, renew: () => setRequest(requestKey()) } satisfies Request,
  };
}

function keptIn<Value>(
  value: unknown,
  check: (value: unknown) => Value | null,
): Kept<Value> | null {
  // Each part is looked at before it is believed.
  const kept = value as Partial<Kept<unknown>> | null;
  const [base, draft] = [check(kept?.base), check(kept?.draft)];
  if (!base || !draft || typeof kept?.requestKey !== 'string') return null;
  return { base, draft, requestKey: kept.requestKey };
}
