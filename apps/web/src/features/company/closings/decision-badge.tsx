import type { ClosingDay } from '@app/contract/company/closing-days.contract';
import { IconCircleCheckFilled, IconClock, IconLock } from '@tabler/icons-react';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from '../settings-list.module.css';
import { kindText, openHoursText } from './closing-days.labels.ts';

/** What happens on the day; its hours stand beside the day. */
export function DecisionBadge({ closingDay }: { closingDay: ClosingDay }) {
  const { tone, icon } = looks[closingDay.kind];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {kindText[closingDay.kind]}
    </StatusBadge>
  );
}

/** Beside the day; nothing where it has no hours of its own. */
export function OpenHours({ closingDay }: { closingDay: ClosingDay }) {
  const text = openHoursText(closingDay);
  if (!text) return null;
  return (
    <>
      {' · '}
      <span className={classes.whole}>{text}</span>
    </>
  );
}

const looks = {
  closed: { tone: 'negative', icon: <IconLock size={14} /> },
  'special-hours': { tone: 'warning', icon: <IconClock size={14} /> },
  open: { tone: 'positive', icon: <IconCircleCheckFilled size={14} /> },
} as const;
