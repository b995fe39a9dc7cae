import { useEffect, useRef, useState } from 'react';
import { draftKey, readDraft, writeDraft } from '../../../foundation/drafts/kept-drafts.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import type { QuickStart } from '../appointments/appointments-view.ts';
import { emptyDraft, isBegun, keptQuickIn, placedAnew, type QuickDraft } from './quick-draft.ts';

type Given = { start: QuickStart; date: string; professionalId: string | null };

/** What stands in the panel: kept over a lost connection, a refusal and a reload. */
export function useQuickDraft(given: Given) {
  const key = draftKey(useSession(), ['quick']);
  const about = JSON.stringify(given.start);
  const [state, setState] = useState(() => startingWith(key, given, about));
  if (state.about !== about) {
    const isAnother = isForAnother(state.about, given.start);
    const draft = isAnother ? emptyDraft(given) : placedAnew(state.draft, given);
    setState({ about, draft, isRestored: false });
  }
  const { draft, isRestored } = state;
  // The last effect may come after it was booked or dropped.
  const isForgotten = useRef(false);
  useEffect(() => {
    if (!isForgotten.current) writeDraft(key, isBegun(draft) ? { draft, about } : null);
  }, [key, draft, about]);

  return {
    draft,
    isRestored,
    change: (part: Partial<QuickDraft>) =>
      setState((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    startAnew: () => setState({ about, draft: emptyDraft(given), isRestored: false }),
    /** Gone from this browser; what it was can be kept again. */
    forget: () => {
      isForgotten.current = true;
      writeDraft(key, null);
    },
    keep: () => writeDraft(key, { draft, about }),
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
