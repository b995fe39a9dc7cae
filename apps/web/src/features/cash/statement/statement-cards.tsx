import { Text } from '@mantine/core';
import { dayText, moneyText } from '../../../foundation/format.ts';
import { lineLabels as labels, type Payment, statementLabels } from './statement.labels.ts';
import classes from './statement.module.css';
import { StatementParts } from './statement-parts.tsx';
import { StatementStatus } from './statement-status.tsx';

/** What clients paid, on a phone. */
export function StatementCards({ payments }: { payments: readonly Payment[] }) {
  return (
    <ul className={classes.cards} aria-label={statementLabels.services}>
      {payments.map((payment) => (
        <PaymentCard key={payment.first.settlementId} payment={payment} />
      ))}
    </ul>
  );
}

function PaymentCard({ payment }: { payment: Payment }) {
  const { first, professionalCents, tipCents } = payment;
  return (
    <li>
      <div className={classes.cardLine}>
        <Text fw={600}>{first.clientName}</Text>
        <StatementStatus {...payment} shareCents={professionalCents + tipCents} />
      </div>
      <Text c="dimmed" size="xs" className="tabular">
        {dayText(first.date)}
      </Text>
      <StatementParts payment={payment} />
      <dl className={classes.cardAmounts}>
        {amountsOf(payment).map(([name, amountCents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tabular">{moneyText(amountCents)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function amountsOf(payment: Payment): (readonly [name: string, amountCents: number])[] {
  const { discountCents, feeCents, baseCents } = payment;
  const reduced = [
    ...(discountCents === 0 ? [] : [[labels.discount, discountCents] as const]),
    ...(feeCents === 0 ? [] : [[labels.fee, feeCents] as const]),
    [labels.base, baseCents] as const,
  ];
  return [
    [labels.gross, payment.grossCents],
    ...(reduced.length === 1 ? [] : reduced),
    [labels.house, payment.houseCents],
    [labels.professional, payment.professionalCents],
    ...(payment.tip ? ([[labels.tip, payment.tipCents]] as const) : []),
  ];
}
