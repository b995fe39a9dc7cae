import { useRef, useState } from 'react';
import type { WizardMemory } from '../../../booking/wizard/use-wizard.ts';
import { draftKey, readDraft, writeDraft } from '../../../foundation/drafts/kept-drafts.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { isWizardBegun, type KeptWizard, keptWizardIn, NOTHING_KEPT } from './wizard-draft.ts';

/** What was chosen and typed in the wide flow: kept until it is booked or thrown away. */
export function useWizardDraft(startsWith: 'kept' | 'handed over') {
  const key = draftKey(useSession(), ['booking']);
  const [found, setFound] = useState(() =>
    startsWith === 'kept' ? readDraft(key, keptWizardIn) : null,
  );
  const now = useRef<KeptWizard>(found ?? NOTHING_KEPT);

  function keep(part: Partial<KeptWizard>): void {
    now.current = { ...now.current, ...part };
    writeDraft(key, isWizardBegun(now.current) ? now.current : null);
  }

  function forget(): void {
    now.current = NOTHING_KEPT;
    writeDraft(key, null);
  }

  const memory: WizardMemory = {
    state: found?.state ?? null,
    attempt: found?.attempt ?? null,
    keep: (state) => {
      // What is booked is no draft.
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
    isBegun: () => isWizardBegun(now.current),
    /** The wizard begins anew. */
    discard: () => {
      forget();
      setFound(null);
    },
  };
}
