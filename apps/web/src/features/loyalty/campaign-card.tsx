import { Card, Skeleton, Text } from '@mantine/core';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { ThingActions } from '../../ui/kept-things/thing-actions.tsx';
import { ThingName } from '../../ui/kept-things/thing-name.tsx';
import { ThingRow } from '../../ui/kept-things/thing-row.tsx';
import type { ThingLabels } from '../../ui/kept-things/things.labels.ts';
import type { Thing, ThingChoices } from '../../ui/kept-things/things-page.tsx';
import { CardGridSkeleton } from '../../ui/lists/card-grid.tsx';
import { ActiveBadge } from '../../ui/status-badge.tsx';
import classes from './campaign-card.module.css';

const words = { active: 'Ativa', inactive: 'Inativa' };

export type CampaignWords = {
  /** What is given; null where only the name says it. */
  reward: string | null;
  /** What it takes. */
  condition: string;
};
type CampaignCardProps<Kept extends Thing> = ThingChoices<Kept> &
  CampaignWords & { campaign: Kept; labels: ThingLabels };

/** A campaign of loyalty or of points: what it gives, and what for. */
export function CampaignCard<Kept extends Thing>(props: CampaignCardProps<Kept>) {
  return useIsPhone() ? <CampaignRow {...props} /> : <WideCard {...props} />;
}

function CampaignRow<Kept extends Thing>(props: CampaignCardProps<Kept>) {
  const { campaign, labels, reward, condition, ...choices } = props;
  const mayManage = useMay('loyalty.manage');
  return (
    <ThingRow
      name={campaign.name}
      second={[condition, reward].filter((part) => part !== null)}
      trailing={<ActiveBadge active={campaign.active} words={words} />}
      onOpen={mayManage ? () => choices.onEdit(campaign) : undefined}
      actions={mayManage && <ThingActions thing={campaign} labels={labels} {...choices} />}
    />
  );
}

function WideCard<Kept extends Thing>(props: CampaignCardProps<Kept>) {
  const { campaign, labels, reward, condition, ...choices } = props;
  const mayManage = useMay('loyalty.manage');
  return (
    <Card className={classes.card}>
      <ThingName
        name={campaign.name}
        manage={
          mayManage && {
            onEdit: () => choices.onEdit(campaign),
            actions: <ThingActions thing={campaign} labels={labels} {...choices} />,
          }
        }
      />
      {reward !== null && <span className={`${classes.reward} tabular`}>{reward}</span>}
      <div className={classes.state}>
        <Text c="dimmed" className="tabular">
          {condition}
        </Text>
        <ActiveBadge active={campaign.active} words={words} />
      </div>
    </Card>
  );
}

export function CampaignsSkeleton() {
  return (
    <CardGridSkeleton count={3}>
      {(width) => (
        <Card key={width} className={classes.card}>
          <Skeleton height={18} width={width} />
          <Skeleton height={22} width="60%" mt="xs" />
          <Skeleton height={20} width="40%" />
        </Card>
      )}
    </CardGridSkeleton>
  );
}
