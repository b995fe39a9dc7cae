import type { PixKeyForm } from '@app/contract/company/company.contract';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useRemovePixKey } from '../details/company.api.ts';
import { SettingsSection } from '../settings-section.tsx';
import { pixLabels as labels, pixTypeText } from './financial.labels.ts';
import { shownPixKey } from './pix-key.form.ts';
import { PixKeyEditor } from './pix-key-editor.tsx';

type PixKeyProps = { pixKey: PixKeyForm | null };

export function PixKey({ pixKey }: PixKeyProps) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <SettingsSection title={labels.title} explanation={labels.explanation}>
      {isEditing ? (
        <PixKeyEditor pixKey={pixKey} onClose={() => setIsEditing(false)} />
      ) : (
        <ShownKey pixKey={pixKey} onEdit={() => setIsEditing(true)} />
      )}
    </SettingsSection>
  );
}

function ShownKey({ pixKey, onEdit }: PixKeyProps & { onEdit: () => void }) {
  const mayManage = useMay('company.manage');
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Group justify="space-between" gap="sm">
      {pixKey ? (
        <div>
          <Text size="xs" c="dimmed">
            {pixTypeText[pixKey.type]}
          </Text>
          <Text fw={600} className="tabular" style={{ overflowWrap: 'anywhere' }}>
            {shownPixKey(pixKey)}
          </Text>
        </div>
      ) : (
        <Text c="dimmed">{labels.none}</Text>
      )}
      {mayManage && (
        <Group gap="xs">
          <Button variant="default" onClick={onEdit}>
            {pixKey ? labels.change : labels.add}
          </Button>
          {pixKey && (
            <Button variant="subtle" color="gray" onClick={() => setIsLeaving(true)}>
              {labels.remove}
            </Button>
          )}
        </Group>
      )}
      <RemoveDialog opened={isLeaving} onClose={() => setIsLeaving(false)} />
    </Group>
  );
}

function RemoveDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const removePixKey = useRemovePixKey();
  return (
    <ConfirmDialog
      opened={opened}
      title={labels.removeTitle}
      confirmLabel={labels.remove}
      tone="destructive"
      onConfirm={() => removePixKey.mutateAsync(undefined)}
      done={labels.removed}
      onClose={onClose}
    >
      {labels.removeQuestion}
    </ConfirmDialog>
  );
}
