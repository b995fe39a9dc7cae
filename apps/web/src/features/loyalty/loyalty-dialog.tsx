import type { LoyaltyCampaign } from '@app/contract/loyalty/loyalty-campaigns.contract';
import { LOYALTY_CONDITIONS, REWARD_TYPES } from '@app/domain/loyalty/loyalty-campaign';
import { cents } from '@app/domain/shared/money';
import { NumberInput, Select, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { BasisPointsField } from '../../ui/fields/basis-points-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { CampaignDialog } from './campaign-dialog.tsx';
import { type LoyaltyDraftForm, useLoyaltyForm } from './loyalty.form.ts';
import {
  conditionLabels,
  campaignFieldLabels as labels,
  loyaltyLabels,
  rewardTypeLabels,
} from './loyalty.labels.ts';
import { RewardServiceField } from './reward-service-field.tsx';

const twoColumns = { base: 1, xs: 2 };
const conditions = LOYALTY_CONDITIONS.map((value) => ({ value, label: conditionLabels[value] }));
const rewards = REWARD_TYPES.map((value) => ({ value, label: rewardTypeLabels[value] }));

type LoyaltyDialogProps = {
  /** `null` for a new one. */
  campaign: LoyaltyCampaign | null;
  onClose: () => void;
};

export default function LoyaltyDialog({ campaign, onClose }: LoyaltyDialogProps) {
  const { saving, merged } = useLoyaltyForm(campaign, onClose);
  return (
    <CampaignDialog
      labels={loyaltyLabels}
      isNew={campaign === null}
      saving={saving}
      merged={merged}
      onClose={onClose}
    >
      <Fields form={saving.form} />
    </CampaignDialog>
  );
}

type FieldsProps = { form: LoyaltyDraftForm };

function Fields({ form }: FieldsProps) {
  const forget = (field: 'conditionValue' | 'rewardValue') => form.setFieldValue(field, '');
  return (
    <Stack gap="md">
      <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
      <SimpleGrid cols={twoColumns}>
        <Choice
          form={form}
          field="conditionType"
          data={conditions}
          onChosen={() => forget('conditionValue')}
        />
        <Condition form={form} />
        <Choice
          form={form}
          field="rewardType"
          data={rewards}
          onChosen={() => forget('rewardValue')}
        />
        <Reward form={form} />
      </SimpleGrid>
      <Switch
        label={labels.active}
        description={labels.activeHelp}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    </Stack>
  );
}

type ChoiceProps = FieldsProps & {
  field: 'conditionType' | 'rewardType';
  data: { value: string; label: string }[];
  /** An amount of another kind would be a slip. */
  onChosen: () => void;
};

function Choice({ form, field, data, onChosen }: ChoiceProps) {
  const input = form.getInputProps(field);
  return (
    <Select
      {...input}
      label={labels[field]}
      required
      allowDeselect={false}
      data={data}
      onChange={(value) => {
        input.onChange(value);
        onChosen();
      }}
    />
  );
}

function Condition({ form }: FieldsProps) {
  const { conditionType, conditionValue } = form.values;
  const input = form.getInputProps('conditionValue');
  if (conditionType === 'services_count')
    return (
      <NumberInput
        {...input}
        label={labels.servicesCount}
        required
        allowDecimal={false}
        allowNegative={false}
        inputMode="numeric"
      />
    );
  return (
    <MoneyField
      {...input}
      label={labels.amountSpent}
      required
      value={conditionValue === '' ? null : cents(conditionValue)}
      onChange={(amount) => form.setFieldValue('conditionValue', amount ?? '')}
    />
  );
}

function Reward({ form }: FieldsProps) {
  const { rewardType, rewardValue } = form.values;
  const input = form.getInputProps('rewardValue');
  if (rewardType === 'free_service')
    return (
      <RewardServiceField
        {...form.getInputProps('rewardServiceId')}
        label={labels.rewardService}
        required
      />
    );
  if (rewardType === 'fixed_discount')
    return (
      <MoneyField
        {...input}
        label={labels.rewardValue}
        required
        value={rewardValue === '' ? null : cents(rewardValue)}
        onChange={(amount) => form.setFieldValue('rewardValue', amount ?? '')}
      />
    );
  return (
    <BasisPointsField
      {...input}
      label={labels.rewardValue}
      placeholder={labels.percentExample}
      required
      allowNegative={false}
      value={rewardValue}
      onChange={(value) => form.setFieldValue('rewardValue', value)}
    />
  );
}
