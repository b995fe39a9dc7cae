import type { BookingStart } from '../../../booking/booking-gate.ts';
import { BookingWizard } from '../../../booking/wizard/booking-wizard.tsx';
import type { BookingPlace } from '../agenda/agenda-timeline.tsx';
import { appointmentLabels } from '../appointments/appointments.labels.ts';
import { useRepeat } from '../series/repeat.api.ts';
import { RepeatSection } from '../series/repeat-section.tsx';
import { useBooking } from './booking.api.ts';
import { bookingTitle } from './booking.labels.ts';
import { useStaffCompany, useStaffGate } from './staff-gate.api.ts';
import { WizardDialog } from './wizard-dialog.tsx';

type BookingDialogProps = {
  /** The free time that somebody clicked. */
  place: BookingPlace | null;
  /** The day that is shown, unless it is today. */
  date?: string | undefined;
  onClose: () => void;
};

/** A new appointment, often while the client is waiting on the phone. */
export default function BookingDialog({ place, date, onClose }: BookingDialogProps) {
  const repeat = useRepeat();
  const { book, notify } = useBooking(repeat);
  const gate = useStaffGate(book);
  const company = useStaffCompany();
  const { timezone } = company;
  return (
    <WizardDialog
      title={place ? bookingTitle(place, timezone) : appointmentLabels.create}
      onClose={onClose}
    >
      {({ onStored, onCancel }) => (
        <BookingWizard
          gate={gate}
          company={company}
          mode="internal"
          start={place ? startOf(place) : { date }}
          notify={notify}
          beforeConfirm={(request) => <RepeatSection request={request} repeat={repeat} />}
          onBooked={onStored}
          onDone={onClose}
          onCancel={onCancel}
        />
      )}
    </WizardDialog>
  );
}

function startOf({ professionalId, startTime }: BookingPlace): BookingStart {
  return { professionalId, startTime };
}
