import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { useThingActs, useThingsFile } from '../../ui/kept-things/thing-acts.api.ts';
import { ThingsPage } from '../../ui/kept-things/things-page.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotAllowed } from '../../ui/not-allowed.tsx';
import { CampaignCard, CampaignsSkeleton } from './campaign-card.tsx';
import { conditionText, loyaltyLabels as labels, rewardWords } from './loyalty.labels.ts';
import { LoyaltyFigures } from './loyalty-figures.tsx';

// Only people who change something need the form and the checks that come with it.
const LoyaltyDialog = lazyPart(() => import('./loyalty-dialog.tsx'));

/** Whoever may not see them reads so, and nothing is asked for that would be refused. */
export function LoyaltyPage() {
  if (useMay('loyalty.view')) return <Campaigns />;
  return (
    <NotAllowed
      sentence={labels.notAllowed}
      action={<LinkButton to="/dashboard">{labels.back}</LinkButton>}
    />
  );
}

function Campaigns() {
  const { campaigns } = useApi().loyalty;
  const mayManage = useMay('loyalty.manage');
  const file = useThingsFile(campaigns.exportCsv);
  const things = useQuery(campaigns.list.queryOptions());
  return (
    <ThingsPage
      labels={labels}
      picture="documents"
      things={things}
      mayManage={mayManage}
      skeleton={<CampaignsSkeleton />}
      above={<LoyaltyFigures campaigns={things.data} />}
      searchIn={({ name }) => name}
      card={(campaign, choices) => (
        <CampaignCard
          campaign={campaign}
          labels={labels}
          reward={rewardWords(campaign)}
          condition={conditionText(campaign)}
          {...choices}
        />
      )}
      editor={(campaign, onClose) => <LoyaltyDialog campaign={campaign} onClose={onClose} />}
      acts={useThingActs(campaigns)}
      historyCode="LOYALTY_CAMPAIGN_HAS_HISTORY"
      file={mayManage && file}
    />
  );
}
