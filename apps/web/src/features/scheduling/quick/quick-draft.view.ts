import { useEffect, useRef, useState } from 'react';
import { draftKey, readDraft, writeDraft } from '../../../foundation/drafts/kept-drafts.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import type { QuickStart } from '../appointments/appointments-view.ts';
import {
  emptyDraft,
  type Given,
  isBegun,
  keptQuickIn,
  placedAnew,
  type QuickDraft,
} from './quick-draft.ts';

/** What was closed and is wanted again, each time another one. */
export type TakenBack = { start: QuickStart; draft: QuickDraft };

/** What stands in the panel: kept over a lost connection, a refusal and a reload. */
export function useQuickDraft(given: Given, back: TakenBack | null) {
  const key = draftKey(useSession(), ['quick']);
  const about = JSON.stringify(given.start);
  const [state, setState] = useState(() => startingWith(key, given, about));
  const [taken, setTaken] = useState<TakenBack | null>(null);
  const [replaced, setReplaced] = useState<TakenBack | null>(null);
  if (back && back !== taken && JSON.stringify(back.start) === about) {
    setTaken(back);
    if (isBegun(state.draft, given))
      setReplaced({ start: JSON.parse(state.about), draft: state.draft });
    setState({ about, draft: back.draft, isRestored: true });
  } else if (state.about !== about) {
    const isAnother = isForAnother(state.about, given.start);
    const draft = isAnother ? emptyDraft(given) : placedAnew(state.draft, given);
    setState({ about, draft, isRestored: false });
  }
  const { draft, isRestored } = state;
  const hasBegun = isBegun(draft, given);
  // The last effect may come after it was booked or dropped.
  const isForgotten = useRef(false);
  useEffect(() => {
    if (!isForgotten.current) writeDraft(key, hasBegun ? { draft, about } : null);
  }, [key, draft, about, hasBegun]);

  return {
    draft,
    hasBegun,
    /** What stood here before something closed was taken back. */
    replaced,
    isRestored,
    change: (part: Partial<QuickDraft>) =>
      setState((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    startAnew: () => setState({ about, draft: emptyDraft(given), isRestored: false }),
    /** Gone from this browser; what it was can be kept again. */
    forget: () => {
      isForgotten.current = true;
      writeDraft(key, null);
    },
    keep: (dropped: TakenBack) =>
      writeDraft(key, { draft: dropped.draft, about: JSON.stringify(dropped.start) }),
  };
}

function startingWith(key: string, given: Given, about: string) {
  const kept = readDraft(key, keptQuickIn);
  if (!kept || isForAnother(kept.about, given.start)) {
    return { about, draft: emptyDraft(given), isRestored: false };
  }
  const isSame = kept.about === about;
  return { about, draft: isSame ? kept.draft : placedAnew(kept.draft, given), isRestored: true };
}

/** What was begun for one client is not booked for the one whom the address names. */
function isForAnother(about: string, { clientId }: QuickStart): boolean {
  return clientId !== undefined && !about.includes(clientId);
}
