import type { ClientAside as Aside } from '@app/contract/scheduling/appointments.contract';
import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { visitSearch } from '../../../ui/visit-address.ts';
import { BlockedNotice } from '../client-choice/blocked-notice.tsx';
import { useClientAside } from './visit.api.ts';
import { comeBackText, visitLabels as labels, visitsText, visitText } from './visit.labels.ts';
import classes from './visit.module.css';

/** What one should know of the client while she is here. */
export function ClientAside({ appointmentId }: { appointmentId: string }) {
  const query = useClientAside(appointmentId);
  return (
    <section aria-label={labels.aside} className={classes.aside}>
      <LoadBlock query={query} skeleton={<Skeleton height={96} />}>
        {(aside) => <Known aside={aside} />}
      </LoadBlock>
    </section>
  );
}

/** Before anything else: what must not be done to her, and that she cannot book online. */
export function ClientWarnings({ appointmentId }: { appointmentId: string }) {
  const aside = useClientAside(appointmentId).data;
  if (!aside) return null;
  return (
    <>
      {aside.allergies && (
        <Alert color="red" icon={<IconAlertTriangle />} title={labels.allergies}>
          {aside.allergies}
        </Alert>
      )}
      {aside.isBlocked && <BlockedNotice reason={aside.blockedReason} />}
    </>
  );
}

function Known({ aside }: { aside: Aside }) {
  const { preferences, notes, comeBack } = aside;
  return (
    <Stack gap="sm">
      <Visits aside={aside} />
      {comeBack && (
        <Text size="sm" c="dimmed">
          {comeBackText(comeBack)}
        </Text>
      )}
      {preferences && <Part name={labels.preferences}>{preferences}</Part>}
      {notes.length > 0 && (
        <Part name={labels.notes}>
          <ul className={classes.list}>
            {notes.map(({ text, authorName, createdAt }) => (
              <li key={createdAt}>
                {text}{' '}
                <Text span size="xs" c="dimmed">
                  {authorName}
                </Text>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </Stack>
  );
}

function Visits({ aside }: { aside: Aside }) {
  const { lastVisits, nextVisit, visits, noShows } = aside;
  const isNew = visits === 0 && noShows === 0;
  return (
    <>
      <Text fw={600}>{isNew ? labels.firstVisit : visitsText(aside)}</Text>
      {lastVisits.length > 0 && (
        <Part name={labels.lastVisits}>
          <ul className={classes.list}>
            {lastVisits.map((visit) => (
              <VisitLine key={visit.id} visit={visit} />
            ))}
          </ul>
        </Part>
      )}
      {nextVisit && (
        <Part name={labels.nextVisit}>
          <ul className={classes.list}>
            <VisitLine visit={nextVisit} />
          </ul>
        </Part>
      )}
    </>
  );
}

function VisitLine({ visit }: { visit: Aside['lastVisits'][number] }) {
  const timezone = useTimezone();
  return (
    <li>
      <Link to="/dashboard/appointments" search={visitSearch(visit, timezone)}>
        {visitText(visit, timezone)}
      </Link>
    </li>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {name}
      </Text>
      <div className={classes.value}>{children}</div>
    </div>
  );
}
