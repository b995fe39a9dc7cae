import { Checkbox } from '@mantine/core';
import { errorText } from '../../../foundation/error-text.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { receivablesLabels as labels, tickedText } from './receivables.labels.ts';
import classes from './receivables.module.css';

type ReceivedTickProps = {
  label: string;
  /** How much of it came. */
  state: 'all' | 'some' | 'none';
  /** How many a tick would tick off. */
  count: number;
  ticking: { isPending: boolean; tick: () => Promise<unknown>; undo: () => Promise<unknown> };
};

/** Whether it came; whoever keeps the book ticks it off, and takes a wrong tick back. */
export function ReceivedTick({ label, state, count, ticking }: ReceivedTickProps) {
  const mayManage = useMay('transactions.manage');
  const refresh = useRefresh('cash');

  async function change(): Promise<void> {
    if (ticking.isPending) return;
    try {
      if (state === 'all') {
        await ticking.undo();
        return showSuccess(labels.undone);
      }
      await ticking.tick();
      showSuccess(tickedText(count));
    } catch (error) {
      showFailure(labels.failed, errorText(error));
      // What stands there is not what is shown.
      await refresh();
    }
  }

  return (
    <Checkbox
      className={classes.tick}
      aria-label={label}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      disabled={!mayManage}
      aria-busy={ticking.isPending}
      onChange={() => void change()}
    />
  );
}
