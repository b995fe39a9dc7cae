import type { UseFormReturnType } from '@mantine/form';
import { use, useEffect, useState } from 'react';
import { draftKey, holdsSecret, isLike, readDraft, writeDraft } from '../drafts/kept-drafts.ts';
import { isSameDraft, mergeDrafts } from '../drafts/merge-drafts.ts';
import { type MergeWithSides, sidesOf } from '../drafts/merge-sides.ts';
import { requestKey } from '../request-key.ts';
import { SessionContext } from '../sign-in/session.tsx';
import type { Request } from './use-send-once.ts';

type DraftOf = {
  /** Which form, and of which thing; null for a new one. */
  form: string;
  thing: string | null;
  /** It does something with the thing, such as adding stock, and shows nothing that it stored before. */
  isAct?: true;
};
type Kept<Draft> = { base: Draft; draft: Draft; requestKey: string };

export type KeptDraft<Draft> = {
  /** What was typed before a reload stands in the form again. */
  isRestored: boolean;
  /** What somebody else saved meanwhile. */
  merged: MergeWithSides<Draft> | null;
  discard: () => void;
  forget: () => void;
  /** It is stored as it was sent; what was typed since waits for the next time. */
  keepSince: (sent: Draft) => void;
  /** Of what is sent: the same after a reload, so that nothing is stored twice. */
  request: Request;
};

/**
 * Keeps what is typed in a form, of one thing for one person, until it is saved or thrown away: a
 * reload in between finds it again. What is found is made to fit the fields that are open by then. */
export function useDraft<Draft extends object>(
  form: UseFormReturnType<Draft>,
  about: DraftOf,
  { fit = (draft) => draft }: { fit?: (draft: Draft) => Draft } = {},
): KeptDraft<Draft> {
  const session = use(SessionContext);
  const key =
    session && !holdsSecret(form.getInitialValues())
      ? draftKey(session, [about.form, about.thing ?? 'new'])
      : null;
  const [found] = useState(() => (key ? readDraft(key, keptOf(form.getInitialValues())) : null));
  const [isRestored, setIsRestored] = useState(found !== null);
  const [merged, setMerged] = useState<MergeWithSides<Draft> | null>(null);
  const [request, setRequest] = useState(found?.requestKey ?? requestKey);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => {
    if (!found) return;
    const mine = fit(found.draft);
    if (about.thing === null) return form.setValues(mine);
    const sides = { mine, theirs: form.getInitialValues() };
    const merge = mergeDrafts(found.base, sides.mine, sides.theirs);
    // It was stored after all: only nobody heard the answer.
    if (isSameDraft(merge.draft, sides.theirs)) return setIsRestored(false);
    form.setValues(merge.draft);
    if (merge.changed.length > 0) setMerged({ ...merge, sides: sidesOf(form, sides) });
  }, []);

  const isDirty = form.isDirty();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something else is typed; a key that is renewed because all is stored would write it again.
  useEffect(() => {
    if (!key) return;
    const kept = { base: form.getInitialValues(), draft: form.getValues(), requestKey: request };
    writeDraft(key, form.isDirty() ? kept : null);
  }, [key, form.values, isDirty]);

  function forget(): void {
    if (key) writeDraft(key, null);
    setIsRestored(false);
    setMerged(null);
  }

  function keepSince(sent: Draft): void {
    forget();
    const draft = form.getValues();
    // Of a new thing nothing is left to change: what was sent is a thing now, with a form of its own.
    // An act is done, and the next one would begin with half of it.
    if (!key || about.thing === null || about.isAct || isSameDraft(sent, draft)) return;
    writeDraft(key, { base: sent, draft, requestKey: requestKey() });
  }

  // What was taken back, by whichever button, is not there any more to be spoken of.
  return {
    isRestored: isRestored && isDirty,
    merged: isDirty ? merged : null,
    forget,
    keepSince,
    discard: () => {
      form.reset();
      forget();
    },
    request: { key: request, renew: () => setRequest(requestKey()) },
  };
}

function keptOf<Draft extends object>(initial: Draft) {
  return (value: unknown): Kept<Draft> | null => {
    const sample = { base: initial, draft: initial, requestKey: 'x' };
    // It has the shape of the form.
    return isLike(sample, value) ? (value as Kept<Draft>) : null;
  };
}
