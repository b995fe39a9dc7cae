import type { Campaign } from '@app/contract/messaging/campaigns.contract';
import { Button, Group } from '@mantine/core';
import {
  IconEdit,
  IconHandStop,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { say } from '../../../ui/kept-things/say.ts';
import { RowActions } from '../../../ui/lists/row-actions.tsx';
import { useCampaignActs } from './campaigns.api.ts';
import {
  campaignLabels,
  campaignActLabels as labels,
  removeQuestion,
  stateText,
  stopQuestion,
} from './campaigns.labels.ts';
import { SendNowDialog } from './send-now-dialog.tsx';

type CampaignActionsProps = { campaign: Campaign; onEdit: (campaign: Campaign) => void };

/** Only what makes sense now is offered. */
export function CampaignActions(props: CampaignActionsProps) {
  const { state } = props.campaign;
  if (state === 'pending') return <PendingActions {...props} />;
  return state === 'sending' ? <SendingActions {...props} /> : null;
}

function PendingActions({ campaign, onEdit }: CampaignActionsProps) {
  const { remove } = useCampaignActs();
  const [asked, setAsked] = useState<'send' | 'remove' | null>(null);
  const close = () => setAsked(null);
  return (
    <Group gap="xs">
      <Button leftSection={<IconSend size={18} />} onClick={() => setAsked('send')}>
        {labels.send}
      </Button>
      <RowActions
        name={campaign.name}
        actions={[
          {
            label: labels.edit,
            icon: <IconEdit size={18} />,
            onSelect: () => onEdit(campaign),
          },
          {
            label: labels.remove,
            icon: <IconTrash size={18} />,
            tone: 'destructive',
            onSelect: () => setAsked('remove'),
          },
        ]}
      />
      {asked === 'send' && <SendNowDialog campaign={campaign} onClose={close} />}
      <ConfirmDialog
        opened={asked === 'remove'}
        title={labels.removeTitle}
        confirmLabel={labels.remove}
        cancelLabel={labels.cancel}
        tone="destructive"
        done={labels.removed}
        onConfirm={() => remove(campaign)}
        onClose={close}
      >
        {removeQuestion(campaign)}
      </ConfirmDialog>
    </Group>
  );
}

function SendingActions({ campaign }: CampaignActionsProps) {
  const { pause, resume, stop } = useCampaignActs();
  const [isAsked, setIsAsked] = useState(false);
  const failed = campaignLabels.failedToUpdate;
  const turn = campaign.pausedAt
    ? {
        label: labels.resume,
        icon: <IconPlayerPlay size={18} />,
        act: () => say({ done: stateText.sending, failed }, resume(campaign)),
      }
    : {
        label: labels.pause,
        icon: <IconPlayerPause size={18} />,
        act: () => say({ done: stateText.paused, failed }, pause(campaign)),
      };
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={turn.icon} onClick={() => void turn.act()}>
        {turn.label}
      </Button>
      <Button
        variant="default"
        leftSection={<IconHandStop size={18} />}
        onClick={() => setIsAsked(true)}
      >
        {labels.stop}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={labels.stopTitle}
        confirmLabel={labels.stop}
        cancelLabel={labels.cancel}
        tone="destructive"
        done={labels.stopped}
        onConfirm={() => stop(campaign)}
        onClose={() => setIsAsked(false)}
      >
        {stopQuestion(campaign)}
      </ConfirmDialog>
    </Group>
  );
}
