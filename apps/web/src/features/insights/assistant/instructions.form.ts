import {
  type Instructions,
  type InstructionsForm,
  instructionsSchema,
} from '@app/contract/insights/assistant.contract';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { goOnWith } from '../../../foundation/drafts/go-on.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useSaveInstructions, useStoredInstructions } from './assistant.api.ts';
import { assistantLabels as labels } from './assistant.labels.ts';

type Stored = Instructions & { id: string };

/** There is one record of them, so any name will do. */
const named = (instructions: Instructions): Stored => ({ ...instructions, id: 'instructions' });

/** The instructions in a form, which follows what others save until somebody types here. */
export function useInstructionsForm(stored: Instructions) {
  const [base, setBase] = useState(() => named(stored));
  const { mutateAsync: save } = useSaveInstructions();
  const readStored = useStoredInstructions();
  const form = useForm<InstructionsForm>({
    initialValues: draftOf(base),
    validate: schemaResolver(instructionsSchema, { sync: true }),
  });
  const merging = useMerging({
    form,
    opened: base,
    code: 'INSTRUCTIONS_CHANGED',
    draftOf,
    read: async () => named(await readStored()),
  });

  function show(known: Instructions, sent?: InstructionsForm): void {
    setBase(named(known));
    goOnWith(form, draftOf(known), sent);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only newer instructions are a reason to show them.
  useEffect(() => {
    if (!form.isDirty()) show(stored);
  }, [stored.instructions, stored.version]);

  // After what shows the instructions: what was typed before a reload stands above it.
  const draft = useDraft(form, { form: 'assistant-instructions', thing: 'own' });
  const saving = useSaving<InstructionsForm, Instructions>({
    form,
    draft,
    send: (typed) => save({ ...typed, version: merging.version }),
    saved: labels.saved,
    meet: merging.settle,
    failed: labels.failed,
    done: show,
  });
  function discard(): void {
    merging.forget();
    show(stored);
  }

  return { saving, merged: merging.merged ?? draft.merged, discard };
}

function draftOf({ instructions }: Instructions): InstructionsForm {
  return { instructions };
}
