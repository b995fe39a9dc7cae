import { Button } from '@mantine/core';
import { restoredLabels as labels } from './restored-notice.labels.ts';
import classes from './restored-notice.module.css';

type RestoredNoticeProps = {
  draft: { isRestored: boolean; discard: () => void } | null;
};

/** What was typed before a reload is there again, and can be thrown away. */
export function RestoredNotice({ draft }: RestoredNoticeProps) {
  if (!draft?.isRestored) return null;
  return (
    <div className={classes.notice} role="status">
      <span>{labels.restored}</span>
      <Button variant="subtle" flex="none" onClick={draft.discard}>
        {labels.discard}
      </Button>
    </div>
  );
}
