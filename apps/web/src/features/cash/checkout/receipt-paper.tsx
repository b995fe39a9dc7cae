import type { Settlement } from '@app/contract/cash/settlements.contract';
import {
  itemLines,
  owedLines,
  paidLines,
  receiptAmount,
  receiptTitle,
  refundedOnText,
  sumLines,
} from '@app/domain/cash/receipt';
import type { ReactNode } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { documentText } from '../statement/statement.labels.ts';
import { itemsHeading, receiptLabels as labels } from './receipt.labels.ts';
import classes from './receipt.module.css';

type ReceiptPaperProps = { settlement: Settlement };

/** Looks like paper in both themes, and prints on a roll of 80 mm as well as on a sheet. */
export function ReceiptPaper({ settlement }: ReceiptPaperProps) {
  const timezone = useTimezone();
  const { receiptNumber, createdAt, refundedAt } = settlement;
  return (
    <article className={classes.paper} data-paper aria-label={receiptTitle(receiptNumber)}>
      <CompanyLines company={settlement.company} />
      <p className={classes.number}>
        {receiptTitle(receiptNumber)}
        <br />
        {formatInstant(createdAt, timezone)}
      </p>
      {refundedAt && (
        <p className={classes.refunded}>{refundedOnText(formatInstant(refundedAt, timezone))}</p>
      )}
      <Facts settlement={settlement} />
      <Sums settlement={settlement} />
      <p className={classes.end}>
        {labels.thanks}
        <br />
        <small>{labels.noInvoice}</small>
      </p>
    </article>
  );
}

function CompanyLines({ company }: Pick<Settlement, 'company'>) {
  const { name, phone, address } = company;
  const document = documentText(company.document);
  return (
    <header className={classes.company}>
      <h2>{name}</h2>
      {[document, address, phone].filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </header>
  );
}

function Facts({ settlement }: ReceiptPaperProps) {
  const timezone = useTimezone();
  const { clientName, professionalName, appointmentTime, createdByName } = settlement;
  return (
    <dl className={classes.lines}>
      {clientName && <Line name={labels.client}>{clientName}</Line>}
      {professionalName && <Line name={labels.professional}>{professionalName}</Line>}
      {appointmentTime && (
        <Line name={labels.service}>{formatInstant(appointmentTime, timezone)}</Line>
      )}
      {createdByName && <Line name={labels.receivedBy}>{createdByName}</Line>}
    </dl>
  );
}

function Sums({ settlement }: ReceiptPaperProps) {
  const { totalCents, rewards } = settlement;
  const paid = paidLines(settlement);
  return (
    <>
      <h3 className={classes.heading}>{itemsHeading(settlement)}</h3>
      <Amounts lines={[...itemLines(settlement), ...sumLines(settlement)]} />
      {rewards.map((line) => (
        <p key={line} className={classes.reward}>
          {line}
        </p>
      ))}
      <dl className={classes.total}>
        <Line name={labels.total}>{receiptAmount(totalCents)}</Line>
      </dl>
      {paid.length > 0 && (
        <>
          <h3 className={classes.heading}>{labels.paidWith}</h3>
          <Amounts lines={paid} />
        </>
      )}
      <Amounts lines={owedLines(settlement)} />
    </>
  );
}

type AmountsProps = { lines: readonly (readonly [name: string, amount: number])[] };

function Amounts({ lines }: AmountsProps) {
  if (lines.length === 0) return null;
  return (
    <dl className={classes.lines}>
      {lines.map(([name, amount], index) => (
        // Two lines may be alike; their order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <Line key={index} name={name}>
          {receiptAmount(amount)}
        </Line>
      ))}
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
