import {
  type LoyaltyCampaign,
  type LoyaltyCampaignForm,
  loyaltyCampaignForm,
} from '@app/contract/loyalty/loyalty-campaigns.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useApi } from '../../foundation/api.tsx';
import { useKeeping } from '../../foundation/hooks/use-keeping.ts';
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

const complaintsAbout = schemaResolver(loyaltyCampaignForm, { sync: true });

export function useLoyaltyForm(campaign: LoyaltyCampaign | null, close: () => void) {
  const form = useForm<LoyaltyDraft>({
    initialValues: campaign ? draftOf(campaign) : newCampaign,
    validate: (draft) => complaintsAbout(inputOf(draft)),
  });
  return useKeeping({
    form,
    about: 'loyalty-campaign',
    api: useApi().loyalty.campaigns,
    opened: campaign,
    draftOf,
    inputOf,
    changedCode: 'LOYALTY_CAMPAIGN_CHANGED',
    labels,
    fieldOf: { REWARD_SERVICE_NOT_FOUND: 'rewardServiceId' },
    failed: campaign ? labels.failedToUpdate : labels.failedToCreate,
    done: close,
  });
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
