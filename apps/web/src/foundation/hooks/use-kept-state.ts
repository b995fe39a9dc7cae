import { type Dispatch, useEffect, useState } from 'react';
import { useSession } from '../sign-in/session.tsx';

type Kept<State> = {
  /** With its version: what an older program kept is not understood by a newer one. */
  name: string;
  /** What was kept, if it is still what it should be. */
  read: (value: unknown) => State | null;
  initial: State;
};

/** State that survives a reload and a lost connection, in this tab and for this person's company. */
export function useKeptState<State>({ name, read, initial }: Kept<State>) {
  const { company, user } = useSession();
  const key = `${name}:${company?.id ?? ''}:${user.id}`;
  const [state, setState] = useState<State>(() => keptUnder(key, read) ?? initial);
  const [isForgotten, setIsForgotten] = useState(false);
  const isBegun = state !== initial;
  useEffect(() => {
    if (isForgotten) keep(key, null);
    else if (isBegun) keep(key, state);
  }, [key, state, isBegun, isForgotten]);
  const set: Dispatch<State> = setState;
  return { state, set, forget: () => setIsForgotten(true) };
}

function keptUnder<State>(key: string, read: (value: unknown) => State | null): State | null {
  try {
    return read(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    // A browser that keeps nothing, or something unreadable: it begins anew.
    return null;
  }
}

function keep(key: string, state: unknown): void {
  try {
    if (state === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // A browser that keeps nothing loses nothing else.
  }
}
