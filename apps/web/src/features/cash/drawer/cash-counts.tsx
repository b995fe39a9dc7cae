import type { CashSession } from '@app/contract/cash/sessions.contract';
import { Table, Text } from '@mantine/core';
import { moneyText } from '../../../foundation/format.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { historyLabels as labels } from './cash.labels.ts';
import classes from './cash.module.css';
import { countedPlaces } from './counted-places.ts';
import { Difference } from './difference.tsx';

type Count = {
  name: string;
  expectedCents: number;
  countedCents: number;
  differenceCents: number;
};

/** What was expected, counted and different, place by place; the drawer is summed with nothing else. */
export function CashCounts({ session }: { session: CashSession }) {
  const counts = session.counts ?? [];
  const { elsewhere } = countedPlaces(session);
  const sums = elsewhere && counts.length > 2 ? [{ name: labels.elsewhere, ...elsewhere }] : [];
  if (useIsPhone()) return <CountList counts={[...counts, ...sums]} />;
  return (
    <Table className={classes.counts} aria-label={labels.count} horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{labels.line}</Table.Th>
          <Table.Th ta="end">{labels.expected}</Table.Th>
          <Table.Th ta="end">{labels.counted}</Table.Th>
          <Table.Th ta="end">{labels.difference}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {counts.map(({ key, ...count }) => (
          <CountRow key={key} {...count} />
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        {sums.map((sum) => (
          <CountRow key={sum.name} {...sum} />
        ))}
      </Table.Tfoot>
    </Table>
  );
}

function CountList({ counts }: { counts: readonly Count[] }) {
  return (
    <ul className={classes.countList} aria-label={labels.count}>
      {counts.map(({ name, expectedCents, countedCents, differenceCents }) => (
        <li key={name}>
          <div className={classes.words}>
            <Text fw={600}>{name}</Text>
            <Text size="xs" c="dimmed" className="tabular">
              {labels.expected} {moneyText(expectedCents)}
              <br />
              {labels.counted} {moneyText(countedCents)}
            </Text>
          </div>
          <Difference cents={differenceCents} />
        </li>
      ))}
    </ul>
  );
}

function CountRow({ name, expectedCents, countedCents, differenceCents }: Count) {
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.words}>
        {name}
      </Table.Th>
      <Table.Td ta="end" className="tabular">
        {moneyText(expectedCents)}
      </Table.Td>
      <Table.Td ta="end" className="tabular">
        {moneyText(countedCents)}
      </Table.Td>
      <Table.Td ta="end">
        <Difference cents={differenceCents} />
      </Table.Td>
    </Table.Tr>
  );
}
