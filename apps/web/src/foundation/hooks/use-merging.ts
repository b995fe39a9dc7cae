import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { isSameDraft, mergeDrafts } from '../drafts/merge-drafts.ts';
import { type MergeWithSides, sidesOf } from '../drafts/merge-sides.ts';
import { isRefusedWith } from '../failure.ts';

type Versioned = { id: string; version: number };
type Merged<Draft, Stored> = MergeWithSides<Draft> & { opened: Stored; stored: Stored };

type Merging<Draft, Stored extends Versioned> = {
  form: UseFormReturnType<Draft>;
  /** The record as the form was opened with it; null when it is a new one. */
  opened: Stored | null;
  /** The refusal that tells that somebody else saved meanwhile. */
  code: string;
  draftOf: (stored: Stored) => Draft;
  /** The record as it is stored now. */
  read: (id: string) => Promise<Stored | null>;
};

/** Where two edit the same record: what was typed stays, and what the other saved joins it. */
export function useMerging<Draft extends object, Stored extends Versioned>({
  form,
  opened,
  code,
  draftOf,
  read,
}: Merging<Draft, Stored>) {
  const [last, setLast] = useState<Merged<Draft, Stored> | null>(null);
  // Of this opening only: the next one begins with what is stored.
  const merged = last && last.opened === opened ? last : null;

  /** Whether the refusal was that, and is settled as far as it can be without the person. */
  async function settle(error: unknown, unheard: Draft | null): Promise<boolean> {
    if (!opened || !isRefusedWith(code, error)) return false;
    const stored = await read(opened.id).catch(() => null);
    if (!stored) return false;
    const theirs = draftOf(stored);
    const mine = form.getValues();
    const isOwn = unheard !== null && isSameDraft(unheard, theirs);
    const base = isOwn ? theirs : draftOf(merged?.stored ?? opened);
    const merge = mergeDrafts(base, mine, theirs);
    form.setInitialValues(theirs);
    form.setValues(merge.draft);
    setLast({ ...merge, sides: sidesOf(form, { mine, theirs }), isOwn, opened, stored });
    return true;
  }

  return { merged, settle, version: merged?.stored.version ?? opened?.version ?? 0 };
}
