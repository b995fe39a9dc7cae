import type { Client } from '@app/contract/clients/clients.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { Anchor, Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { whatsAppLink } from '../../../foundation/format.ts';
import { birthdayText, clientPageLabels as labels } from './client-page.labels.ts';
import classes from './client-page.module.css';

export function ClientFacts({ client }: { client: Client }) {
  const { name, email, phone, birthDate, preferences } = client;
  const today = useToday();
  return (
    <Card component="section">
      <Title order={2} mb="md">
        {labels.information}
      </Title>
      <dl className={classes.facts}>
        <Fact name={labels.name}>{name}</Fact>
        <Fact name={labels.phone}>{phone && <Phone phone={phone} />}</Fact>
        <Fact name={labels.email}>
          {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
        </Fact>
        <Fact name={labels.birthday}>{birthDate && birthdayText(birthDate, today)}</Fact>
        {preferences && (
          <Fact name={labels.preferences} className={classes.wide}>
            {preferences}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

/** To call, and to write to. */
function Phone({ phone }: { phone: string }) {
  return (
    <>
      <Anchor href={`tel:+${phone}`}>{formatPhone(phone)}</Anchor> ·{' '}
      <Anchor href={whatsAppLink(phone)} target="_blank" rel="noreferrer">
        {labels.whatsApp}
      </Anchor>
    </>
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
