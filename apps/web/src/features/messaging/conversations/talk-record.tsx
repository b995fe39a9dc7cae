import type { OpenedConversation, TalkVisit } from '@app/contract/messaging/conversations.contract';
import { Alert, Badge, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconCalendarPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { visitSearch } from '../../../ui/visit-address.ts';
import { ClientLink } from '../../clients/record/client-link.tsx';
import { quickSearch } from '../../scheduling/appointments/appointments-view.ts';
import { recordLabels as labels } from './conversations.labels.ts';
import classes from './talk-record.module.css';

type Client = NonNullable<OpenedConversation['client']>;

/** What the book knows of whoever writes, while one answers her. */
export function TalkRecord({ talk }: { talk: OpenedConversation }) {
  return talk.client ? <Known client={talk.client} /> : <Unknown />;
}

function Unknown() {
  return (
    <Stack gap="sm">
      <Text size="sm">{labels.unknown}</Text>
      <Text size="sm" c="dimmed">
        {labels.unknownHint}
      </Text>
      <LinkButton to="/dashboard/clients" variant="default">
        {labels.create}
      </LinkButton>
    </Stack>
  );
}

function Known({ client }: { client: Client }) {
  const mayBook = useMay('appointments.manage');
  return (
    <Stack gap="md">
      <ClientLink id={client.id}>{client.name}</ClientLink>
      {client.isBlocked && (
        <Alert color="red" icon={<IconBan size={18} />} title={labels.blocked} p="sm" />
      )}
      {client.allergies && (
        <Alert color="red" icon={<IconAlertTriangle size={18} />} title={labels.allergies} p="sm">
          {client.allergies}
        </Alert>
      )}
      <dl className={classes.facts}>
        <Fact name={labels.next}>
          <Visit visit={client.nextVisit} none={labels.none} />
        </Fact>
        <Fact name={labels.last}>
          <Visit visit={client.lastVisit} none={labels.never} />
        </Fact>
        <Fact name={labels.visits}>{client.visits}</Fact>
        <Fact name={labels.noShows}>{client.noShows}</Fact>
        {client.preferences && <Fact name={labels.preferences}>{client.preferences}</Fact>}
      </dl>
      <Marks client={client} />
      {mayBook && (
        <LinkButton
          to="/dashboard/appointments"
          search={quickSearch({ clientId: client.id })}
          leftSection={<IconCalendarPlus size={18} />}
        >
          {labels.book}
        </LinkButton>
      )}
    </Stack>
  );
}

function Fact({ name, children }: ComponentProps<'div'> & { name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Visit({ visit, none }: { visit: TalkVisit | null; none: string }) {
  const timezone = useTimezone();
  if (!visit) return none;
  return (
    <>
      <TextLink to="/dashboard/appointments" search={visitSearch(visit, timezone)}>
        {formatInstant(visit.startTime, timezone)}
      </TextLink>
      <span className={classes.what}>
        {[visit.serviceNames, visit.professionalName].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

function Marks({ client: { tags, acceptsMarketing } }: { client: Client }) {
  if (tags.length === 0 && acceptsMarketing) return null;
  return (
    <Group gap={6}>
      {!acceptsMarketing && (
        <Badge variant="light" color="gray">
          {labels.optedOut}
        </Badge>
      )}
      {tags.map((tag) => (
        <Badge key={tag} variant="light">
          {tag}
        </Badge>
      ))}
    </Group>
  );
}
