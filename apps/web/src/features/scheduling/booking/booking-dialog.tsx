import { Suspense, useState } from 'react';
import type { BookingStart } from '../../../booking/booking-gate.ts';
import { BookingWizard } from '../../../booking/wizard/booking-wizard.tsx';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { RestoredNotice } from '../../../ui/dialogs/restored-notice.tsx';
import { appointmentLabels } from '../appointments/appointments.labels.ts';
import { type ClientChoice, faultOf, type Newcomer } from '../client-choice/client-choice.ts';
import { useRepeat } from '../series/repeat.api.ts';
import { RepeatSection } from '../series/repeat-section.tsx';
import { useBooking } from './booking.api.ts';
import { bookingTitle } from './booking.labels.ts';
import { StaffClientForm } from './staff-client-form.tsx';
import { useStaffCompany, useStaffGate } from './staff-gate.api.ts';
import { WizardDialog, type WizardWays } from './wizard-dialog.tsx';
import { useWizardDraft } from './wizard-draft.view.ts';

const PackageHint = lazyPart(() => import('../../prepaid/package-hint.tsx'));

/** What was chosen before somebody wanted more: a series, a coupon, another day. */
export type HandedOver = {
  client: ClientChoice;
  professionalId: string | null;
  professionalName: string;
  serviceIds: string[];
  startTime: string | null;
  notes: string;
  /** 'Encaixe': also over another appointment. */
  overbook: boolean;
};

type BookingDialogProps = {
  /** From the quick panel. */
  handed?: HandedOver | undefined;
  /** The day that is shown, unless it is today. */
  date?: string | undefined;
  onClose: () => void;
};

/** A new appointment, often while the client is waiting on the phone. */
export default function BookingDialog({ handed, date, onClose }: BookingDialogProps) {
  const draft = useWizardDraft(handed ? 'handed over' : 'kept');
  const { timezone } = useStaffCompany();
  return (
    <WizardDialog title={titleOf(handed, timezone)} draft={draft} onClose={onClose}>
      {(ways) => (
        <Booking
          key={draft.found ? 'kept' : 'new'}
          {...ways}
          draft={draft}
          handed={handed}
          date={date}
          onClose={onClose}
        />
      )}
    </WizardDialog>
  );
}

type BookingProps = BookingDialogProps & WizardWays & { draft: ReturnType<typeof useWizardDraft> };

/** All of it begins anew when what was kept is thrown away. */
function Booking({ draft, handed, date, onStored, onCancel, onClose }: BookingProps) {
  const { found, keep } = draft;
  const [isBooked, setIsBooked] = useState(false);
  // Whoever goes back finds more of her than the wizard keeps: that she is blocked, and why.
  const [typed, setTyped] = useState(found?.client ?? handed?.client);
  const repeat = useRepeat(found?.repeat ?? undefined, (form) => keep({ repeat: form }));
  const { book, notify } = useBooking(repeat);
  const gate = useStaffGate(book);
  const company = useStaffCompany();

  function booked(): void {
    setIsBooked(true);
    onStored();
  }

  return (
    <>
      <RestoredNotice draft={{ isRestored: found !== null && !isBooked, discard: draft.discard }} />
      <BookingWizard
        memory={draft.memory}
        gate={gate}
        company={company}
        mode="internal"
        start={handed ? startWith(handed) : { date }}
        notify={notify}
        chooseClient={(ways) => (
          <StaffClientForm
            {...ways}
            start={typed}
            onTyped={(client) => {
              setTyped(client);
              keep({ client });
            }}
          />
        )}
        beforeConfirm={(request) => (
          <>
            <Suspense fallback={null}>
              <PackageHint clientId={request.client.existingId} serviceIds={request.serviceIds} />
            </Suspense>
            <RepeatSection request={request} repeat={repeat} />
          </>
        )}
        onBooked={booked}
        onDone={onClose}
        onCancel={onCancel}
      />
    </>
  );
}

function titleOf(handed: HandedOver | undefined, timezone: string): string {
  if (!handed?.startTime) return appointmentLabels.create;
  const { startTime, professionalName } = handed;
  return bookingTitle({ startTime, professionalName }, timezone);
}

function startWith(handed: HandedOver): BookingStart {
  const { client, professionalId, serviceIds, startTime, notes, overbook } = handed;
  return {
    notes,
    overbook,
    services: serviceIds,
    ...(professionalId && { professionalId }),
    ...(startTime && { startTime }),
    ...(client.kind === 'known' && { client: client.client }),
    ...(client.kind === 'new' && faultOf(client) === null && { newcomer: newcomerOf(client) }),
  };
}

function newcomerOf({ name, phone, email, anotherPerson }: Newcomer) {
  return { name: name.trim(), phone, email: email.trim(), anotherPerson };
}
