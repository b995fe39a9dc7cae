import type { Receivable, ReceivableDay } from '@app/contract/cash/receivables.contract';
import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useToday } from '../../../foundation/company-clock.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { moneyText } from '../../../foundation/format.ts';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useReceivablesOf, useTickDay, useTickOne } from './receivables.api.ts';
import {
  dayCountText,
  dueDayText,
  receivablesLabels as labels,
  paidText,
  receivableText,
  tickDayText,
  tickText,
} from './receivables.labels.ts';
import classes from './receivables.module.css';
import { ReceivedTick } from './received-tick.tsx';

type Which = { paymentMethodId: string | undefined };

/** A row for each day; it unfolds into what comes on it. */
export function ReceivableDays({ days, ...which }: Which & { days: readonly ReceivableDay[] }) {
  const today = useToday().toString();
  // Where nobody ticks anything off, what is over is no reproach.
  const ticksOff = days.some(({ count, openCount }) => openCount < count);
  return (
    <ul className={classes.days} aria-label={labels.days}>
      {days.map((day) => (
        <Day
          key={day.date}
          day={day}
          isLate={ticksOff && day.openCount > 0 && day.date < today}
          {...which}
        />
      ))}
    </ul>
  );
}

type DayProps = Which & { day: ReceivableDay; isLate: boolean };

function Day({ day, isLate, paymentMethodId }: DayProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const Arrow = isOpen ? IconChevronUp : IconChevronDown;
  const { count, openCount } = day;
  return (
    <li className={classes.day}>
      <div className={classes.row}>
        <ReceivedTick
          label={tickDayText(day.date)}
          state={openCount === 0 ? 'all' : openCount < count ? 'some' : 'none'}
          count={openCount}
          ticking={useTickDay(day, { paymentMethodId })}
        />
        <UnstyledButton className={classes.head} aria-expanded={isOpen} onClick={toggle}>
          <span className={classes.words}>
            <Text span fw={600} className="tabular">
              {dueDayText(day.date)}
            </Text>
            <Text span size="xs" c="dimmed">
              {dayCountText(day)}
            </Text>
          </span>
          {isLate && (
            <StatusBadge tone="warning" icon={<IconAlertTriangle size={14} aria-hidden />}>
              {labels.late}
            </StatusBadge>
          )}
          <Amounts {...day} />
          <Arrow size={18} aria-hidden />
        </UnstyledButton>
      </div>
      {isOpen && <OfDay date={day.date} paymentMethodId={paymentMethodId} />}
    </li>
  );
}

type AmountsProps = Pick<ReceivableDay, 'grossCents' | 'feeCents' | 'netCents'>;

/** What comes, and of what that is left. */
function Amounts({ grossCents, feeCents, netCents }: AmountsProps) {
  return (
    <span className={classes.amounts}>
      <Text span fw={600} className="tabular">
        {moneyText(netCents)}
      </Text>
      <Text span size="xs" c="dimmed" className="tabular">
        {moneyText(grossCents)} − {moneyText(feeCents)}
      </Text>
    </span>
  );
}

function OfDay({ date, paymentMethodId }: Which & { date: string }) {
  const walk = useReceivablesOf({ date, ...(paymentMethodId && { paymentMethodId }) });
  return (
    <EndlessList walk={walk} explain={errorText} empty={null}>
      {(items) =>
        items ? (
          <ul className={classes.items} aria-label={dueDayText(date)}>
            {items.map((item) => (
              <Item key={item.id} receivable={item} />
            ))}
          </ul>
        ) : (
          <Skeleton height={56} m="sm" />
        )
      }
    </EndlessList>
  );
}

function Item({ receivable }: { receivable: Receivable }) {
  return (
    <li className={classes.item}>
      <ReceivedTick
        label={tickText(receivable)}
        state={receivable.receivedAt === null ? 'none' : 'all'}
        count={1}
        ticking={useTickOne(receivable.id)}
      />
      <span className={classes.words}>
        <Text span size="sm">
          {receivableText(receivable)}
        </Text>
        <Link
          className={classes.receipt}
          to="/dashboard/financial/receipts/$id"
          params={{ id: receivable.settlementId }}
        >
          {paidText(receivable)}
        </Link>
      </span>
      <Amounts {...receivable} />
    </li>
  );
}
