import type { Home } from '@app/contract/insights/insights.contract';
import { Skeleton, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useFocusKept } from '../../../foundation/hooks/use-focus-kept.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMayIn } from '../../../foundation/sign-in/session.tsx';
import { FiguresSkeleton } from '../../../ui/figures/figure-list.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useAccessTo } from '../../billing/access.api.ts';
import { PremiumLock } from '../../billing/premium-lock.tsx';
import { SubscriptionBanner } from '../../billing/subscription-banner.tsx';
import { RequestsNotice } from '../../scheduling/requests/requests-notice.tsx';
import { UnsolvedNotice } from '../../scheduling/unsolved/unsolved-notice.tsx';
import { DueTasks } from '../../tasks/due-tasks.tsx';
import { useHome } from '../insights.api.ts';
import classes from '../insights.module.css';
import { Checklist } from './checklist.tsx';
import { homeLabels as labels } from './home.labels.ts';
import { HomeActions } from './home-actions.tsx';
import { HomeAppointments } from './home-appointments.tsx';
import { HomeFigures } from './home-figures.tsx';

/** Only where no number sends. */
const ToSendNotice = lazyPart(() => import('../../messaging/by-hand/to-send-notice.tsx'));
/** A few weeks of the year. */
const HolidaysNotice = lazyPart(() => import('../../company/closings/holidays-notice.tsx'));

/** Where a day begins: what the role and the plan open of it. */
export function HomePage() {
  const query = useHome();
  const figures = useAccessTo('dashboard');
  const appointments = useAccessTo('appointments');
  const hasTasks = useMayIn('tasks', 'tasks.own');
  const isLocked = figures !== 'open' && appointments !== 'open';
  const focusKept = useFocusKept<HTMLDivElement>();
  return (
    <>
      <PageHeader title={labels.title} explanation={labels.explanation} />
      <div className={classes.notice}>
        <SubscriptionBanner />
      </div>
      {isLocked ? (
        <PremiumLock access={figures} module="dashboard" />
      ) : (
        <LoadBlock query={query} skeleton={<HomeSkeleton />}>
          {(home) => (
            <Stack gap="lg" ref={focusKept}>
              <UnsolvedNotice count={home.unsolved} />
              {home.requests && <RequestsNotice {...home.requests} />}
              {home.toSend !== null && home.toSend > 0 && (
                <Suspense>
                  <ToSendNotice count={home.toSend} />
                </Suspense>
              )}
              <Holidays holidays={home.holidays} />
              {home.firstSteps && <Checklist steps={home.firstSteps} day={dayOf(home)} />}
              {figures !== 'open' && <PremiumLock access={figures} module="dashboard" />}
              {home.figures && <HomeFigures figures={home.figures} today={home.today} />}
              <HomeActions isBookableOnline={home.isBookableOnline} />
              {appointments !== 'open' && (
                <PremiumLock access={appointments} module="appointments" />
              )}
              {home.appointments && (
                <HomeAppointments
                  appointments={home.appointments}
                  day={home.day}
                  today={home.today}
                />
              )}
              {hasTasks && <DueTasks />}
            </Stack>
          )}
        </LoadBlock>
      )}
    </>
  );
}

/** Once asked it stays: hours may be typed in its dialog while somebody else answers. */
function Holidays({ holidays }: Pick<Home, 'holidays'>) {
  const [wasAsked, setWasAsked] = useState(false);
  if (holidays.length > 0 && !wasAsked) setWasAsked(true);
  return (
    wasAsked && (
      <Suspense>
        <HolidaysNotice holidays={holidays} />
      </Suspense>
    )
  );
}

function dayOf({ appointments }: Home): 'empty' | 'begun' {
  return appointments && appointments.length > 0 ? 'begun' : 'empty';
}

function HomeSkeleton() {
  return (
    <Stack gap="lg">
      <FiguresSkeleton look="day" count={4} />
      <Skeleton height={104} radius="lg" />
      <Skeleton height={320} radius="lg" />
    </Stack>
  );
}
