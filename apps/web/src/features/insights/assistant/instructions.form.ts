import {
  type InstructionsForm,
  instructionsSchema,
} from '@app/contract/insights/assistant.contract';
import { schemaResolver, useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useSaveInstructions } from './assistant.api.ts';
import { assistantLabels as labels } from './assistant.labels.ts';

/** The instructions in a form, which goes on from what is stored. */
export function useInstructionsForm(instructions: string) {
  const { mutateAsync: send } = useSaveInstructions();
  const form = useForm<InstructionsForm>({
    initialValues: { instructions },
    validate: schemaResolver(instructionsSchema, { sync: true }),
  });

  function show(stored: InstructionsForm): void {
    form.setInitialValues(stored);
    form.setValues(stored);
    form.clearErrors();
  }

  const saving = useSaving<InstructionsForm, InstructionsForm>({
    form,
    draft: useDraft(form, { form: 'assistant-instructions', thing: 'own' }),
    send,
    saved: labels.saved,
    failed: labels.failed,
    done: show,
  });
  return { saving, discard: () => show({ instructions }) };
}
