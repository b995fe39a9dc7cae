import type { UseFormReturnType } from '@mantine/form';
import type { ProcedureUtils } from '@orpc/tanstack-query';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallContext } from '../api.tsx';
import { useDraft } from './use-draft.ts';
import { useMerging } from './use-merging.ts';
import { type SavingOptions, useSaving } from './use-saving.ts';
import { useSendOnce } from './use-send-once.ts';
import { useStoredThing } from './use-stored-thing.ts';

type Known = { id: string; version: number };

type Keeping<Draft, Input, Thing extends Known, Failure extends Error> = {
  form: UseFormReturnType<Draft>;
  /** What the things are called where drafts are kept. */
  about: string;
  api: {
    list: ProcedureUtils<CallContext, undefined, Thing[], Failure>;
    create: ProcedureUtils<CallContext, Input, Thing, Failure>;
    update: ProcedureUtils<CallContext, Input & Known, Thing, Failure>;
  };
  /** In place of a plain update: answers `false` where the person thought better of it. */
  change?: (input: Input & Known) => Promise<Thing | false>;
  /** Null for a new one. */
  opened: Thing | null;
  draftOf: (thing: Thing) => Draft;
  inputOf: (draft: Draft) => Input;
  /** The refusal that tells that somebody else saved meanwhile. */
  changedCode: string;
  labels: { created: string; updated: string };
} & Pick<SavingOptions<Draft, Thing>, 'fieldOf' | 'failed' | 'done'>;

/** Sends the form of a thing that a company keeps: a new one once, another with the version it had. */
export function useKeeping<Draft extends object, Input, Thing extends Known, Failure extends Error>(
  options: Keeping<Draft, Input, Thing, Failure>,
) {
  const { form, about, api, draftOf, inputOf, changedCode, labels } = options;
  // What is handed in may be asked for again, or go, while the form is open.
  const [opened] = useState(options.opened);
  const draft = useDraft(form, { form: about, thing: opened?.id ?? null });
  const create = useSendOnce(api.create, draft.request);
  const update = useMutation(api.update.mutationOptions());
  const read = useStoredThing(api.list);
  const merging = useMerging({ form, opened, code: changedCode, draftOf, read });

  const saving = useSaving({
    ...options,
    send: (typed) => {
      const input = inputOf(typed);
      if (!opened) return create.mutateAsync(input);
      const changed = { ...input, id: opened.id, version: merging.version };
      return options.change ? options.change(changed) : update.mutateAsync(changed);
    },
    saved: opened ? labels.updated : labels.created,
    meet: merging.settle,
    draft,
  });
  return { saving, merged: merging.merged };
}
