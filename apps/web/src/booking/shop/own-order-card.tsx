import type { OwnOrder } from '@app/contract/prepaid/own-order.contract';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { dateOf } from '../company-time.ts';
import ownClasses from '../own-appointment/own-appointment.module.css';
import parts from '../parts.module.css';
import { PixPayment } from './pix-payment.tsx';
import { QrPicture } from './qr-picture.tsx';
import {
  dayOf,
  heldText,
  ownOrderLabels as labels,
  moneyOf,
  orderEndTexts,
  orderStatusTexts,
  validUntilText,
} from './shop.labels.ts';
import classes from './shop.module.css';

const ICONS = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX };

export function OwnOrderCard({ order }: { order: OwnOrder }) {
  const { code, name, amountCents, services, recipientName, status, reason } = order;
  const { text, tone } = orderStatusTexts[status];
  const Icon = ICONS[tone];
  const held = heldText(services);
  const end = orderEndTexts[status];
  return (
    <section className={ownClasses.card} aria-label={labels.order(code)}>
      <p className={parts.soft}>{labels.order(code)}</p>
      <p className={ownClasses.status} data-tone={tone} role="status">
        <Icon className={parts.icon} aria-hidden />
        {text}
      </p>
      <h2 className={ownClasses.heading}>{name}</h2>
      {held && <p className={parts.soft}>{held}</p>}
      {recipientName && (
        <p className={parts.soft}>
          {labels.for} <strong>{recipientName}</strong>
        </p>
      )}
      <p className={classes.total}>{moneyOf(amountCents)}</p>
      {end && <p className={parts.warning}>{end}</p>}
      {reason && (
        <p>
          {labels.reason}: {reason}
        </p>
      )}
      {status === 'waiting' && <PixPayment order={order} />}
      {order.receipt && <Paid order={order} receipt={order.receipt} />}
    </section>
  );
}

type PaidProps = { order: OwnOrder; receipt: NonNullable<OwnOrder['receipt']> };

function Paid({ order, receipt }: PaidProps) {
  const { number, paidAt, validUntil, giftCardCode } = receipt;
  const date = dayOf(dateOf(paidAt, order.company.timezone));
  return (
    <div className={classes.paid}>
      {giftCardCode ? (
        <div className={classes.gift}>
          <QrPicture content={giftCardCode} label={labels.giftQr} />
          <span className={parts.soft}>{labels.giftCode}</span>
          <strong className={classes.giftCode}>{giftCardCode}</strong>
          {order.message && <p>{order.message}</p>}
          <p className={parts.soft}>{labels.giftHow}</p>
        </div>
      ) : (
        <p className={parts.good}>{labels.packageHow}</p>
      )}
      <p className={parts.soft}>{validUntilText(validUntil)}</p>
      <p className={parts.soft}>{labels.receipt(number, date)}</p>
    </div>
  );
}
