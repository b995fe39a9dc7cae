import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { Alert, Skeleton, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { BookingRequest } from '../../../booking/booking-gate.ts';
import { BookingWizard } from '../../../booking/wizard/booking-wizard.tsx';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { MergedNotice } from '../../../ui/dialogs/merged-notice.tsx';
import { RestoredNotice } from '../../../ui/dialogs/restored-notice.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useAppointment } from '../appointments/appointments.api.ts';
import { FollowingChoice } from '../series/following-choice.tsx';
import { titleWith } from './booking.labels.ts';
import { type Change, useChange, useOffered } from './change.api.ts';
import { changeLabels, droppedText, keptCouponText } from './change.labels.ts';
import { beginningOf, type ChangeDraft, useChangeDraft } from './change-draft.view.ts';
import { type Joining, useChoiceText, useJoining } from './change-joining.api.ts';
import { useStaffCompany, useStaffGate } from './staff-gate.api.ts';
import { WizardDialog, type WizardWays } from './wizard-dialog.tsx';

type ChangeDialogProps = {
  id: string;
  /** Where it begins, when all of its services are still done. */
  step?: 'services' | 'datetime';
  onClose: () => void;
};

/** The wizard with what is known already, at the services unless told. */
export default function ChangeDialog({ id, step = 'services', onClose }: ChangeDialogProps) {
  const query = useAppointment(id);
  const timezone = useTimezone();
  const draft = useChangeDraft(id);
  const title = query.data
    ? titleWith(changeLabels.title, query.data, timezone)
    : changeLabels.title;
  return (
    <WizardDialog title={title} draft={draft} onClose={onClose}>
      {(ways) => (
        <LoadBlock query={query} skeleton={<Skeleton height={320} />}>
          {(appointment) => (
            <Loading
              // All of it begins anew when what was kept is thrown away.
              key={draft.found ? 'kept' : 'new'}
              appointment={appointment}
              draft={draft}
              step={step}
              onClose={onClose}
              {...ways}
            />
          )}
        </LoadBlock>
      )}
    </WizardDialog>
  );
}

type LoadingProps = WizardWays & {
  appointment: AppointmentDetail;
  draft: ChangeDraft;
  step: 'services' | 'datetime';
  onClose: () => void;
};

function Loading(props: LoadingProps) {
  // As it was when the dialog opened: what somebody else changes joins it when it is saved.
  const [appointment] = useState(props.appointment);
  const offered = useOffered(appointment);
  if (offered.isPending) return <Skeleton height={320} />;
  return (
    <Changing
      {...props}
      appointment={appointment}
      offeredIds={offered.data?.map(({ id }) => id) ?? null}
    />
  );
}

type ChangingProps = LoadingProps & {
  /** Null where it could not be learned. */
  offeredIds: string[] | null;
};

function Changing(props: ChangingProps) {
  const { draft, step, offeredIds, onStored, onClose, onCancel } = props;
  const [begun] = useState(() => beginningOf(props.appointment, draft.found));
  const joining = useJoining(props.appointment, begun?.joined ?? null, draft);
  const appointment = joining.stored;
  const change = useChange(joining, draft);
  const gate = useStaffGate(change.save, { exceptId: appointment.id });
  const company = useStaffCompany();
  const [isKept] = useState(() => (id: string) => offeredIds?.includes(id) ?? true);
  const dropped = appointment.serviceDetails.filter(({ id }) => !isKept(id));
  const close = () => {
    onStored();
    onClose();
  };
  return (
    <>
      <RestoredNotice draft={{ isRestored: begun !== null, discard: draft.discard }} />
      <JoinedNotice joining={joining} />
      {dropped.length > 0 && (
        <Alert color="yellow" mb="md" role="status">
          {droppedText(
            dropped.map(({ name }) => name),
            appointment.professionalName,
          )}
        </Alert>
      )}
      <BookingWizard
        memory={{ state: begun?.state ?? null, attempt: begun?.attempt ?? null, ...draft.memory }}
        joined={joining.joined}
        gate={gate}
        company={company}
        mode="internal"
        start={{
          ...startOf(appointment, isKept),
          step: dropped.length > 0 ? 'services' : step,
        }}
        notify={change.notify}
        beforeConfirm={(request) => <Question request={request} change={change} />}
        onBooked={close}
        onDone={close}
        onCancel={onCancel}
      />
    </>
  );
}

/** Above the wizard, and brought into sight: it is what has to be looked at before saving again. */
function JoinedNotice({ joining }: { joining: Joining }) {
  const { merged } = joining;
  const textOf = useChoiceText(joining);
  const notice = useRef<HTMLDivElement>(null);
  const theirs = merged?.sides?.theirs;
  useEffect(() => {
    if (theirs) notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [theirs]);
  return (
    <div ref={notice}>
      <MergedNotice merged={merged} names={changeLabels.fields} textOf={textOf} />
    </div>
  );
}

function startOf(appointment: AppointmentDetail, isKept: (id: string) => boolean) {
  const { clientId, clientName, clientPhone, clientEmail, serviceDetails } = appointment;
  const services = serviceDetails.map(({ id }) => id).filter(isKept);
  const { couponCode: code, discountCents } = appointment;
  const isWhole = services.length === serviceDetails.length;
  return {
    task: 'change' as const,
    professionalId: appointment.professionalId,
    startTime: appointment.startTime,
    services,
    durationMinutes: isWhole ? lengthOf(appointment) : undefined,
    // Taken off what is no longer there, it would be another discount.
    coupon: code && isWhole ? { code, discountCents } : null,
    client: {
      id: clientId ?? '',
      name: clientName,
      phone: formatPhone(clientPhone ?? ''),
      email: clientEmail ?? '',
    },
  };
}

function lengthOf({ startTime, endTime }: AppointmentDetail): number {
  return Temporal.Instant.from(startTime).until(endTime).total('minutes');
}

function Question({ request, change }: { request: BookingRequest; change: Change }) {
  const { couponCode } = change.appointment;
  return (
    <>
      {couponCode && <Text size="sm">{keptCouponText(couponCode)}</Text>}
      {change.hasFollowing && <FollowingChoice change={change} request={request} />}
    </>
  );
}
