import { affectedTelling } from '@app/contract/messaging/affected.contract';
import { usualText } from '@app/domain/messaging/default-texts';
import { schemaResolver, useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useTellAffected } from './affected.api.ts';
import { tellLabels as labels, queuedText } from './affected.labels.ts';

export function useTellForm(appointmentIds: string[], close: () => void) {
  const tell = useTellAffected();
  const form = useForm({
    initialValues: { text: usualText('affected') },
    validate: schemaResolver(affectedTelling.pick({ text: true }), { sync: true }),
  });
  return useSaving({
    form,
    // About other visits it is another text.
    draft: useDraft(form, {
      form: 'tell-affected',
      thing: appointmentIds.toSorted().join(),
      isAct: true,
    }),
    send: ({ text }) => tell.mutateAsync({ appointmentIds, text }),
    saved: ({ queued, leftOut }) =>
      queued > 0
        ? showSuccess(queuedText(queued, leftOut))
        : showFailure(labels.failed, labels.nobody),
    failed: labels.failed,
    done: close,
  });
}
