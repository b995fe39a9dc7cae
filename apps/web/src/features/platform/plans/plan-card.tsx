import type { PlatformPlan } from '@app/contract/billing/platform-plans.contract';
import { MODULES } from '@app/domain/billing/access';
import { MODULE_WORDS } from '@app/domain/billing/module-words';
import { Badge, Card, Text } from '@mantine/core';
import { IconEyeOff, IconStar, IconTag } from '@tabler/icons-react';
import { moneyText } from '../../../foundation/format.ts';
import { ThingActions } from '../../../ui/kept-things/thing-actions.tsx';
import { ThingName } from '../../../ui/kept-things/thing-name.tsx';
import type { ThingChoices } from '../../../ui/kept-things/things-page.tsx';
import { ActiveBadge, StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './plan-card.module.css';
import { PlanFacts } from './plan-facts.tsx';
import {
  planCardLabels as labels,
  moreFeaturesText,
  moreText,
  planLabels,
} from './plans.labels.ts';

const MOST_MODULES = 6;
const MOST_FEATURES = 3;

type PlanCardProps = ThingChoices<PlatformPlan> & { plan: PlatformPlan };

export function PlanCard({ plan, ...choices }: PlanCardProps) {
  const actions = <ThingActions thing={plan} labels={planLabels} {...choices} />;
  return (
    <Card className={classes.card}>
      <ThingName name={plan.name} manage={{ onEdit: () => choices.onEdit(plan), actions }} />
      <Price plan={plan} />
      <Marks plan={plan} />
      {plan.description && (
        <Text size="xs" c="dimmed" lineClamp={3}>
          {plan.description}
        </Text>
      )}
      <Modules plan={plan} />
      <Features features={plan.landingPageFeatures} />
      <PlanFacts plan={plan} />
    </Card>
  );
}

function Price({ plan: { priceMonthlyCents, active } }: { plan: PlatformPlan }) {
  return (
    <div className={classes.price}>
      <span className={`${classes.amount} tabular`}>
        {priceMonthlyCents === 0 ? labels.free : moneyText(priceMonthlyCents)}
      </span>
      {priceMonthlyCents > 0 && (
        <Text span size="xs" c="dimmed">
          {labels.perMonth}
        </Text>
      )}
      <span className={classes.state}>
        <ActiveBadge active={active} />
      </span>
    </div>
  );
}

function Marks({ plan: { isMostPopular, isBasicPlan, showOnLanding } }: { plan: PlatformPlan }) {
  if (!isMostPopular && !isBasicPlan && showOnLanding) return null;
  return (
    <div className={classes.marks}>
      {isMostPopular && (
        <StatusBadge tone="informative" icon={<IconStar size={14} />}>
          {labels.popular}
        </StatusBadge>
      )}
      {isBasicPlan && (
        <StatusBadge tone="outlined" icon={<IconTag size={14} />}>
          {labels.basic}
        </StatusBadge>
      )}
      {!showOnLanding && (
        <StatusBadge tone="neutral" icon={<IconEyeOff size={14} />}>
          {labels.hidden}
        </StatusBadge>
      )}
    </div>
  );
}

/** The first few; more would hide what a plan costs. */
function Modules({ plan: { closedModules } }: { plan: PlatformPlan }) {
  const open = MODULES.filter((module) => !closedModules.includes(module));
  const more = open.length - MOST_MODULES;
  if (open.length === 0) return <Text size="xs">{labels.noModules}</Text>;
  return (
    <ul className={classes.modules} aria-label={labels.modules}>
      {open.slice(0, MOST_MODULES).map((module) => (
        <li key={module}>
          <Badge variant="light" color="gray" tt="none" fw={500}>
            {MODULE_WORDS[module]}
          </Badge>
        </li>
      ))}
      {more > 0 && <li className={classes.more}>{moreText(more)}</li>}
    </ul>
  );
}

function Features({ features }: { features: readonly string[] }) {
  const more = features.length - MOST_FEATURES;
  if (features.length === 0) return null;
  return (
    <ul className={classes.features} aria-label={labels.features}>
      {features.slice(0, MOST_FEATURES).map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
      {more > 0 && <li className={classes.more}>{moreFeaturesText(more)}</li>}
    </ul>
  );
}
