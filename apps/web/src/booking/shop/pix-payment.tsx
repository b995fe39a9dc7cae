import type { OwnOrder } from '@app/contract/prepaid/own-order.contract';
import { useId } from 'react';
import { dateOf } from '../company-time.ts';
import { NoticeRegion } from '../notice-region.tsx';
import parts from '../parts.module.css';
import { useNotices } from '../use-notices.ts';
import { QrPicture } from './qr-picture.tsx';
import { dayOf, ownOrderLabels as labels } from './shop.labels.ts';
import classes from './shop.module.css';

/** How to pay it; nobody tells us when she did, so the company looks. */
export function PixPayment({ order }: { order: OwnOrder }) {
  const { pixCode, company, openUntil } = order;
  const id = useId();
  const notices = useNotices();
  if (pixCode === null) return <p className={parts.warning}>{labels.noKey}</p>;

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notices.show({ tone: 'success', title: labels.copied });
    } catch {
      notices.show({ tone: 'error', title: labels.copyFailed });
    }
  }

  return (
    <div className={classes.pay}>
      <p className={parts.soft}>{labels.how}</p>
      <QrPicture content={pixCode} label={labels.qr} />
      <div className={parts.field}>
        <label htmlFor={id}>{labels.code}</label>
        <textarea
          id={id}
          className={`${parts.input} ${classes.code}`}
          readOnly
          rows={4}
          value={pixCode}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <button type="button" className={parts.primary} onClick={() => void copy(pixCode)}>
        {labels.copy}
      </button>
      <p className={parts.warning}>{labels.waits(company.name)}</p>
      <p className={parts.soft}>{labels.until(dayOf(dateOf(openUntil, company.timezone)))}</p>
      <NoticeRegion {...notices} />
    </div>
  );
}
