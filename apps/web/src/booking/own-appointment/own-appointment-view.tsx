import { type RefObject, useEffect, useRef, useState } from 'react';
import { NoticeRegion } from '../notice-region.tsx';
import wizardClasses from '../wizard/booking-wizard.module.css';
import { CompanyHeader } from '../wizard/wizard-header.tsx';
import { doneLabels, ownPageLabels, questionLabels } from './own-appointment.labels.ts';
import classes from './own-appointment.module.css';
import { OwnAppointmentActions, type OwnView } from './own-appointment-actions.tsx';
import { OwnAppointmentCard } from './own-appointment-card.tsx';
import type { OwnAppointment, OwnGate } from './own-appointment-gate.ts';
import { OwnAppointmentMove } from './own-appointment-move.tsx';
import { OwnQuestion } from './own-question.tsx';
import { useOpenToday } from './use-open-today.ts';
import { type Own, useOwnAppointment } from './use-own-appointment.ts';

export function OwnAppointmentView({ gate, first }: { gate: OwnGate; first: OwnAppointment }) {
  const own = useOwnAppointment(gate, first);
  const today = useOpenToday(first.company);
  const [view, setView] = useState<OwnView>('details');
  const { name, logoUrl } = own.shown.company;

  function open(next: OwnView): void {
    // What was done before is no answer to what is asked now.
    if (next !== 'details') own.notices.hide();
    setView(next);
  }

  return (
    <div className={`${wizardClasses.wizard} ${classes.own}`}>
      <CompanyHeader name={name} logoUrl={logoUrl} subtitle={ownPageLabels.subtitle} />
      <Shown own={own} today={today} view={view} onView={open} />
      <NoticeRegion {...own.notices} />
    </div>
  );
}

type ShownProps = {
  own: Own;
  today: string | null;
  view: OwnView;
  onView: (view: OwnView) => void;
};

function Shown({ own, today, view, onView }: ShownProps) {
  const back = () => onView('details');
  const section = useFocusOnReturn(view);
  return (
    <div ref={section} className={classes.shown}>
      {view === 'move' && <OwnAppointmentMove own={own} onBack={back} />}
      {view !== 'move' && <OwnAppointmentCard own={own.shown} />}
      {view === 'details' && <OwnAppointmentActions own={own} today={today} onView={onView} />}
      {view === 'cancel' && (
        <OwnQuestion
          {...questionLabels.cancel}
          tone="bad"
          isBusy={own.isBusy}
          onNo={back}
          onYes={() => own.act(own.gate.cancel, doneLabels.cancelled).then(back)}
        />
      )}
      {view === 'stop' && (
        <OwnQuestion
          {...questionLabels.stop}
          isBusy={own.isBusy}
          onNo={back}
          onYes={() => own.act(own.gate.stopMessages, doneLabels.stopped).then(back)}
        />
      )}
    </div>
  );
}

/** Whoever comes back from a question stands at the top again; what the page opens with is read anyway. */
function useFocusOnReturn(view: OwnView): RefObject<HTMLDivElement | null> {
  const section = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  useEffect(() => {
    const isReturn = before.current !== view && view === 'details';
    before.current = view;
    if (isReturn) section.current?.querySelector<HTMLElement>('[data-heading]')?.focus();
  }, [view]);
  return section;
}
