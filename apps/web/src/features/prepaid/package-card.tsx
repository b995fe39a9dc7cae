import type { Package } from '@app/contract/prepaid/packages.contract';
import { Card, Skeleton, Text } from '@mantine/core';
import { moneyText } from '../../foundation/format.ts';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { ThingActions } from '../../ui/kept-things/thing-actions.tsx';
import { ThingName } from '../../ui/kept-things/thing-name.tsx';
import { ThingRow } from '../../ui/kept-things/thing-row.tsx';
import type { ThingChoices } from '../../ui/kept-things/things-page.tsx';
import { CardGridSkeleton } from '../../ui/lists/card-grid.tsx';
import { ActiveBadge } from '../../ui/status-badge.tsx';
import classes from './package-card.module.css';
import { heldText, packageLabels as labels, sparedText, validText } from './packages.labels.ts';

type PackageCardProps = ThingChoices<Package> & { thing: Package };

export function PackageCard(props: PackageCardProps) {
  return useIsPhone() ? <PackageRow {...props} /> : <WideCard {...props} />;
}

function PackageRow({ thing, ...choices }: PackageCardProps) {
  const mayManage = useMay('prepaid.manage');
  return (
    <ThingRow
      name={thing.name}
      second={[heldText(thing.services), validText(thing.validDays)]}
      trailing={
        <>
          <span className="tabular">{moneyText(thing.priceCents)}</span>
          {!thing.active && <ActiveBadge active={false} />}
        </>
      }
      onOpen={mayManage ? () => choices.onEdit(thing) : undefined}
      actions={mayManage && <ThingActions thing={thing} labels={labels} {...choices} />}
    >
      <Text size="xs" c="dimmed">
        {[sparedText(thing), thing.description].filter(Boolean).join(' · ')}
      </Text>
    </ThingRow>
  );
}

function WideCard({ thing, ...choices }: PackageCardProps) {
  const mayManage = useMay('prepaid.manage');
  const { name, description, priceCents, services, validDays, active } = thing;
  return (
    <Card className={classes.card}>
      <ThingName
        name={name}
        manage={
          mayManage && {
            onEdit: () => choices.onEdit(thing),
            actions: <ThingActions thing={thing} labels={labels} {...choices} />,
          }
        }
      />
      <ul className={classes.held} aria-label={heldText(services)}>
        {services.map(({ serviceId, serviceName, sessions }) => (
          <li key={serviceId}>
            <span className={`${classes.times} tabular`}>{sessions} ×</span> {serviceName}
          </li>
        ))}
      </ul>
      {description && (
        <Text size="xs" c="dimmed" lineClamp={2} title={description}>
          {description}
        </Text>
      )}
      <div className={classes.terms}>
        <div>
          <div className={`${classes.price} tabular`}>{moneyText(priceCents)}</div>
          <Text size="xs" c="dimmed" className="tabular">
            {sparedText(thing)}
          </Text>
        </div>
        <div className={classes.state}>
          <Text size="xs" c="dimmed">
            {validText(validDays)}
          </Text>
          <ActiveBadge active={active} />
        </div>
      </div>
    </Card>
  );
}

export function PackagesSkeleton() {
  return (
    <CardGridSkeleton count={3}>
      {(width) => (
        <Card key={width} className={classes.card}>
          <Skeleton height={18} width={width} />
          <Skeleton height={40} width="60%" mt="xs" />
          <Skeleton height={36} width="40%" />
        </Card>
      )}
    </CardGridSkeleton>
  );
}
