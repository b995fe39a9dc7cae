import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { useRef, useState } from 'react';
import { withChoices } from '../../../booking/wizard/booking-state.ts';
import type { WizardMemory } from '../../../booking/wizard/use-wizard.ts';
import { draftKey, readDraft, writeDraft } from '../../../foundation/drafts/kept-drafts.ts';
import { isSameDraft } from '../../../foundation/drafts/merge-drafts.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import {
  choicesOf,
  chosenSoFar,
  isChanged,
  type Joined,
  joinChoices,
  type KeptChange,
  keptChangeIn,
  ONLY_THIS,
} from './change-draft.ts';

type Draft = Omit<KeptChange, 'base' | 'state'> & Partial<KeptChange>;
const NOTHING: Draft = { attempt: null, following: ONLY_THIS };

/** What is being changed in an appointment: kept until it is stored or thrown away. */
export function useChangeDraft(id: string) {
  const key = draftKey(useSession(), ['change', id]);
  const [found, setFound] = useState(() => readDraft(key, keptChangeIn));
  const now = useRef<Draft>(found ?? NOTHING);
  const isBegun = () => {
    const { base, state } = now.current;
    return base !== undefined && state !== undefined && isChanged(base, state);
  };

  function keep(part: Partial<KeptChange>): void {
    now.current = { ...now.current, ...part };
    writeDraft(key, isBegun() ? now.current : null);
  }

  function forget(): void {
    now.current = NOTHING;
    writeDraft(key, null);
  }

  const memory: Pick<WizardMemory, 'keep' | 'keepAttempt'> = {
    keep: (state) => {
      // What is stored is no draft.
      if (state.booked) forget();
      else keep({ state: { ...state, booked: null } });
    },
    keepAttempt: (attempt) => keep({ attempt }),
  };
  return {
    found,
    memory,
    keep,
    forget,
    isBegun,
    /** The wizard begins anew. */
    discard: () => {
      forget();
      setFound(null);
    },
  };
}
export type ChangeDraft = ReturnType<typeof useChangeDraft>;

/** With what was chosen before a reload, joined with what was stored since. */
export function beginningOf(appointment: AppointmentDetail, found: KeptChange | null) {
  if (!found) return null;
  const { base, state } = found;
  const joined: Joined = joinChoices(base, chosenSoFar(state, base), choicesOf(appointment));
  // It was stored after all: only nobody heard the answer.
  if (isSameDraft(joined.merge.draft, joined.theirs)) return null;
  const isOther = joined.merge.changed.length > 0;
  return {
    state: isOther ? withChoices(state, joined.merge.draft) : state,
    attempt: found.attempt,
    joined: isOther ? joined : null,
  };
}
