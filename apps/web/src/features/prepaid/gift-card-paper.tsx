import type { OpenedGiftCard } from '@app/contract/prepaid/gift-cards.contract';
import { moneyText } from '../../foundation/format.ts';
import { QrCode } from '../../ui/barcode/qr-code.tsx';
import classes from './gift-card-paper.module.css';
import { giftValidText, giftPaperLabels as labels } from './gift-cards.labels.ts';

/** Looks like paper in both themes; what is printed is the card alone. */
export function GiftCardPaper({ card }: { card: OpenedGiftCard }) {
  const { companyName, amountCents, code, recipientName, clientName, message, validUntil } = card;
  return (
    <article className={classes.paper} data-paper aria-label={`${labels.title} ${code}`}>
      <header className={classes.head}>
        <p className={classes.company}>{companyName}</p>
        <h2 className={classes.title}>{labels.title}</h2>
        <p className={`${classes.amount} tabular`}>{moneyText(amountCents)}</p>
      </header>
      <div className={classes.body}>
        <div className={classes.words}>
          {recipientName && (
            <p>
              {labels.for} <strong>{recipientName}</strong>
            </p>
          )}
          {clientName && (
            <p>
              {labels.from} <strong>{clientName}</strong>
            </p>
          )}
          {message && <p className={classes.message}>{message}</p>}
        </div>
        <div className={classes.key}>
          <QrCode content={code} label={labels.qr} className={classes.qr} />
          <p className={classes.code}>{code}</p>
        </div>
      </div>
      <p className={classes.end}>
        {labels.how} {giftValidText(validUntil)}.
      </p>
    </article>
  );
}
