import type { Receivable, ReceivableDay } from '@app/contract/cash/receivables.contract';
import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { errorText } from '../../../foundation/error-text.ts';
import { moneyText } from '../../../foundation/format.ts';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { useReceivablesOf } from './receivables.api.ts';
import {
  countText,
  dueDayText,
  receivablesLabels as labels,
  paidText,
  receivableText,
} from './receivables.labels.ts';
import classes from './receivables.module.css';

type Which = { paymentMethodId: string | undefined };

/** A row for each day; it unfolds into what comes on it. */
export function ReceivableDays({ days, ...which }: Which & { days: readonly ReceivableDay[] }) {
  return (
    <ul className={classes.days} aria-label={labels.days}>
      {days.map((day) => (
        <Day key={day.date} day={day} {...which} />
      ))}
    </ul>
  );
}

function Day({ day, paymentMethodId }: Which & { day: ReceivableDay }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const Arrow = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <li className={classes.day}>
      <UnstyledButton className={classes.head} aria-expanded={isOpen} onClick={toggle}>
        <span className={classes.words}>
          <Text span fw={600} className="tabular">
            {dueDayText(day.date)}
          </Text>
          <Text span size="xs" c="dimmed">
            {countText(day.count)}
          </Text>
        </span>
        <Amounts {...day} />
        <Arrow size={18} aria-hidden />
      </UnstyledButton>
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
