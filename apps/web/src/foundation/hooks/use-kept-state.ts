import { type Dispatch, useEffect, useState } from 'react';
import { draftKey, readDraft, writeDraft } from '../drafts/kept-drafts.ts';
import { useSession } from '../sign-in/session.tsx';

type Kept<State> = {
  /** With its version: what an older program kept is not understood by a newer one. */
  name: string;
  /** What was kept, if it is still what it should be. */
  read: (value: unknown) => State | null;
  initial: State;
};

/** State that survives a reload and a lost connection, in this tab and for this person's company. */
export function useKeptState<State extends object>({ name, read, initial }: Kept<State>) {
  const key = draftKey(useSession(), [name]);
  const [state, setState] = useState<State>(() => readDraft(key, read) ?? initial);
  const [isForgotten, setIsForgotten] = useState(false);
  const isBegun = state !== initial;
  useEffect(() => {
    if (isForgotten) writeDraft(key, null);
    else if (isBegun) writeDraft(key, state);
  }, [key, state, isBegun, isForgotten]);
  const set: Dispatch<State> = setState;
  return { state, set, forget: () => setIsForgotten(true) };
}
