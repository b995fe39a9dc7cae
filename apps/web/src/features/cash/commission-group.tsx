import type { OwedItem, PendingCommissions } from '@app/contract/cash/commissions.contract';
import { Checkbox, Paper, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useIsPhone } from '../../foundation/use-is-phone.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { CommissionCards } from './commission-cards.tsx';
import { CommissionFigure } from './commission-figures.tsx';
import { CommissionTable } from './commission-table.tsx';
import type { CommissionSelection } from './commissions.api.ts';
import {
  commissionLabels as labels,
  selectAllText,
  statementOfText,
} from './commissions.labels.ts';
import classes from './commissions.module.css';

type Balance = PendingCommissions['professionals'][number];
type CommissionGroupProps = {
  professional: Balance;
  items: readonly OwedItem[];
  selection: CommissionSelection;
};

/** One professional: what she gets, what she already had, and for what. */
export function CommissionGroup({ professional, items, selection }: CommissionGroupProps) {
  const isPhone = useIsPhone();
  const List = isPhone ? CommissionCards : CommissionTable;
  return (
    <Paper component="section" withBorder shadow="xs" aria-label={professional.name}>
      <div className={classes.groupHead}>
        <GroupCheckbox name={professional.name} items={items} selection={selection} />
        <dl className={classes.groupFigures}>
          <CommissionFigure name={labels.owed} amountCents={professional.owedCents} />
          <CommissionFigure name={labels.advances} amountCents={professional.advancesCents} />
        </dl>
        <LinkButton
          variant="subtle"
          px="xs"
          to="/dashboard/financial/statement"
          search={{ professionalId: professional.id }}
          aria-label={statementOfText(professional.name)}
          leftSection={<IconFileText size={18} />}
        >
          {labels.statement}
        </LinkButton>
      </div>
      {items.length === 0 ? (
        <Text c="dimmed" px="md" pb="md">
          {professional.owedCents === 0 ? labels.nothingOwed : labels.notListed}
        </Text>
      ) : (
        <List name={professional.name} items={items} selection={selection} />
      )}
    </Paper>
  );
}

type GroupCheckboxProps = {
  name: string;
  items: readonly OwedItem[];
  selection: CommissionSelection;
};

function GroupCheckbox({ name, items, selection }: GroupCheckboxProps) {
  const count = items.filter(({ id }) => selection.ids.has(id)).length;
  const isWhole = items.length > 0 && count === items.length;
  return (
    <Checkbox
      className={classes.groupName}
      label={name}
      aria-label={selectAllText(name)}
      disabled={items.length === 0}
      checked={isWhole}
      indeterminate={count > 0 && !isWhole}
      onChange={() => (isWhole ? selection.unselect(items) : selection.select(items))}
    />
  );
}
