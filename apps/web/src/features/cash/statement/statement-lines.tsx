import type { Statement } from '@app/contract/cash/statement.contract';
import { paymentsOf } from '@app/domain/cash/statement-payments';
import { Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { statementLabels as labels } from './statement.labels.ts';
import { StatementCards } from './statement-cards.tsx';
import { StatementTable } from './statement-table.tsx';

/** Everything that clients paid, a row for each time, and how that was shared. */
export function StatementLines({ statement }: { statement: Statement }) {
  const hasRefund = statement.lines.some(({ isRefund }) => isRefund);
  return (
    <section aria-label={labels.services}>
      <Title order={3}>{labels.services}</Title>
      {statement.lines.length === 0 ? (
        <Text c="dimmed">{labels.noServices}</Text>
      ) : (
        <>
          <Text c="dimmed" size="xs" mb="xs">
            {labels.servicesHelp}
          </Text>
          <TableOrCards statement={statement} />
        </>
      )}
      {hasRefund && <Text mt="xs">{labels.refundNote}</Text>}
    </section>
  );
}

function TableOrCards({ statement }: { statement: Statement }) {
  // Paper is narrower than most screens: without the first word it would count as a phone.
  const query = 'screen and (max-width: 47.99em)';
  const isPhone = useMediaQuery(query, false, { getInitialValueInEffect: false });
  const payments = paymentsOf(statement.lines, statement.tips);
  return isPhone ? (
    <StatementCards payments={payments} />
  ) : (
    <StatementTable payments={payments} sums={statement.sums} />
  );
}
