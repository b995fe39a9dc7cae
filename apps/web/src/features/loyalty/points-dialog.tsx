import type { PointsCampaign } from '@app/contract/loyalty/points-campaigns.contract';
import { cents } from '@app/domain/shared/money';
import { NumberInput, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { CampaignDialog } from './campaign-dialog.tsx';
import { campaignFieldLabels as labels, pointsLabels } from './loyalty.labels.ts';
import { type PointsDraftForm, usePointsForm } from './points.form.ts';
import { RewardServiceField } from './reward-service-field.tsx';

const twoColumns = { base: 1, xs: 2 };

type PointsDialogProps = {
  /** `null` for a new one. */
  campaign: PointsCampaign | null;
  onClose: () => void;
};

export default function PointsDialog({ campaign, onClose }: PointsDialogProps) {
  const { saving, merged } = usePointsForm(campaign, onClose);
  return (
    <CampaignDialog
      labels={pointsLabels}
      isNew={campaign === null}
      saving={saving}
      merged={merged}
      onClose={onClose}
    >
      <Fields form={saving.form} />
    </CampaignDialog>
  );
}

function Fields({ form }: { form: PointsDraftForm }) {
  const { rewardValueCents } = form.values;
  return (
    <Stack gap="md">
      <SimpleGrid cols={twoColumns}>
        <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
        <NumberInput
          {...form.getInputProps('pointsRequired')}
          label={labels.pointsRequired}
          required
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator="."
          decimalSeparator=","
          inputMode="numeric"
        />
        <MoneyField
          {...form.getInputProps('rewardValueCents')}
          label={labels.rewardValue}
          description={labels.pointsValueHelp}
          value={rewardValueCents === null ? null : cents(rewardValueCents)}
        />
        <RewardServiceField
          {...form.getInputProps('rewardServiceId')}
          label={labels.rewardService}
          description={labels.pointsServiceHelp}
          placeholder={labels.noService}
          clearable
        />
      </SimpleGrid>
      <Switch
        label={labels.active}
        description={labels.pointsActiveHelp}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    </Stack>
  );
}
