import { Skeleton, Stack, Tabs } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { CampaignsPart } from './campaigns-part.tsx';
import { marketingLabels as labels } from './marketing.labels.ts';
import classes from './marketing.module.css';
import { MarketingFigures } from './marketing-figures.tsx';

// Each is opened by a few.
const MassCampaign = lazyPart(() => import('./mass-campaign.tsx'));
const Reengagements = lazyPart(() => import('./reengagements-part.tsx'));
const Analytics = lazyPart(() => import('./analytics-part.tsx'));

type Part = 'campaigns' | 'mass' | 'reengagement' | 'analytics';

/** Everything that goes to many, and what came of it. */
export default function MarketingPanel() {
  const [part, setPart] = useState<Part>('campaigns');
  const mayManage = useMay('messages.manage');
  const parts: Part[] = mayManage
    ? ['campaigns', 'mass', 'reengagement', 'analytics']
    : ['campaigns', 'reengagement', 'analytics'];
  return (
    <Stack gap="lg">
      <MarketingFigures />
      <Tabs
        value={part}
        variant="pills"
        keepMounted={false}
        // It only answers what the tabs below are called.
        onChange={(name) => name && setPart(name as Part)}
      >
        <Tabs.List className={classes.parts} aria-label={labels.parts}>
          {parts.map((name) => (
            <Tabs.Tab key={name} value={name} className={classes.part}>
              {labels[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={part} pt="lg">
          <Suspense fallback={<Skeleton aria-busy data-loading height={240} radius="lg" />}>
            {part === 'campaigns' && <CampaignsPart />}
            {part === 'mass' && <MassCampaign onDone={() => setPart('campaigns')} />}
            {part === 'reengagement' && <Reengagements />}
            {part === 'analytics' && <Analytics />}
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
