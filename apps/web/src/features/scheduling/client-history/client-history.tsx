import type { ClientHistory as History } from '@app/contract/scheduling/appointments.contract';
import { cents, formatMoney } from '@app/domain/shared/money';
import { Card, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { servicesText } from '../../../ui/agenda-grid/agenda-grid.labels.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PageButton } from '../../../ui/page-actions.tsx';
import { visitSearch } from '../../../ui/visit-address.ts';
import { AppointmentStatusBadge } from '../appointments/appointment-status-badge.tsx';
import { discountText, whenText } from '../appointments/appointments.labels.ts';
import { AppointmentLink } from './appointment-link.tsx';
import { useClientBooking } from './client-booking.tsx';
import { useClientHistory } from './client-history.api.ts';
import { historyLabels as labels, lastText, pointsText } from './client-history.labels.ts';
import classes from './client-history.module.css';

type ClientHistoryProps = {
  clientId: string;
  /** Nobody books for whoever was forgotten. */
  mayComeAgain: boolean;
};

/** What a client booked, newest first. */
export function ClientHistory({ clientId, mayComeAgain }: ClientHistoryProps) {
  const query = useClientHistory(clientId);
  const timezone = useTimezone();
  return (
    <LoadBlock query={query} skeleton={<Skeleton height={240} radius="lg" />}>
      {({ items, lastAppointment }) =>
        items.length === 0 ? (
          <NothingYet clientId={clientId} mayComeAgain={mayComeAgain} />
        ) : (
          <Stack gap="sm">
            {lastAppointment && (
              <Text className="tabular">{lastText(formatInstant(lastAppointment, timezone))}</Text>
            )}
            <ul className={classes.list} aria-label={labels.list}>
              {items.map((item) => (
                <HistoryCard key={item.id} item={item} />
              ))}
            </ul>
          </Stack>
        )
      }
    </LoadBlock>
  );
}

function NothingYet({ clientId, mayComeAgain }: ClientHistoryProps) {
  const booking = useClientBooking(clientId);
  const book = mayComeAgain ? booking : undefined;
  return (
    <Paper withBorder>
      <EmptyState
        picture="agenda"
        title={labels.empty}
        sentence={book ? labels.bookHint : labels.emptyHint}
        action={
          book && <PageButton action={{ ...book, label: labels.bookFirst }} variant="filled" />
        }
      />
    </Paper>
  );
}

function HistoryCard({ item }: { item: History['items'][number] }) {
  const timezone = useTimezone();
  const day = whenText(item, timezone);
  return (
    <Card component="li" padding="md" className={classes.card}>
      <div className={classes.top}>
        <AppointmentLink to="/dashboard/appointments" search={visitSearch(item, timezone)}>
          {day}
        </AppointmentLink>
        <AppointmentStatusBadge status={item.status} />
      </div>
      <Text className={classes.words}>{servicesText(item)}</Text>
      <div className={classes.bottom}>
        <Text c="dimmed" size="xs">
          {[
            item.professionalName,
            item.points > 0 && pointsText(item.points),
            item.couponCode && discountText(item.couponCode),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text className="tabular" fw={600}>
          {formatMoney(cents(item.priceCents))}
        </Text>
      </div>
    </Card>
  );
}
