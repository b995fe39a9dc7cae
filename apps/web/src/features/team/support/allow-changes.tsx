import { Stack, Text } from '@mantine/core';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useAllowChanges } from './support.api.ts';
import { supportLabels as labels } from './support.labels.ts';

type AllowChangesProps = {
  opened: boolean;
  visit: { id: string; userName: string; reason: string; until: string };
  onClose: () => void;
};

/** Says to whom, until when and what, before anybody else may change the company. */
export function AllowChanges({ opened, visit, onClose }: AllowChangesProps) {
  const { mutateAsync: allow } = useAllowChanges();
  return (
    <ConfirmDialog
      opened={opened}
      title={labels.allowTitle}
      confirmLabel={labels.allow}
      done={labels.allowed}
      onConfirm={() => allow({ id: visit.id })}
      onClose={onClose}
    >
      <Stack gap="xs">
        <Text inherit>{labels.allowWhom(visit)}</Text>
        <Text inherit>{labels.allowWhat}</Text>
        <Text inherit>{labels.allowNever}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
