import type { Client } from '@app/contract/clients/clients.contract';
import type { TimelineEntry } from '@app/contract/messaging/conversations.contract';
import { Button, Card, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure } from '../../../foundation/toasts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { MoreOfList } from '../../../ui/more-button.tsx';
import { visitSearch } from '../../../ui/visit-address.ts';
import { AppointmentStatusBadge } from '../../scheduling/appointments/appointment-status-badge.tsx';
import { AppointmentLink } from '../../scheduling/client-history/appointment-link.tsx';
import classes from './client-timeline.module.css';
import { useStartTalk, useTimeline } from './conversations.api.ts';
import { timelineLabels as labels } from './conversations.labels.ts';
import { openTalk } from './conversations-view.ts';
import { Said } from './said.tsx';

/** What was said to a client and by her, among her visits. */
export function ClientTimeline({ client }: { client: Client }) {
  const query = useTimeline(client.id);
  return (
    <Stack gap="sm">
      <WriteButton client={client} />
      <LoadBlock query={query} skeleton={<Skeleton height={240} radius="lg" />}>
        {(entries) =>
          entries.length === 0 ? (
            <Paper withBorder>
              <EmptyState picture="people" sentence={labels.empty} />
            </Paper>
          ) : (
            <ul className={classes.list} aria-label={labels.list}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          )
        }
      </LoadBlock>
      <MoreOfList query={query} />
    </Stack>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const timezone = useTimezone();
  if (entry.type === 'message') {
    return (
      <>
        <li className={classes.day}>
          <time dateTime={entry.at}>{formatInstant(entry.at, timezone)}</time>
        </li>
        <Said line={entry} />
      </>
    );
  }
  return (
    <Card component="li" padding="sm" className={classes.visit}>
      <div className={classes.top}>
        <AppointmentLink to="/dashboard/appointments" search={visitSearch(entry, timezone)}>
          {formatInstant(entry.startTime, timezone)}
        </AppointmentLink>
        <AppointmentStatusBadge status={entry.status} />
      </div>
      <Text size="sm">
        {[entry.serviceNames, entry.professionalName].filter(Boolean).join(' · ')}
      </Text>
    </Card>
  );
}

function WriteButton({ client }: { client: Client }) {
  const mayWrite = useMay('messages.send');
  const start = useStartTalk();
  const navigate = useNavigate();
  if (!mayWrite || client.isAnonymized || !client.phone) return null;
  async function open(): Promise<void> {
    try {
      const { id } = await start.mutateAsync({ clientId: client.id });
      await navigate({ to: '/dashboard/conversas', search: openTalk(id) });
    } catch (error) {
      showFailure(labels.failed, errorText(error));
    }
  }
  return (
    <Button
      className={classes.write}
      variant="default"
      leftSection={<IconBrandWhatsapp size={18} />}
      loading={start.isPending}
      onClick={open}
    >
      {labels.write}
    </Button>
  );
}
