import type { BookingStart } from '../../../booking/booking-gate.ts';
import { BookingWizard } from '../../../booking/wizard/booking-wizard.tsx';
import { appointmentLabels } from '../appointments/appointments.labels.ts';
import { type ClientChoice, faultOf, type Newcomer } from '../client-choice/client-choice.ts';
import { useRepeat } from '../series/repeat.api.ts';
import { RepeatSection } from '../series/repeat-section.tsx';
import { useBooking } from './booking.api.ts';
import { bookingTitle } from './booking.labels.ts';
import { StaffClientForm } from './staff-client-form.tsx';
import { useStaffCompany, useStaffGate } from './staff-gate.api.ts';
import { WizardDialog } from './wizard-dialog.tsx';

/** What was chosen before somebody wanted more: a series, a coupon, another day. */
export type HandedOver = {
  client: ClientChoice;
  professionalId: string | null;
  professionalName: string;
  serviceIds: string[];
  startTime: string | null;
  notes: string;
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
  const repeat = useRepeat();
  const { book, notify } = useBooking(repeat);
  const gate = useStaffGate(book);
  const company = useStaffCompany();
  const { timezone } = company;
  return (
    <WizardDialog title={titleOf(handed, timezone)} onClose={onClose}>
      {({ onStored, onCancel }) => (
        <BookingWizard
          gate={gate}
          company={company}
          mode="internal"
          start={handed ? startWith(handed) : { date }}
          notify={notify}
          chooseClient={(ways) => <StaffClientForm {...ways} start={handed?.client} />}
          beforeConfirm={(request) => <RepeatSection request={request} repeat={repeat} />}
          onBooked={onStored}
          onDone={onClose}
          onCancel={onCancel}
        />
      )}
    </WizardDialog>
  );
}

function titleOf(handed: HandedOver | undefined, timezone: string): string {
  if (!handed?.startTime) return appointmentLabels.create;
  const { startTime, professionalName } = handed;
  return bookingTitle({ startTime, professionalName }, timezone);
}

function startWith(handed: HandedOver): BookingStart {
  const { client, professionalId, serviceIds, startTime, notes } = handed;
  return {
    notes,
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
