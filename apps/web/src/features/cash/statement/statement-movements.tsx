import type { Statement } from '@app/contract/cash/statement.contract';
import { Text, Title } from '@mantine/core';
import { dayText, moneyText } from '../../../foundation/format.ts';
import { statementLabels as labels, withMethod } from './statement.labels.ts';
import classes from './statement.module.css';
import { StatementPayment } from './statement-payment.tsx';

type Movement = { date: string; amountCents: number; words: string };

/** What was handed over, and vales. */
export function StatementMovements({ statement }: { statement: Statement }) {
  return (
    <>
      <Payments statement={statement} />
      <Movements
        title={labels.advances}
        help={labels.advancesHelp}
        none={labels.noAdvances}
        movements={statement.advances.map(movementOf)}
      />
    </>
  );
}

function Payments({ statement }: { statement: Statement }) {
  const { payments, professional, fromDate, untilDate } = statement;
  return (
    <section aria-label={labels.payments}>
      <Title order={3}>{labels.payments}</Title>
      {payments.length === 0 && <Text c="dimmed">{labels.noPayments}</Text>}
      {/* What is unfolded of one statement is not unfolded in another. */}
      <ul key={`${professional.id} ${fromDate} ${untilDate}`} className={classes.movements}>
        {payments.map((payment, index) => (
          // Two may be alike; a statement is never sorted anew.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <StatementPayment key={index} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function movementOf({
  description,
  paymentMethodName,
  ...moved
}: Statement['advances'][number]): Movement {
  return { ...moved, words: withMethod(description, paymentMethodName) };
}

type MovementsProps = {
  title: string;
  help: string;
  none: string;
  movements: readonly Movement[];
};

function Movements({ title, help, none, movements }: MovementsProps) {
  return (
    <section aria-label={title}>
      <Title order={3}>{title}</Title>
      <Text c="dimmed" size="xs">
        {help}
      </Text>
      {movements.length === 0 && <Text c="dimmed">{none}</Text>}
      <ul className={classes.movements}>
        {movements.map(({ date, words, amountCents }, index) => (
          // Two may be alike; a statement is never sorted anew.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={index}>
            <span className="tabular">{dayText(date)}</span>
            <span className={classes.words}>{words}</span>
            <span className="tabular">{moneyText(amountCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
