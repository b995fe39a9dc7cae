import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { isClosed } from '@app/domain/scheduling/appointment';
import { isAwaited } from '@app/domain/scheduling/visit';
import { Button, Text } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useFocusKept } from '../../../foundation/hooks/use-focus-kept.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import type { AppointmentActions } from '../appointments/appointment-actions.view.ts';
import { detailLabels, appointmentLabels as labels } from '../appointments/appointments.labels.ts';
import type { Counter } from '../appointments/counter.view.ts';
import { useAsked } from './asked.view.ts';
import { ReturnButton } from './return-button.tsx';
import { VerbButton } from './verb-button.tsx';
import { VerbQuestions } from './verb-questions.tsx';
import { arrivedText, startedText, visitLabels } from './visit.labels.ts';
import classes from './visit.module.css';
import { VisitMenu } from './visit-menu.tsx';
import { useVisitVerbs } from './visit-verbs.view.ts';

export type VisitActionsProps = {
  appointment: AppointmentDetail;
  actions: AppointmentActions;
  counter: Pick<Counter, 'ClosedDialog' | 'useIsDrawerClosed'>;
};

/** One verb for the state it is in; the rest stands behind it. */
export function VisitActions({ appointment, actions, counter }: VisitActionsProps) {
  const { ClosedDialog, useIsDrawerClosed } = counter;
  const mayManage = useMay('appointments.manage');
  const { asked, onAsk, onAnswered } = useAsked();
  const { onSettle } = actions;
  const verbs = useVisitVerbs(appointment, { onSettle, onAsk, useIsDrawerClosed });
  const { verb, shortcut, isCashier, act, takeBack } = verbs;
  const doing = { appointment, act, isCashier };
  const isPast = isClosed(appointment.status);
  const edit = mayManage && !isPast && (
    <Button variant="default" onClick={() => actions.onEdit(appointment)}>
      {labels.edit}
    </Button>
  );
  const focusKept = useFocusKept<HTMLDivElement>();

  return (
    <div ref={focusKept} className={classes.actions}>
      <Moment appointment={appointment} onTakeBack={takeBack} />
      <div className={classes.next}>
        {verb === 'return' && <ReturnButton appointment={appointment} />}
        {verb && verb !== 'return' && <VerbButton verb={verb} {...doing} fullWidth />}
        {!verb && edit}
        <div>
          <VisitMenu appointment={appointment} actions={actions} />
        </div>
      </div>
      <div className={classes.others}>
        {shortcut && <VerbButton verb={shortcut} {...doing} variant="default" />}
        {verb && edit}
      </div>
      {mayManage && isPast && (
        <Text size="xs" c="dimmed">
          {detailLabels.closed}
        </Text>
      )}
      {asked && (
        <VerbQuestions
          asked={asked}
          onAsk={onAsk}
          onAnswered={onAnswered}
          onSettle={onSettle}
          ClosedDialog={ClosedDialog}
        />
      )}
    </div>
  );
}

type MomentProps = {
  appointment: AppointmentDetail;
  onTakeBack: (to: 'expected' | 'arrived') => Promise<unknown>;
};

/** Where she is now, and back from there: a slip costs one tap. */
function Moment({ appointment, onTakeBack }: MomentProps) {
  const timezone = useTimezone();
  const { status, arrivedAt, startedAt } = appointment;
  const isShown = isAwaited(status) && arrivedAt !== null;
  return (
    <div role="status" className={classes.moment} data-empty={!isShown || undefined}>
      {isShown && (
        <>
          <span>
            {startedAt ? startedText(startedAt, timezone) : arrivedText(arrivedAt, timezone)}
          </span>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => void onTakeBack(startedAt ? 'arrived' : 'expected')}
          >
            {visitLabels.undo}
          </Button>
        </>
      )}
    </div>
  );
}
