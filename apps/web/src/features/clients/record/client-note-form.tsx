import { CLIENT_LIMITS } from '@app/domain/clients/client';
import { Button, Group, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { goOnWith } from '../../../foundation/drafts/go-on.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { noteLabels as labels } from './client-page.labels.ts';
import { useWriteNote } from './client-record.api.ts';

const empty = { text: '' };

export function ClientNoteForm({ clientId }: { clientId: string }) {
  const form = useForm({ initialValues: empty });
  const kept = useDraft(form, { form: 'client-note', thing: clientId, isAct: true });
  const writeNote = useWriteNote(kept.request);
  const saving = useSaving({
    form,
    send: ({ text }) => writeNote.mutateAsync({ clientId, text }),
    saved: labels.saved,
    failed: errorText,
    draft: kept,
    done: (_stored, sent) => goOnWith(form, empty, sent),
  });

  return (
    <PageForm saving={saving}>
      <Textarea
        {...form.getInputProps('text')}
        label={labels.write}
        placeholder={labels.placeholder}
        minRows={2}
        maxLength={CLIENT_LIMITS.noteLength}
        error={form.errors.text ?? saving.failure}
      />
      <Group justify="flex-end" mt="sm">
        <Button
          type="submit"
          variant="default"
          disabled={form.values.text.trim() === ''}
          loading={saving.isSaving}
        >
          {labels.save}
        </Button>
      </Group>
    </PageForm>
  );
}
