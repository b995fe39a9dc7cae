import { formatTime } from '@app/domain/shared/local-time';
import { Alert, Button } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import type { HandedOver } from '../booking/booking-dialog.tsx';
import { quickLabels as labels, sumsText } from './quick.labels.ts';
import classes from './quick.module.css';
import { type QuickFields, sum } from './quick-form.view.ts';

type QuickFootProps = { fields: QuickFields; onMore: (handed: HandedOver) => void };

/** What it comes to, and the ways on. */
export function QuickFoot({ fields, onMore }: QuickFootProps) {
  const { isGone, booking, choices } = fields;
  // What was chosen before a reload is known again only with the list.
  const isWaiting = booking.isSending || choices.offered.isPending;
  return (
    <div className={classes.foot}>
      {booking.trouble?.about === 'all' && (
        <Alert className={classes.trouble} color="red" role="alert">
          {booking.trouble.sentence}
        </Alert>
      )}
      <Sums fields={fields} />
      <Button variant="subtle" onClick={() => onMore(handedOver(fields))}>
        {labels.more}
      </Button>
      <Button type="submit" loading={isWaiting} disabled={isGone} className={classes.book}>
        {labels.book}
      </Button>
    </div>
  );
}

function Sums({ fields }: { fields: QuickFields }) {
  const timezone = useTimezone();
  const { chosen, durationMinutes, times } = fields;
  const { startTime } = times;
  if (chosen.length === 0) return null;
  return (
    <p className={classes.sums}>
      {sumsText({
        priceCents: sum(chosen.map((one) => one.priceCents)),
        priceVaries: chosen.some((one) => one.priceVaries),
        durationMinutes,
        until: startTime && endOf(startTime, durationMinutes, timezone),
      })}
    </p>
  );
}

function endOf(startTime: string, minutes: number, timezone: string): string {
  return formatTime(Temporal.Instant.from(startTime).add({ minutes }), timezone);
}

/** Everything that was typed goes along. */
function handedOver({ draft, choices, serviceIds, times, isGone }: QuickFields): HandedOver {
  const { client, professionalId, notes, overbook } = draft;
  return {
    client,
    professionalId: isGone ? null : professionalId,
    professionalName: choices.professionals.find(({ id }) => id === professionalId)?.name ?? '',
    serviceIds,
    startTime: times.startTime,
    notes,
    overbook,
  };
}
