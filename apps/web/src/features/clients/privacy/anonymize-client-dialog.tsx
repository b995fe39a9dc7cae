import type { Client } from '@app/contract/clients/clients.contract';
import { List, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { errorText } from '../../../foundation/error-text.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import {
  anonymizeLabels,
  anonymizeTitle,
  clientActionLabels as labels,
} from '../record/client-actions.labels.ts';
import { useAnonymizeClient } from '../record/client-record.api.ts';

type AnonymizeClientDialogProps = { client: Client; onClose: () => void };

/** Cannot be undone, so a word has to be typed first. */
export function AnonymizeClientDialog({ client, onClose }: AnonymizeClientDialogProps) {
  const form = useForm({ initialValues: { word: '' } });
  const anonymize = useAnonymizeClient();
  const saving = useSaving({
    form,
    draft: null,
    send: () => anonymize.mutateAsync({ clientId: client.id }),
    saved: labels.anonymized,
    failed: errorText,
    done: onClose,
  });

  return (
    <FormDialog
      title={anonymizeTitle(client.name)}
      saving={saving}
      confirm={labels.anonymize}
      tone="destructive"
      canSave={form.values.word.trim().toUpperCase() === anonymizeLabels.word}
      onClose={onClose}
    >
      <Explanation />
      <TextInput
        {...form.getInputProps('word')}
        label={anonymizeLabels.typed}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}

function Explanation() {
  return (
    <>
      <List spacing="xs">
        <List.Item>{anonymizeLabels.goes}</List.Item>
        <List.Item>{anonymizeLabels.stays}</List.Item>
        <List.Item>{anonymizeLabels.afterwards}</List.Item>
      </List>
      <Text fw={600}>{anonymizeLabels.cannotUndo}</Text>
    </>
  );
}
