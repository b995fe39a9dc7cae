import type { Module } from '@app/domain/billing/access';
import { endingOf } from '@app/domain/billing/ending';
import { Card, Text, Title } from '@mantine/core';
import { IconCalendarEvent, IconDatabase, IconLock, IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import { MessageBlock } from '../../foundation/message-screen.tsx';
import { useMay, useSession } from '../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TakeArchiveButton } from '../company/details/take-archive-button.tsx';
import { SupportButton } from '../identity/shell/support-button.tsx';
import { endingText, lapsedLabels, lockLabels, lockText, offerText } from './access.labels.ts';
import { LockTiles } from './lock-tiles.tsx';
import { LockWayOn } from './lock-way-on.tsx';
import { usePlans } from './plans.api.ts';
import classes from './premium-lock.module.css';
import { datesOf } from './subscription-dates.ts';

/** Access has ended: what happened, what stays, and what can be done about it. */
export function LapsedLock({ module }: { module: Module }) {
  const { company } = useSession();
  const offer = useOffer();
  if (!company) return null;
  const ending = endingOf(datesOf(company.subscription));
  return (
    <Card className={classes.lock}>
      <MessageBlock
        icon={<IconLock size={28} />}
        color="blue"
        title={lockLabels.title}
        order={2}
        sentences={[
          endingText(ending, company.timezone),
          lockText('none', module),
          ...(offer ? [offer] : []),
        ]}
        more={
          <>
            <WhatStays leadsTo={module === 'appointments' ? null : 'agenda'} />
            <LockTiles />
          </>
        }
      >
        <LockWayOn />
        <OwnersWays />
      </MessageBlock>
    </Card>
  );
}

/** What it costs, for whoever may pay. */
function useOffer(): string | null {
  const maySubscribe = useMay('subscription.manage');
  const [plan] = usePlans().data ?? [];
  return maySubscribe && plan ? offerText(plan) : null;
}

const stays = [
  { text: lapsedLabels.kept, icon: IconDatabase },
  { text: lapsedLabels.agenda, icon: IconCalendarEvent },
  { text: lapsedLabels.back, icon: IconRefresh },
];

function WhatStays({ leadsTo }: { leadsTo: 'agenda' | null }) {
  const id = useId();
  return (
    <section className={classes.stays} aria-labelledby={id}>
      <Title order={3} id={id}>
        {lapsedLabels.stays}
      </Title>
      <ul className={classes.kept}>
        {stays.map(({ text, icon: Icon }) => (
          <li key={text}>
            <Icon size={20} stroke={1.75} aria-hidden />
            <Text span>{text}</Text>
          </li>
        ))}
      </ul>
      {leadsTo && (
        <LinkButton variant="default" to="/dashboard/appointments">
          {lapsedLabels.seeAgenda}
        </LinkButton>
      )}
    </section>
  );
}

/** Her data are hers, and somebody answers. */
function OwnersWays() {
  if (!useMay('company.export')) return null;
  return (
    <>
      <TakeArchiveButton />
      <SupportButton variant="default" />
    </>
  );
}
