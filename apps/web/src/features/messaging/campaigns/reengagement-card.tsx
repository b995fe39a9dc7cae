import type { Reengagement } from '@app/contract/messaging/reengagements.contract';
import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconEdit,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { say } from '../../../ui/kept-things/say.ts';
import { RowActions } from '../../../ui/lists/row-actions.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './campaigns.module.css';
import { CardHead } from './card-head.tsx';
import { useReengagementActs } from './marketing.api.ts';
import {
  courseText,
  reengagementLabels as labels,
  removeReengagementQuestion,
  termsText,
} from './marketing.labels.ts';

type ReengagementCardProps = { reengagement: Reengagement; onEdit: (one: Reengagement) => void };

export function ReengagementCard({ reengagement, onEdit }: ReengagementCardProps) {
  const { name, description, enabled } = reengagement;
  const mayManage = useMay('messages.manage');
  return (
    <Card component="article" aria-label={name} className={classes.card}>
      <Stack gap="xs">
        <CardHead name={name} badge={<StateBadge enabled={enabled} />} />
        {description && <Text size="sm">{description}</Text>}
        <Text size="sm" c="dimmed">
          {termsText(reengagement)}
        </Text>
        <Text size="sm" className="tabular">
          {courseText(reengagement)}
        </Text>
        {reengagement.isWithoutWords && (
          <Alert color="yellow" icon={<IconAlertTriangle size={20} />} p="xs">
            {labels.withoutWords}
          </Alert>
        )}
        {mayManage && <Actions reengagement={reengagement} onEdit={onEdit} />}
      </Stack>
    </Card>
  );
}

function StateBadge({ enabled }: { enabled: boolean }) {
  return enabled ? (
    <StatusBadge tone="positive" icon={<IconCircleCheck size={14} />}>
      {labels.active}
    </StatusBadge>
  ) : (
    <StatusBadge tone="warning" icon={<IconPlayerPause size={14} />}>
      {labels.paused}
    </StatusBadge>
  );
}

function Actions({ reengagement, onEdit }: ReengagementCardProps) {
  const { remove } = useReengagementActs();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Group gap="xs">
      <Turn reengagement={reengagement} />
      <RowActions
        name={reengagement.name}
        actions={[
          {
            label: labels.edit,
            icon: <IconEdit size={18} />,
            onSelect: () => onEdit(reengagement),
          },
          {
            label: labels.remove,
            icon: <IconTrash size={18} />,
            tone: 'destructive',
            onSelect: () => setIsAsked(true),
          },
        ]}
      />
      <ConfirmDialog
        opened={isAsked}
        title={labels.removeTitle}
        confirmLabel={labels.remove}
        cancelLabel={labels.cancel}
        tone="destructive"
        done={labels.removed}
        onConfirm={() => remove(reengagement)}
        onClose={() => setIsAsked(false)}
      >
        {removeReengagementQuestion(reengagement)}
      </ConfirmDialog>
    </Group>
  );
}

/** Off or on again, whichever it is not. */
function Turn({ reengagement }: { reengagement: Reengagement }) {
  const { pause, resume } = useReengagementActs();
  const { failed } = labels;
  if (reengagement.enabled) {
    return (
      <Button
        variant="default"
        leftSection={<IconPlayerPause size={18} />}
        onClick={() => void say({ done: labels.pausedDone, failed }, pause(reengagement))}
      >
        {labels.pause}
      </Button>
    );
  }
  return (
    <Button
      variant="default"
      leftSection={<IconPlayerPlay size={18} />}
      onClick={() => void say({ done: labels.resumedDone, failed }, resume(reengagement))}
    >
      {labels.resume}
    </Button>
  );
}
