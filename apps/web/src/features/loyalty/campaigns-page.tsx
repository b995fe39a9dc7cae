import type { ProcedureUtils } from '@orpc/tanstack-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallContext } from '../../foundation/api.tsx';
import { useFile } from '../../foundation/hooks/use-file.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { AllowedScreen } from '../../ui/allowed-screen.tsx';
import { useThingActs } from '../../ui/kept-things/thing-acts.api.ts';
import { type Thing, ThingsPage } from '../../ui/kept-things/things-page.tsx';
import { CampaignCard, CampaignsSkeleton, type CampaignWords } from './campaign-card.tsx';
import type { CampaignLabels } from './loyalty.labels.ts';

type Api<Kept, Failure extends Error> = {
  list: ProcedureUtils<CallContext, undefined, Kept[], Failure>;
  exportCsv: ProcedureUtils<CallContext, undefined, File, Failure>;
} & Parameters<typeof useThingActs<Kept, { id: string }, Error, Error>>[0];

type CampaignsPageProps<Kept extends Thing, Failure extends Error> = {
  labels: CampaignLabels;
  api: Api<Kept, Failure>;
  historyCode: string;
  /** What its card says. */
  wordsOf: (campaign: Kept) => CampaignWords;
  /** Where more goes with one than itself. */
  removeQuestion?: (campaign: Kept) => string;
  /** What all of them bring. */
  above?: ReactNode;
  editor: (campaign: Kept | null, onClose: () => void) => ReactNode;
};

export function CampaignsPage<Kept extends Thing, Failure extends Error>(
  props: CampaignsPageProps<Kept, Failure>,
) {
  return (
    <AllowedScreen permission="loyalty.view" labels={props.labels}>
      <Campaigns {...props} />
    </AllowedScreen>
  );
}

function Campaigns<Kept extends Thing, Failure extends Error>({
  api,
  wordsOf,
  ...page
}: CampaignsPageProps<Kept, Failure>) {
  const mayManage = useMay('loyalty.manage');
  const file = useFile(api.exportCsv);
  return (
    <ThingsPage
      {...page}
      picture="documents"
      things={useQuery(api.list.queryOptions())}
      mayManage={mayManage}
      skeleton={<CampaignsSkeleton />}
      searchIn={({ name }) => name}
      card={(campaign, choices) => (
        <CampaignCard
          campaign={campaign}
          labels={page.labels}
          {...wordsOf(campaign)}
          {...choices}
        />
      )}
      acts={useThingActs(api)}
      file={mayManage && file}
    />
  );
}
