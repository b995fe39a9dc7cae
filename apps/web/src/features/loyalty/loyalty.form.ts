import {
  type LoyaltyCampaign,
  type LoyaltyCampaignForm,
  loyaltyCampaignForm,
} from '@app/contract/loyalty/loyalty-campaigns.contract';
import type { UseFormReturnType } from '@mantine/form';
import { useApi } from '../../foundation/api.tsx';
import { useCampaignForm } from './campaign.form.ts';
import { loyaltyLabels as labels } from './loyalty.labels.ts';

/** What stands in the fields: a number may be missing. */
export type LoyaltyDraft = Omit<LoyaltyCampaignForm, EmptiableField> &
  Record<EmptiableField, number | ''>;
type EmptiableField = 'conditionValue' | 'rewardValue';

export type LoyaltyDraftForm = UseFormReturnType<LoyaltyDraft>;

const newCampaign: LoyaltyDraft = {
  name: '',
  conditionType: 'services_count',
  conditionValue: '',
  rewardType: 'percentage_discount',
  rewardValue: '',
  rewardServiceId: null,
  active: true,
};

export function useLoyaltyForm(campaign: LoyaltyCampaign | null, close: () => void) {
  const api = useApi().loyalty.campaigns;
  const kind = { schema: loyaltyCampaignForm, empty: newCampaign, api, labels, draftOf, inputOf };
  const names = { about: 'loyalty-campaign', changedCode: 'LOYALTY_CAMPAIGN_CHANGED' };
  return useCampaignForm({ ...kind, ...names }, { campaign, close });
}

function draftOf(campaign: LoyaltyCampaign): LoyaltyDraft {
  const { name, conditionType, conditionValue, rewardType, rewardServiceId, active } = campaign;
  const rewardValue = campaign.rewardValue ?? '';
  return { name, conditionType, conditionValue, rewardType, rewardValue, rewardServiceId, active };
}

/** A free service has no value, and everything else no service. */
function inputOf({ conditionValue, rewardValue, ...draft }: LoyaltyDraft): LoyaltyCampaignForm {
  const isFree = draft.rewardType === 'free_service';
  return {
    ...draft,
    conditionValue: conditionValue === '' ? Number.NaN : conditionValue,
    rewardValue: isFree || rewardValue === '' ? null : rewardValue,
    rewardServiceId: isFree ? draft.rewardServiceId : null,
  };
}
