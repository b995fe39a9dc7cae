import type { Service } from '@app/contract/catalog/services.contract';
import { formatDuration } from '@app/domain/shared/duration';
import { cents, formatMoney } from '@app/domain/shared/money';
import { Card, Text, UnstyledButton } from '@mantine/core';
import { IconClock, IconGift, IconHourglass } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useMay } from '../../foundation/session.tsx';
import { ActiveBadge } from '../../ui/status-badge.tsx';
import { ServiceActions } from './service-actions.tsx';
import { bufferText, pointsText } from './services.labels.ts';
import classes from './services-grid.module.css';

type ServiceCardProps = {
  service: Service;
  onEdit: (service: Service) => void;
  onRemove: (service: Service) => void;
};

export function ServiceCard({ service, onEdit, onRemove }: ServiceCardProps) {
  const mayManage = useMay('services.manage');
  return (
    <Card className={classes.card} style={colorOf(service)}>
      <div className={classes.top}>
        <span className={classes.dot} aria-hidden />
        {mayManage ? (
          <UnstyledButton
            className={classes.name}
            title={service.name}
            onClick={() => onEdit(service)}
          >
            {service.name}
          </UnstyledButton>
        ) : (
          <Text className={classes.name} title={service.name}>
            {service.name}
          </Text>
        )}
        {mayManage && (
          <div className={classes.menu}>
            <ServiceActions service={service} onEdit={onEdit} onRemove={onRemove} />
          </div>
        )}
      </div>
      {service.description && (
        <Text size="xs" c="dimmed" lineClamp={2} className={classes.description}>
          {service.description}
        </Text>
      )}
      <Facts service={service} />
      <div className={classes.bottom}>
        <span className={`${classes.price} tabular`}>
          {formatMoney(cents(service.priceInCents))}
        </span>
        <ActiveBadge active={service.active} />
      </div>
    </Card>
  );
}

function Facts({ service }: { service: Service }) {
  const buffer = bufferText(service.bufferBeforeInMinutes, service.bufferAfterInMinutes);
  return (
    <div className={classes.facts}>
      <Fact icon={<IconClock size={16} />}>{formatDuration(service.durationInMinutes)}</Fact>
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
