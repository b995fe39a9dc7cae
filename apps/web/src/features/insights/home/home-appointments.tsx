import type { Home } from '@app/contract/insights/insights.contract';
import { Card, Text, Title } from '@mantine/core';
import { Suspense, useId, useState } from 'react';
import { useFocusKept } from '../../../foundation/hooks/use-focus-kept.ts';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { counter } from '../../cash/checkout/settle-counter.tsx';
import { useAsked } from '../../scheduling/visit/asked.view.ts';
import classes from '../insights.module.css';
import { homeLabels as labels } from './home.labels.ts';
import { HomeDay } from './home-day.tsx';
import { TodaysAppointment } from './todays-appointment.tsx';

const VerbQuestions = lazyPart(async () => {
  const { VerbQuestions } = await import('../../scheduling/visit/verb-questions.tsx');
  return { default: VerbQuestions };
});

type Todays = NonNullable<Home['appointments']>;

/** How the day stands, and its first appointments; each opens in the agenda. */
type HomeAppointmentsProps = { appointments: Todays; day: Home['day']; today: string };

export function HomeAppointments({ appointments, day, today }: HomeAppointmentsProps) {
  const id = useId();
  const focusKept = useFocusKept<HTMLDivElement>();
  // Above the rows: what is done leaves them while it is being asked about or paid.
  const { asked, onAsk, onAnswered } = useAsked();
  const [settling, setSettling] = useState<string | null>(null);
  const onSettle = (done: { id: string }) => setSettling(done.id);
  const actions = { onSettle, onAsk };
  const isEmpty = appointments.length === 0;
  // Whoever is here or comes next stands above already.
  const above = new Set([...(day?.now ?? []), ...(day?.next ? [day.next] : [])].map(idOf));
  const others = appointments.filter((appointment) => !above.has(appointment.id));
  return (
    <Card component="section" aria-labelledby={id} padding="md">
      <div className={classes.heading}>
        <Title order={2} id={id}>
          {labels.today}
        </Title>
        <LinkButton variant="subtle" to="/dashboard/appointments">
          {labels.agenda}
        </LinkButton>
      </div>
      <div ref={focusKept}>
        {day && <HomeDay day={day} today={today} isEmpty={isEmpty} {...actions} />}
        {isEmpty && (
          <Text c="dimmed" py="md">
            {labels.nothingToday}
          </Text>
        )}
        {others.length > 0 && (
          <ul className={classes.todays}>
            {others.map((appointment) => (
              <li key={appointment.id}>
                <TodaysAppointment appointment={appointment} {...actions} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {asked && (
        <Suspense fallback={null}>
          <VerbQuestions
            {...actions}
            asked={asked}
            onAnswered={onAnswered}
            ClosedDialog={counter.ClosedDialog}
          />
        </Suspense>
      )}
      {settling && (
        <counter.SettleDialog appointmentId={settling} onClose={() => setSettling(null)} />
      )}
    </Card>
  );
}

const idOf = ({ id }: Todays[number]): string => id;
