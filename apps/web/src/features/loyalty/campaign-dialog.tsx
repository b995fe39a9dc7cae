import { FormDialog, type FormDialogProps } from '../../ui/dialogs/form-dialog.tsx';
import { type CampaignLabels, campaignFieldNames, campaignValueText } from './loyalty.labels.ts';

type CampaignDialogProps<Draft> = Pick<
  FormDialogProps<Draft>,
  'saving' | 'merged' | 'onClose' | 'children'
> & { labels: CampaignLabels; isNew: boolean };

/** The frame of both forms. */
export function CampaignDialog<Draft>({ labels, isNew, ...dialog }: CampaignDialogProps<Draft>) {
  // Both kinds find the names of their fields here.
  const names = campaignFieldNames as NonNullable<FormDialogProps<Draft>['names']>;
  return (
    <FormDialog
      {...dialog}
      title={isNew ? labels.create : labels.edit}
      size="lg"
      names={names}
      textOf={campaignValueText}
    />
  );
}
