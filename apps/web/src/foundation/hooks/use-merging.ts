import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { isSameDraft, mergeDrafts } from '../drafts/merge-drafts.ts';
import { type MergeWithSides, sidesOf } from '../drafts/merge-sides.ts';
import { isRefusedWith } from '../failure.ts';

type Versioned = { id: string; version: number };
type Merged<Draft, Stored> = MergeWithSides<Draft> & { stored: Stored };
/** The record that the form stands on, and what the last meeting with somebody else came to. */
type Kept<Draft, Stored> = { base: Stored | null; merged: Merged<Draft, Stored> | null };

type Merging<Draft, Stored extends Versioned> = {
  form: UseFormReturnType<Draft>;
  /** The record that the form is opened with; null when it is a new one. */
  opened: Stored | null;
  /** The refusal that tells that somebody else saved meanwhile. */
  code: string;
  draftOf: (stored: Stored) => Draft;
  /** The record as it is stored now. */
  read: (id: string) => Promise<Stored | null>;
};

/**
 * Where two edit the same record: what was typed stays, and what the other saved joins it. The record is
 * the one whose values the form shows, even when a newer one is handed in behind it: saved with the newer
 * version, the old values would undo what the other did, and nobody would be told.
 */
export function useMerging<Draft extends object, Stored extends Versioned>({
  form,
  opened,
  code,
  draftOf,
  read,
}: Merging<Draft, Stored>) {
  const [{ base, merged }, setKept] = useState<Kept<Draft, Stored>>({ base: opened, merged: null });
  if (opened && isNewer(opened, base) && isSameDraft(form.getInitialValues(), draftOf(opened))) {
    setKept({ base: opened, merged: form.isDirty() ? merged : null });
  }

  /** Whether the refusal was that, and is settled as far as it can be without the person. */
  async function settle(error: unknown, unheard: Draft | null): Promise<boolean> {
    if (!base || !isRefusedWith(code, error)) return false;
    const stored = await read(base.id).catch(() => null);
    if (!stored) return false;
    const theirs = draftOf(stored);
    const mine = form.getValues();
    const isOwn = unheard !== null && isSameDraft(unheard, theirs);
    const merge = mergeDrafts(isOwn ? theirs : draftOf(base), mine, theirs);
    form.setInitialValues(theirs);
    form.setValues(merge.draft);
    const sides = sidesOf(form, { mine, theirs });
    setKept({ base: stored, merged: { ...merge, sides, isOwn, stored } });
    return true;
  }

  /** What was typed is thrown away: between what is stored and nothing there is nothing to choose. */
  function forget(): void {
    setKept((kept) => ({ ...kept, merged: null }));
  }

  return { merged, settle, forget, version: base?.version ?? 0, base };
}

function isNewer(opened: Versioned, base: Versioned | null): boolean {
  return opened.id !== base?.id || opened.version > base.version;
}
