import type { Service } from '@app/contract/catalog/services.contract';
import { formatDuration } from '@app/domain/shared/duration';
import { Card, Text, type TextProps } from '@mantine/core';
import { IconClock, IconGift, IconHourglass } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { moneyText } from '../../../foundation/format.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ThingActions } from '../../../ui/kept-things/thing-actions.tsx';
import { ThingName } from '../../../ui/kept-things/thing-name.tsx';
import { ThingRow } from '../../../ui/kept-things/thing-row.tsx';
import type { ThingChoices } from '../../../ui/kept-things/things-page.tsx';
import { ActiveBadge } from '../../../ui/status-badge.tsx';
import classes from './service-card.module.css';
import { bufferText, pointsText, serviceLabels } from './services.labels.ts';

type ServiceCardProps = ThingChoices<Service> & { service: Service };

export function ServiceCard(props: ServiceCardProps) {
  return useIsPhone() ? <ServiceRow {...props} /> : <WideCard {...props} />;
}

function ServiceRow({ service, ...choices }: ServiceCardProps) {
  const mayManage = useMay('services.manage');
  const { name, active, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = service;
  return (
    <ThingRow
      mark={<span className={classes.dot} style={colorOf(service)} aria-hidden />}
      name={name}
      second={[
        formatDuration(durationMinutes),
        bufferText(bufferBeforeMinutes, bufferAfterMinutes),
      ]}
      trailing={
        <>
          <Price service={service} />
          <ActiveBadge active={active} />
        </>
      }
      onOpen={mayManage ? () => choices.onEdit(service) : undefined}
      actions={mayManage && <ThingActions thing={service} labels={serviceLabels} {...choices} />}
    >
      <Description>{service.description}</Description>
      <Facts service={service} />
    </ThingRow>
  );
}

function Price({ service }: { service: Service }) {
  return <span className={`${classes.price} tabular`}>{moneyText(service.priceCents)}</span>;
}

function WideCard({ service, ...choices }: ServiceCardProps) {
  const mayManage = useMay('services.manage');
  return (
    <Card className={classes.card} style={colorOf(service)}>
      <ThingName
        name={service.name}
        mark={<span className={classes.dot} aria-hidden />}
        manage={
          mayManage && {
            onEdit: () => choices.onEdit(service),
            actions: <ThingActions thing={service} labels={serviceLabels} {...choices} />,
          }
        }
      />
      <Description lineClamp={2}>{service.description}</Description>
      <Facts service={service} />
      <div className={classes.bottom}>
        <Price service={service} />
        <ActiveBadge active={service.active} />
      </div>
    </Card>
  );
}

function Description(props: Pick<TextProps, 'lineClamp'> & { children: string }) {
  if (props.children === '') return null;
  return <Text size="xs" c="dimmed" className={classes.description} {...props} />;
}

function Facts({ service }: { service: Service }) {
  const buffer = bufferText(service.bufferBeforeMinutes, service.bufferAfterMinutes);
  return (
    <div className={classes.facts}>
      <Fact icon={<IconClock size={16} />}>{formatDuration(service.durationMinutes)}</Fact>
      <Fact icon={<IconGift size={16} />}>{pointsText(service.loyaltyPoints)}</Fact>
      {buffer && <Fact icon={<IconHourglass size={16} />}>{buffer}</Fact>}
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Text span size="xs" c="dimmed" className={classes.fact}>
      {icon}
      {children}
    </Text>
  );
}

function colorOf(service: Service): CSSProperties {
  // React's type knows no custom properties, although React sets them.
  return { '--service-color': service.color } as CSSProperties;
}
