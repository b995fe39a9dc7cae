import type { Client } from '@app/contract/clients/clients.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { Anchor, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { whatsAppLink } from '../../../foundation/format.ts';
import { NameAvatar } from '../../../ui/name-avatar.tsx';
import { birthdayText, clientPageLabels as labels } from './client-page.labels.ts';
import classes from './client-page.module.css';
import { ClientStatusBadge } from './client-status-badge.tsx';
import { ClientTags } from './client-tags.tsx';

/** Who she is and how she is reached, at one glance. */
export function ClientFacts({ client }: { client: Client }) {
  const { name, email, phone, birthDate, preferences } = client;
  const today = useToday();
  return (
    <Card component="section">
      <Title order={2} mb="md">
        {labels.information}
      </Title>
      <div className={classes.who}>
        <NameAvatar name={name} size={48} />
        <dl className={classes.called}>
          <Fact name={labels.name}>{name}</Fact>
        </dl>
        {phone && <Ways phone={phone} />}
      </div>
      <Marks client={client} />
      <dl className={classes.facts}>
        <Fact name={labels.phone}>{phone && formatPhone(phone)}</Fact>
        <Fact name={labels.birthday}>{birthDate && birthdayText(birthDate, today)}</Fact>
        <Fact name={labels.email}>
          {email && (
            <Anchor className="thumb-room" href={`mailto:${email}`}>
              {email}
            </Anchor>
          )}
        </Fact>
        {preferences && (
          <Fact name={labels.preferences} className={classes.wide}>
            {preferences}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

/** To write to, and to call: one tap each. */
function Ways({ phone }: { phone: string }) {
  return (
    <div className={classes.ways}>
      <Button
        component="a"
        href={whatsAppLink(phone)}
        target="_blank"
        rel="noreferrer"
        variant="default"
        leftSection={<IconBrandWhatsapp size={18} />}
      >
        {labels.whatsApp}
      </Button>
      <Button
        component="a"
        href={`tel:+${phone}`}
        variant="default"
        leftSection={<IconPhone size={18} />}
      >
        {labels.call}
      </Button>
    </div>
  );
}

/** What the team marked her with; that she is active is not news. */
function Marks({ client: { status, tags } }: { client: Client }) {
  if (status === 'active' && tags.length === 0) return null;
  return (
    <Group gap={4} mb="md">
      {status !== 'active' && <ClientStatusBadge status={status} />}
      <ClientTags tags={tags} />
    </Group>
  );
}

type FactProps = { name: string; className?: string | undefined; children: ReactNode };

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd className={classes.value}>
        {children || (
          <Text span inherit c="dimmed">
            {labels.missing}
          </Text>
        )}
      </dd>
    </div>
  );
}
