import type { Campaign } from '@app/contract/messaging/campaigns.contract';
import { Button, Paper, Skeleton, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { hasFailed } from '../../../foundation/failure.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { CampaignTotals } from './campaign-totals.tsx';
import { useCampaigns } from './campaigns.api.ts';
import { campaignLabels as labels } from './campaigns.labels.ts';
import classes from './campaigns.module.css';
import { NumberNotice } from './number-notice.tsx';

// Only people who change something need the form and the checks that come with it.
const CampaignDialog = lazyPart(() => import('./campaign-dialog.tsx'));

type CampaignListProps = { isNew: boolean; onNew: (isNew: boolean) => void };

/** Newest first, with what they add up to; progress comes by itself. */
export function CampaignList({ isNew, onNew }: CampaignListProps) {
  const walk = useCampaigns();
  const [edited, setEdited] = useState<Campaign | null>(null);
  const close = () => {
    setEdited(null);
    onNew(false);
  };
  return (
    <Stack gap="lg">
      <NumberNotice />
      {!hasFailed(walk) && <CampaignTotals totals={walk.data?.totals ?? null} />}
      {/* One child: what keeps the place of pages above takes no gap of its own. */}
      <div>
        <EndlessList walk={walk} empty={<NoCampaigns onNew={() => onNew(true)} />}>
          {(campaigns) => (
            <ul className={classes.list} aria-label={labels.list}>
              {campaigns?.map((campaign) => (
                <li key={campaign.id}>
                  <CampaignCard campaign={campaign} onEdit={setEdited} />
                </li>
              )) ?? <Skeleton height={140} radius="lg" component="li" />}
            </ul>
          )}
        </EndlessList>
      </div>
      {(isNew || edited) && (
        <Suspense fallback={null}>
          <CampaignDialog key={edited?.id ?? 'new'} campaign={edited} onClose={close} />
        </Suspense>
      )}
    </Stack>
  );
}

function NoCampaigns({ onNew }: { onNew: () => void }) {
  const mayManage = useMay('messages.manage');
  const action = mayManage && (
    <Button leftSection={<IconPlus size={18} />} onClick={onNew}>
      {labels.create}
    </Button>
  );
  return (
    <Paper withBorder>
      <EmptyState picture="people" sentence={labels.empty} action={action} />
    </Paper>
  );
}
