import type { Campaign } from '@app/contract/messaging/campaigns.contract';
import { Stack } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { AudienceNote } from './audience-note.tsx';
import { useAudience, useCampaignActs } from './campaigns.api.ts';
import {
  campaignLabels,
  createdText,
  campaignActLabels as labels,
  sendQuestion,
  sendToText,
} from './campaigns.labels.ts';

type SendNowDialogProps = { campaign: Campaign; onClose: () => void };

/** Says how many get it as of now, before anything leaves. */
export function SendNowDialog({ campaign, onClose }: SendNowDialogProps) {
  const { start } = useCampaignActs();
  const timezone = useTimezone();
  const { segments, excludeRecentContacts } = campaign;
  const audience = useAudience(segments, excludeRecentContacts).data;
  return (
    <ConfirmDialog
      opened
      title={labels.sendTitle}
      confirmLabel={sendToText(audience?.recipients)}
      cancelLabel={labels.cancel}
      onConfirm={async () => {
        const started = await start(campaign);
        showSuccess(campaignLabels.updated, createdText(started, timezone));
      }}
      onClose={onClose}
    >
      <Stack gap="xs">
        <span>{sendQuestion(campaign.name)}</span>
        <AudienceNote audience={audience} />
      </Stack>
    </ConfirmDialog>
  );
}
