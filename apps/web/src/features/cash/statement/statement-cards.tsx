import type { Statement } from '@app/contract/cash/statement.contract';
import { Text } from '@mantine/core';
import { dayText, moneyText, percentText } from '../../../foundation/format.ts';
import { lineLabels as labels, statementLabels } from './statement.labels.ts';
import classes from './statement.module.css';
import { StatementStatus } from './statement-status.tsx';

type Line = Statement['lines'][number];

/** The services on a phone. */
export function StatementCards({ statement }: { statement: Statement }) {
  return (
    <ul className={classes.cards} aria-label={statementLabels.services}>
      {statement.lines.map((line, index) => (
        // Two lines may be alike; a statement is never sorted anew.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <LineCard key={index} line={line} />
      ))}
    </ul>
  );
}

function LineCard({ line }: { line: Line }) {
  return (
    <li>
      <div className={classes.cardLine}>
        <Text fw={600}>{line.serviceName}</Text>
        <StatementStatus {...line} shareCents={line.professionalCents} />
      </div>
      <Text c="dimmed" size="xs" className="tabular">
        {dayText(line.date)} · {line.clientName}
      </Text>
      <dl className={classes.cardAmounts}>
        {amountsOf(line).map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tabular">{amount}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function amountsOf(line: Line): (readonly [name: string, amount: string])[] {
  const share =
    line.basisPoints === null
      ? labels.professional
      : `${labels.professional} (${percentText(line.basisPoints)})`;
  const reduced = [
    [labels.discount, moneyText(line.discountCents)],
    [labels.base, moneyText(line.baseCents)],
  ] as const;
  return [
    [labels.gross, moneyText(line.grossCents)],
    ...(line.discountCents === 0 ? [] : reduced),
    [labels.house, moneyText(line.houseCents)],
    [share, moneyText(line.professionalCents)],
  ];
}
