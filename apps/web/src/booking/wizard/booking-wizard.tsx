import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { sampleLabels } from '../booking.labels.ts';
import type {
  BookedAppointment,
  BookingCompany,
  BookingGate,
  BookingMode,
  BookingRequest,
  BookingStart,
  Notice,
} from '../booking-gate.ts';
import { NoticeRegion } from '../notice-region.tsx';
import parts from '../parts.module.css';
import { ChosenClientStep } from '../steps/chosen-client-step.tsx';
import { ClientStep } from '../steps/client-step.tsx';
import { Confirmation } from '../steps/confirmation.tsx';
import { ContactStep } from '../steps/contact-step.tsx';
import { ProfessionalStep } from '../steps/professional-step.tsx';
import { ServicesStep } from '../steps/services-step.tsx';
import { TimeStep } from '../steps/time-step.tsx';
import { useIsWide } from '../use-is-wide.ts';
import { useHideOnMove, useNotices } from '../use-notices.ts';
import { BookingSummaryCard } from './booking-summary-card.tsx';
import classes from './booking-wizard.module.css';
import { StepHistory } from './step-history.tsx';
import { StepList } from './step-list.tsx';
import { useWizard, type Wizard, type WizardParts } from './use-wizard.ts';
import { WizardHeader } from './wizard-header.tsx';

export type BookingWizardProps = {
  gate: BookingGate;
  company: BookingCompany;
  mode: BookingMode;
  start?: BookingStart | undefined;
  /** Toasts of the screen around it; without, the wizard shows its own. */
  notify?: ((notice: Notice) => void) | undefined;
  /** What the screen around it has to ask on the last step. */
  beforeConfirm?: ((request: BookingRequest) => ReactNode) | undefined;
  /** Staff choose the client in a form of the screen around it. */
  chooseClient?: Wizard['chooseClient'];
  /** Where it is kept over a reload. */
  memory?: Wizard['memory'];
  /** For what is changed while somebody else changes it. */
  joined?: WizardParts['joined'];
  /** After the booking was stored, while the confirmation is shown. */
  onBooked?: ((booked: BookedAppointment) => void) | undefined;
  /** The person closes the confirmation. */
  onDone: () => void;
  onCancel?: (() => void) | undefined;
};

/** Books an appointment: visitors for themselves, staff for a client. */
export function BookingWizard(props: BookingWizardProps) {
  const { gate, company, mode, start, beforeConfirm, chooseClient, memory, joined } = props;
  const { onBooked, onDone, onCancel } = props;
  const notices = useNotices();
  const notify = props.notify ?? notices.show;
  const given = { gate, company, mode, start, beforeConfirm, chooseClient, memory, joined, notify };
  const wizard = useWizard(given);
  const content = useFocusOnStep(wizard.state.step);
  const { step, booked, client } = wizard.state;
  useHideOnMove(notices, `${step} ${client.isSearched}`);
  const isWide = useIsWide();
  const tellBooked = useEffectEvent((appointment: BookedAppointment) => onBooked?.(appointment));
  useEffect(() => {
    if (booked) tellBooked(booked);
  }, [booked]);

  return (
    <div className={classes.wizard} data-mode={mode} data-step={step}>
      <WizardHeader wizard={wizard} onCancel={onCancel} />
      {company.isSample && step === 'client_identification' && (
        <p className={parts.good}>{sampleLabels.start}</p>
      )}
      {step !== 'confirmation' && <StepList step={step} />}
      <div className={classes.columns}>
        <div className={classes.content} ref={content}>
          {booked ? (
            <Confirmation wizard={wizard} booked={booked} onDone={onDone} />
          ) : (
            <CurrentStep wizard={wizard} />
          )}
        </div>
        {!booked && isWide && <BookingSummaryCard wizard={wizard} />}
      </div>
      {mode === 'public' && <StepHistory wizard={wizard} />}
      <NoticeRegion {...notices} />
    </div>
  );
}

function CurrentStep({ wizard }: { wizard: Wizard }) {
  const formId = useId();
  switch (wizard.state.step) {
    case 'professional':
      return <ProfessionalStep wizard={wizard} />;
    case 'services':
      return <ServicesStep wizard={wizard} formId={formId} />;
    case 'datetime':
      return <TimeStep wizard={wizard} />;
    case 'contact':
      return <ContactStep wizard={wizard} formId={formId} />;
    default:
      if (wizard.chooseClient) return <ChosenClientStep wizard={wizard} formId={formId} />;
      return <ClientStep wizard={wizard} formId={formId} />;
  }
}

/** Whoever cannot see that the step changed hears its heading. */
function useFocusOnStep(step: string) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
    content.current?.closest(`.${classes.wizard}`)?.scrollIntoView?.({ block: 'start' });
  }, [step]);
  return content;
}
