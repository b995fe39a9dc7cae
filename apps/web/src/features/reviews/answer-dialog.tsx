import { answerForm, type Review } from '@app/contract/reviews/reviews.contract';
import { Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useApi } from '../../foundation/api.tsx';
import { useDraft } from '../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../foundation/hooks/use-saving.ts';
import { useWrite } from '../../foundation/hooks/use-write.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Stars } from '../../ui/stars.tsx';
import { answerLabels as labels } from './reviews.labels.ts';
import classes from './reviews.module.css';

type AnswerDialogProps = { review: Review; onClose: () => void };

export default function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const { id, version, clientName, rating, comment } = review;
  const answer = useWrite(useApi().reviews.reviews.answer.mutationOptions());
  const form = useForm({
    initialValues: { answer: review.answer },
    validate: schemaResolver(answerForm, { sync: true }),
  });
  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'review-answer', thing: id }),
    send: (typed) => answer({ id, version, ...typed }),
    saved: labels.saved,
    failed: labels.failed,
    done: onClose,
  });
  return (
    <FormDialog
      title={labels.title(clientName)}
      saving={saving}
      names={{ answer: labels.field }}
      confirm={labels.confirm}
      onClose={onClose}
    >
      <Stars rating={rating} />
      {comment && <Text className={classes.comment ?? ''}>{comment}</Text>}
      <Textarea
        label={labels.field}
        description={labels.help}
        autosize
        minRows={3}
        maxRows={10}
        data-autofocus
        {...form.getInputProps('answer')}
      />
    </FormDialog>
  );
}
