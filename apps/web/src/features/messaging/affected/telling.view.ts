import { useMemo } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMayIn } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import type { Telling } from '../../../ui/dialogs/affected-decisions.ts';
import { useTellAffected } from './affected.api.ts';
import { tellLabels as labels, queuedText } from './affected.labels.ts';

const TellWords = lazyPart(() => import('./tell-words.tsx'));

/** For the question before hours are taken away; `undefined` for whoever may not write to clients. */
export function useTelling(): Telling | undefined {
  const maySend = useMayIn('messages', 'messages.send');
  const { mutate } = useTellAffected();
  const telling = useMemo<Telling>(
    () => ({
      Words: TellWords,
      tell: (told) =>
        mutate(told, {
          onSuccess: ({ queued, leftOut }) =>
            showSuccess(queued > 0 ? queuedText(queued, leftOut) : labels.nobody),
          onError: (error) => showFailure(labels.failed, errorText(error)),
        }),
    }),
    [mutate],
  );
  return maySend ? telling : undefined;
}
