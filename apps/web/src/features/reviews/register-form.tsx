import { type AskableVisit, reviewForm } from '@app/contract/reviews/reviews.contract';
import { Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useApi } from '../../foundation/api.tsx';
import { useDraft } from '../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../foundation/hooks/use-saving.ts';
import { useWrite } from '../../foundation/hooks/use-write.ts';
import { DialogForm } from '../../ui/dialogs/dialog-form.tsx';
import { StarsField } from '../../ui/stars.tsx';
import { askLabels as labels } from './reviews.labels.ts';

type RegisterFormProps = { visit: AskableVisit; onDone: () => void };

export function RegisterForm({ visit: { appointmentId }, onDone }: RegisterFormProps) {
  const register = useWrite(useApi().reviews.reviews.register.mutationOptions());
  const form = useForm({
    initialValues: { rating: 0, comment: '' },
    validate: schemaResolver(reviewForm, { sync: true }),
  });
  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'review', thing: appointmentId, isAct: true }),
    send: (typed) => register({ appointmentId, ...typed }),
    saved: labels.registered,
    failed: labels.failedToRegister,
    done: onDone,
  });
  return (
    <DialogForm saving={saving} confirm={labels.register}>
      <Text c="dimmed">{labels.registerHelp}</Text>
      <StarsField
        label={labels.rating}
        {...form.getInputProps('rating')}
        value={form.values.rating}
      />
      <Textarea
        label={labels.comment}
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('comment')}
      />
    </DialogForm>
  );
}
