import type { ClientHistory as History } from '@app/contract/scheduling/appointments.contract';
import { cents, formatMoney } from '@app/domain/shared/money';
import { Card, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatDay, formatInstant, formatNumber } from '../../../foundation/format.ts';
import { useNow } from '../../../foundation/hooks/use-now.ts';
import { servicesText } from '../../../ui/agenda-grid/agenda-grid.labels.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { visitSearch } from '../../../ui/visit-address.ts';
import { AppointmentLink } from './appointment-link.tsx';
import { useClientHistory } from './client-history.api.ts';
import { amongText, historyLabels as labels } from './client-history.labels.ts';
import classes from './client-history.module.css';
import { summaryOf } from './client-summary.ts';

/** What one asks first about a client, and what her appointments add up to. */
export function ClientFigures({ clientId }: { clientId: string }) {
  const query = useClientHistory(clientId);
  return (
    <LoadBlock query={query} skeleton={<FiguresSkeleton />}>
      {(history) => <Figures history={history} />}
    </LoadBlock>
  );
}

function Figures({ history }: { history: History }) {
  const { totalSpentCents, totalAppointments, items } = history;
  const timezone = useTimezone();
  const { last, next, usualService, noShows } = summaryOf(items, useNow());
  const isWhole = items.length === totalAppointments;
  return (
    <dl className={classes.figures}>
      <VisitFigure
        name={labels.last}
        visit={last}
        when={last && formatDay(last.startTime, timezone)}
      />
      <VisitFigure
        name={labels.next}
        visit={next}
        when={next && formatInstant(next.startTime, timezone)}
        nothing={labels.noNext}
      />
      <Figure name={labels.usual} value={usualService ?? labels.nothing} />
      <Figure
        name={labels.noShows}
        value={formatNumber(noShows)}
        help={isWhole ? labels.noShowsHelp : amongText(items.length)}
      />
      <Figure
        name={labels.spent}
        value={formatMoney(cents(totalSpentCents))}
        help={labels.spentHelp}
      />
      <Figure
        name={labels.appointments}
        value={formatNumber(totalAppointments)}
        help={labels.appointmentsHelp}
      />
    </dl>
  );
}

type VisitFigureProps = {
  name: string;
  visit: History['items'][number] | null;
  when: string | null;
  nothing?: string;
};

/** When it was or will be, and the way to it. */
function VisitFigure({ name, visit, when, nothing = labels.nothing }: VisitFigureProps) {
  const timezone = useTimezone();
  if (!visit) return <Figure name={name} value={nothing} />;
  const link = (
    <AppointmentLink to="/dashboard/appointments" search={visitSearch(visit, timezone)}>
      {when}
    </AppointmentLink>
  );
  return <Figure name={name} value={link} help={servicesText(visit)} />;
}

type FigureProps = { name: string; value: ReactNode; help?: string };

export function Figure({ name, value, help }: FigureProps) {
  return (
    <Card padding="md" className={classes.card}>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd className={classes.figure}>
        <span className="tabular">{value}</span>
        {help && (
          <Text span size="xs" c="dimmed" fw={400}>
            {help}
          </Text>
        )}
      </dd>
    </Card>
  );
}

function FiguresSkeleton() {
  return (
    <div className={classes.figures}>
      {[1, 2, 3, 4, 5, 6].map((figure) => (
        <Skeleton key={figure} height={92} radius="lg" />
      ))}
    </div>
  );
}
