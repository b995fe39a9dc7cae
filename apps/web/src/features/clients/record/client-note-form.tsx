import { CLIENT_LIMITS } from '@app/domain/clients/client';
import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { useUnsavedChanges } from '../../../foundation/hooks/use-unsaved-changes.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { UnsavedChangesDialog } from '../../../ui/dialogs/unsaved-changes-dialog.tsx';
import { noteLabels as labels } from './client-page.labels.ts';
import { useWriteNote } from './client-record.api.ts';

export function ClientNoteForm({ clientId }: { clientId: string }) {
  const [text, setText] = useState('');
  const writeNote = useWriteNote();
  // The second click of two arrives before the button knows of the first.
  const isWriting = useRef(false);
  const isEmpty = text.trim() === '';
  const changes = useUnsavedChanges(() => !isEmpty);

  function write(event: FormEvent): void {
    event.preventDefault();
    if (isEmpty || isWriting.current) return;
    isWriting.current = true;
    const onSuccess = () => {
      showSuccess(labels.saved);
      setText('');
    };
    const onSettled = () => {
      isWriting.current = false;
    };
    writeNote.mutate({ clientId, text }, { onSuccess, onSettled });
  }

  return (
    <form onSubmit={write}>
      <Textarea
        label={labels.write}
        placeholder={labels.placeholder}
        minRows={2}
        maxLength={CLIENT_LIMITS.noteLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={writeNote.isError && errorText(writeNote.error)}
      />
      <Group justify="flex-end" mt="sm">
        <Button type="submit" variant="default" disabled={isEmpty} loading={writeNote.isPending}>
          {labels.save}
        </Button>
      </Group>
      <UnsavedChangesDialog changes={changes} />
    </form>
  );
}
