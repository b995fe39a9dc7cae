import type { Session } from '@app/contract/identity/session.contract';
import { formatTime } from '@app/domain/shared/local-time';
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHeadset } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useNow } from '../../../foundation/hooks/use-now.ts';
import { useMay, useSession } from '../../../foundation/sign-in/session.tsx';
import { AllowChanges } from './allow-changes.tsx';
import { useEndVisit, useLeaveCompany, useWatchedVisits } from './support.api.ts';
import { supportLabels as labels } from './support.labels.ts';
import classes from './support-bar.module.css';

type Visit = Session['support'][number];

/**
 * While whoever runs the platform is in the company: what each side has to know, and can do. Whether
 * she is there the server tells; the clock of this device may be wrong.
 */
export default function SupportBar() {
  const { support } = useSession();
  useWatchedVisits();
  return support.map((visit) =>
    visit.isOwn ? (
      <VisitorsBar key={visit.id} visit={visit} />
    ) : (
      <CompanysBar key={visit.id} visit={visit} />
    ),
  );
}

type BarProps = { side: 'company' | 'visitor'; children: ReactNode; actions: ReactNode };

function Bar({ side, children, actions }: BarProps) {
  return (
    <section className={classes.bar} data-side={side} aria-label={labels.region}>
      <IconHeadset size={20} className={classes.icon} aria-hidden />
      <div className={classes.words}>{children}</div>
      <Group gap="xs" className={classes.actions}>
        {actions}
      </Group>
    </section>
  );
}

function CompanysBar({ visit }: { visit: Visit }) {
  const { id, endsAt, mayWrite } = visit;
  const timezone = useTimezone();
  const mayAllow = useMay('support.allow') && !mayWrite;
  const [isAsking, { open, close }] = useDisclosure(false);
  const end = useEndVisit();
  const until = formatTime(Temporal.Instant.from(endsAt), timezone);
  const announced = { ...visit, until };
  return (
    <Bar
      side="company"
      actions={
        <>
          {mayAllow && (
            <Button variant="default" onClick={open}>
              {labels.allow}
            </Button>
          )}
          <Button variant="default" loading={end.isPending} onClick={() => end.mutate({ id })}>
            {labels.end}
          </Button>
        </>
      }
    >
      <Text className={classes.text}>
        {mayWrite ? labels.changed(announced) : labels.seen(announced)}
      </Text>
      <AllowChanges opened={isAsking && mayAllow} visit={announced} onClose={close} />
    </Bar>
  );
}

function VisitorsBar({ visit: { endsAt, mayWrite, reason } }: { visit: Visit }) {
  const { company } = useSession();
  const now = useNow();
  const leave = useLeaveCompany();
  return (
    <Bar
      side="visitor"
      actions={
        <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate(undefined)}>
          {labels.leave}
        </Button>
      }
    >
      <Text fw={600} className={classes.text}>
        {labels.inside(company?.name ?? '')}
      </Text>
      <Text className={classes.text}>
        {mayWrite ? labels.mayChange : labels.onlyLooks}
        {' · '}
        <span className="tabular">{labels.left(minutesLeft(endsAt, now))}</span>
        {' · '}
        {reason}
      </Text>
    </Bar>
  );
}

/** Begun minutes count. */
function minutesLeft(endsAt: string, now: Temporal.Instant): number {
  return Math.ceil(now.until(Temporal.Instant.from(endsAt)).total('minutes'));
}
