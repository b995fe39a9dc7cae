import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { wizardLabels } from './booking.labels.ts';
import classes from './notice-region.module.css';
import type { Notices } from './use-notices.ts';

export function NoticeRegion({ notice, hide }: Notices) {
  const Icon = notice?.tone === 'success' ? IconCheck : IconAlertTriangle;
  return (
    <div className={classes.region} role={notice?.tone === 'success' ? 'status' : 'alert'}>
      {notice && (
        <div key={notice.number} className={classes.notice} data-tone={notice.tone}>
          <Icon className={classes.icon} aria-hidden />
          <div className={classes.words}>
            <strong>{notice.title}</strong>
            {notice.text && <p>{notice.text}</p>}
          </div>
          <button
            type="button"
            className={classes.close}
            aria-label={wizardLabels.close}
            onClick={hide}
          >
            <IconX aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
