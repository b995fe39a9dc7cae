import type { ClientHistory as History } from '@app/contract/scheduling/appointments.contract';
import { cents, formatMoney } from '@app/domain/shared/money';
import { Children, type ReactNode } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatDay, formatInstant, formatNumber } from '../../../foundation/format.ts';
import { useNow } from '../../../foundation/hooks/use-now.ts';
import { servicesText } from '../../../ui/agenda-grid/agenda-grid.labels.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList, FiguresSkeleton } from '../../../ui/figures/figure-list.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { visitSearch } from '../../../ui/visit-address.ts';
import { AppointmentLink } from './appointment-link.tsx';
import { useClientHistory } from './client-history.api.ts';
import { amongText, historyLabels as labels } from './client-history.labels.ts';
import { summaryOf } from './client-summary.ts';

const OWN_FIGURES = 6;

type ClientFiguresProps = {
  clientId: string;
  /** What other areas count of her. */
  children?: ReactNode;
};

/** What one asks first about a client, and what her appointments add up to. */
export function ClientFigures({ clientId, children }: ClientFiguresProps) {
  const query = useClientHistory(clientId);
  const count = OWN_FIGURES + Children.toArray(children).length;
  return (
    <LoadBlock query={query} skeleton={<FiguresSkeleton look="person" count={count} />}>
      {(history) => <Figures history={history}>{children}</Figures>}
    </LoadBlock>
  );
}

function Figures({ history, children }: { history: History; children: ReactNode }) {
  const { totalSpentCents, totalAppointments, items } = history;
  const timezone = useTimezone();
  const { last, next, usualService, noShows } = summaryOf(items, useNow());
  const isWhole = items.length === totalAppointments;
  return (
    <FigureList look="person">
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
      <Figure label={labels.usual} value={usualService ?? labels.nothing} />
      <Figure
        label={labels.noShows}
        value={formatNumber(noShows)}
        hint={isWhole ? labels.noShowsHelp : amongText(items.length)}
      />
      <Figure
        label={labels.spent}
        value={formatMoney(cents(totalSpentCents))}
        hint={labels.spentHelp}
      />
      <Figure
        label={labels.appointments}
        value={formatNumber(totalAppointments)}
        hint={labels.appointmentsHelp}
      />
      {children}
    </FigureList>
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
  if (!visit) return <Figure label={name} value={nothing} />;
  const link = (
    <AppointmentLink to="/dashboard/appointments" search={visitSearch(visit, timezone)}>
      {when}
    </AppointmentLink>
  );
  return <Figure label={name} value={link} hint={servicesText(visit)} />;
}
