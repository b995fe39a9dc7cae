import type { DueReturn } from '@app/contract/scheduling/appointments.contract';
import { returnWeek } from '@app/domain/scheduling/return-visit';
import { Button, Paper, Skeleton, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconCalendarPlus } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { whatsAppLink } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { fileAction } from '../../../ui/lists/file-action.tsx';
import { placedRows } from '../../../ui/lists/row-groups.ts';
import { NextStep } from '../../../ui/next-step.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ClientsGate } from '../../clients/list/clients-gate.tsx';
import { BackToClients } from '../../clients/record/back-to-clients.tsx';
import { ClientLink } from '../../clients/record/client-link.tsx';
import { quickSearch } from '../appointments/appointments-view.ts';
import { useReturns, useReturnsFile } from './returns.api.ts';
import { dueText, inviteText, returnsLabels as labels, returnText } from './returns.labels.ts';
import classes from './returns.module.css';

export function ReturnsPage() {
  return (
    <ClientsGate permission="appointments.view" refusal={labels.notAllowed}>
      <BackToClients />
      <Header />
      <Returns />
    </ClientsGate>
  );
}

function Header() {
  const mayExport = useMay('clients.export');
  const file = fileAction({
    label: labels.exportCsv,
    failureTitle: labels.failedToExport,
    download: useReturnsFile(),
    asked: undefined,
  });
  return (
    <PageHeader
      title={labels.title}
      explanation={labels.explanation}
      secondary={mayExport ? file : undefined}
    />
  );
}

function Returns() {
  const empty = (
    <Paper withBorder>
      <EmptyState
        picture="people"
        sentence={labels.empty}
        action={
          <NextStep permission="services.manage">
            <LinkButton to="/dashboard/services">{labels.toServices}</LinkButton>
          </NextStep>
        }
      />
    </Paper>
  );
  return (
    <EndlessList walk={useReturns()} explain={errorText} empty={empty}>
      {(due) => (due ? <InGroups due={due} /> : <Skeleton height={240} radius="lg" />)}
    </EndlessList>
  );
}

/**
 * Who is late is not lost, and stands below whoever thinks of coming anyway. All are rows of one list:
 * it is measured as a whole when pages of it go and come back. */
function InGroups({ due }: { due: readonly DueReturn[] }) {
  const week = returnWeek(useToday());
  const groupOf = ({ dueDate }: DueReturn) => {
    const title = Temporal.PlainDate.compare(dueDate, week) < 0 ? labels.late : labels.now;
    return { key: title, title };
  };
  return (
    <ul className={classes.list} aria-label={labels.list}>
      {placedRows(due, groupOf).map(({ row, group }) => (
        <Fragment key={row.clientId}>
          {group && (
            <li data-group className={classes.group}>
              <h2 className={classes.title}>{group.title}</h2>
            </li>
          )}
          <Due due={row} />
        </Fragment>
      ))}
    </ul>
  );
}

function Due({ due }: { due: DueReturn }) {
  const today = useToday();
  const mayBook = useMay('appointments.manage');
  const { clientId, clientName, clientPhone, acceptsMarketing } = due;
  const { professionalId, service, dueDate } = due;
  const invitation = inviteText(clientName, service.name);
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <ClientLink id={clientId}>{clientName}</ClientLink>
        <Text size="sm" c="dimmed">
          {returnText(due)}
        </Text>
      </div>
      <Text className={classes.due}>{dueText(dueDate, today)}</Text>
      <div className={classes.ways}>
        {!acceptsMarketing && (
          <Text size="sm" c="dimmed" className={classes.news}>
            {labels.noNews}
          </Text>
        )}
        {acceptsMarketing && clientPhone && (
          <Button
            component="a"
            href={whatsAppLink(clientPhone, invitation)}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconBrandWhatsapp size={18} />}
          >
            {labels.whatsapp}
          </Button>
        )}
        {mayBook && (
          <LinkButton
            to="/dashboard/appointments"
            search={quickSearch({ clientId, professionalId, serviceIds: [service.id] })}
            leftSection={<IconCalendarPlus size={18} />}
          >
            {labels.book}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
