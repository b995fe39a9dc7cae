import type { LoyaltyCampaign } from '@app/contract/loyalty/loyalty-campaigns.contract';
import { useApi } from '../../foundation/api.tsx';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { CampaignsPage } from './campaigns-page.tsx';
import { conditionText, loyaltyLabels, removeCampaignText, rewardWords } from './loyalty.labels.ts';
import { LoyaltyFigures } from './loyalty-figures.tsx';

// Only people who change something need the form and the checks that come with it.
const LoyaltyDialog = lazyPart(() => import('./loyalty-dialog.tsx'));

export function LoyaltyPage() {
  return (
    <CampaignsPage
      labels={loyaltyLabels}
      api={useApi().loyalty.campaigns}
      historyCode="LOYALTY_CAMPAIGN_HAS_HISTORY"
      wordsOf={wordsOf}
      removeQuestion={removeCampaignText}
      above={<LoyaltyFigures />}
      editor={(campaign, onClose) => <LoyaltyDialog campaign={campaign} onClose={onClose} />}
    />
  );
}

function wordsOf(campaign: LoyaltyCampaign) {
  return { reward: rewardWords(campaign), condition: conditionText(campaign) };
}
