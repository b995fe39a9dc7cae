import { Button } from '@mantine/core';
import { SidePanel } from '../../../ui/panels/side-panel.tsx';
import { showUndo } from '../agenda/agenda-undo.tsx';
import type { QuickStart } from '../appointments/appointments-view.ts';
import type { HandedOver } from '../booking/booking-dialog.tsx';
import { quickLabels as labels } from './quick.labels.ts';
import { isBegun } from './quick-draft.ts';
import { useQuickDraft } from './quick-draft.view.ts';
import { QuickForm } from './quick-form.tsx';
import classes from './quick.module.css';

type QuickPanelProps = {
  start: QuickStart;
  /** What is on the screen where the address says nothing. */
  date: string;
  professionalId: string | null;
  onClose: () => void;
  /** Opens it again as it was. */
  onReopen: () => void;
  onMore: (handed: HandedOver) => void;
};

/** A booking beside the agenda: four taps for somebody who is known. */
export default function QuickPanel(props: QuickPanelProps) {
  const { start, onClose, onReopen, onMore } = props;
  const quick = useQuickDraft(props);
  const { draft, isRestored, forget, keep, startAnew } = quick;

  function done(): void {
    forget();
    onClose();
  }

  function drop(): void {
    done();
    if (!isBegun(draft)) return;
    showUndo(labels.dropped, () => {
      keep();
      onReopen();
    });
  }

  return (
    <SidePanel title={labels.title} about={JSON.stringify(start)} onClose={drop}>
      {isRestored && (
        <div className={classes.restored} role="status">
          <span>{labels.restored}</span>
          <Button variant="subtle" size="compact-sm" onClick={startAnew}>
            {labels.startAnew}
          </Button>
        </div>
      )}
      <QuickForm
        quick={quick}
        clientId={isRestored ? undefined : start.clientId}
        onBooked={done}
        onMore={(handed) => {
          forget();
          onMore(handed);
        }}
      />
    </SidePanel>
  );
}
