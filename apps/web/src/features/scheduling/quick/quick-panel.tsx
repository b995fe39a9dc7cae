import { Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { RestoredNotice } from '../../../ui/dialogs/restored-notice.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { SidePanel } from '../../../ui/panels/side-panel.tsx';
import { useAgenda, useShownProfessional } from '../agenda/agenda.api.ts';
import { showUndo } from '../agenda/agenda-undo.tsx';
import type { ChosenPlace } from '../agenda/booking-place.ts';
import type { AppointmentsView, QuickStart } from '../appointments/appointments-view.ts';
import type { HandedOver } from '../booking/booking-dialog.tsx';
import { quickLabels as labels } from './quick.labels.ts';
import type { Given } from './quick-draft.ts';
import { type TakenBack, useQuickDraft } from './quick-draft.view.ts';
import { QuickForm } from './quick-form.tsx';

type QuickPanelProps = {
  start: QuickStart;
  view: AppointmentsView;
  onClose: () => void;
  /** Opens it again as it was. */
  onReopen: (back: TakenBack) => void;
  /** What was closed and is wanted again. */
  back?: TakenBack | null;
  onMore: (handed: HandedOver) => void;
  /** Whose time it would take, whenever that is another one. */
  onChoose?: (place: ChosenPlace | null) => void;
};

/** A booking beside the agenda: four taps for somebody who is known. */
export default function QuickPanel(props: QuickPanelProps) {
  const { start, view } = props;
  const today = useToday().toString();
  const date = view.date ?? today;
  const agenda = useAgenda(date);
  const { one } = useShownProfessional(agenda.data?.professionals ?? []);
  const isAlone = useIsPhone() || view.view === 'week';
  const given = { start, date, professionalId: (isAlone && one?.id) || null };
  if (agenda.data) return <OpenPanel {...props} given={given} />;
  return (
    <SidePanel title={labels.title} onClose={props.onClose}>
      <LoadBlock query={agenda} skeleton={<Skeleton height={240} />} explain={labels.noAgenda}>
        {() => null}
      </LoadBlock>
    </SidePanel>
  );
}

type OpenPanelProps = QuickPanelProps & {
  /** What is on the screen stands in for what the address leaves open. */
  given: Given;
};

function OpenPanel({ given, start, back = null, onClose, ...ways }: OpenPanelProps) {
  const { onReopen, onMore, onChoose } = ways;
  const quick = useQuickDraft(given, back);
  const { draft, hasBegun, replaced, isRestored, forget, startAnew } = quick;
  const offer = (closed: TakenBack) =>
    showUndo(
      labels.dropped,
      () => {
        // Also from another screen.
        quick.keep(closed);
        onReopen(closed);
      },
      'closed panel',
    );
  const offerReplaced = useEffectEvent(offer);
  useEffect(() => {
    if (replaced) offerReplaced(replaced);
  }, [replaced]);

  function done(): void {
    forget();
    onClose();
  }

  function drop(): void {
    done();
    if (hasBegun) offer({ start, draft });
  }

  return (
    <SidePanel title={labels.title} about={JSON.stringify(start)} onClose={drop}>
      <RestoredNotice draft={{ isRestored, discard: startAnew }} />
      <QuickForm
        quick={quick}
        clientId={isRestored ? undefined : start.clientId}
        onBooked={done}
        onChoose={onChoose}
        onMore={(handed) => {
          forget();
          onMore(handed);
        }}
      />
    </SidePanel>
  );
}
