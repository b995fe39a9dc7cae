import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

export type UnsavedChanges = {
  /** Whether the person is being asked right now. */
  asking: boolean;
  stay: () => void;
  leave: () => void;
  /** For what closes without changing the address: asks first when there is something to lose. */
  askBefore: (close: () => void) => void;
};

type Question = { stay: () => void; leave: () => void };

/**
 * Asks before a form with changes is left by link, back button, reload or `askBefore`.
 * Takes a question, not a value: a form saved a moment ago must already answer no.
 */
export function useUnsavedChanges(
  isDirty: () => boolean,
  /** What was typed is thrown away. */
  onDiscard?: () => void,
): UnsavedChanges {
  const [question, setQuestion] = useState<Question | null>(null);
  useLeavingBlocked(isDirty, setQuestion);

  function answer(choice: keyof Question): void {
    question?.[choice]();
    setQuestion(null);
  }

  return {
    asking: question !== null,
    stay: () => answer('stay'),
    leave: () => {
      onDiscard?.();
      answer('leave');
    },
    askBefore: (close) => {
      // Escape reaches the form's dialog as well while the question above it is being answered.
      if (question) return;
      if (!isDirty()) return close();
      // After this key or click is over: an Escape that asks must not also be the answer.
      setTimeout(() => setQuestion({ stay: () => {}, leave: close }));
    },
  };
}

function useLeavingBlocked(isDirty: () => boolean, ask: (question: Question) => void): void {
  const history = useRouter({ warn: false })?.history;
  const dirty = useEffectEvent(isDirty);

  useEffect(() => {
    return history?.block({
      enableBeforeUnload: () => dirty(),
      blockerFn: () => {
        if (!dirty()) return false;
        return new Promise<boolean>((blocks) => {
          ask({ stay: () => blocks(true), leave: () => blocks(false) });
        });
      },
    });
  }, [history, ask]);
}
