import type { Client } from '@app/contract/clients/clients.contract';
import { CLIENT_LIMITS } from '@app/domain/clients/client';
import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { errorText } from '../../../foundation/error-text.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useBlockClient } from '../clients.api.ts';
import { blockLabels, blockTitle, clientActionLabels as labels } from './client-actions.labels.ts';

type BlockClientDialogProps = { client: Client; onClose: () => void };

export function BlockClientDialog({ client, onClose }: BlockClientDialogProps) {
  const form = useForm({ initialValues: { reason: '' } });
  const blockClient = useBlockClient();
  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'block-client', thing: client.id, isAct: true }),
    send: ({ reason }) => blockClient.mutateAsync({ id: client.id, reason }),
    saved: labels.blocked,
    failed: errorText,
    done: onClose,
  });

  return (
    <FormDialog
      title={blockTitle(client.name)}
      size="sm"
      saving={saving}
      confirm={labels.block}
      tone="destructive"
      onClose={onClose}
    >
      <Text c="dimmed">{blockLabels.explanation}</Text>
      <Textarea
        {...form.getInputProps('reason')}
        label={blockLabels.reason}
        description={blockLabels.reasonHelp}
        minRows={2}
        maxLength={CLIENT_LIMITS.reasonLength}
        data-autofocus
      />
    </FormDialog>
  );
}
