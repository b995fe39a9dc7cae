import type { PendingCommissions } from '@app/contract/cash/commissions.contract';
import { Button, Checkbox, Paper, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { moneyText } from '../../../foundation/format.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { FoldButton } from '../../../ui/fold-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CommissionCards } from './commission-cards.tsx';
import { CommissionTable } from './commission-table.tsx';
import { type CommissionSelection, useFold } from './commissions.api.ts';
import {
  countText,
  foldOfText,
  commissionLabels as labels,
  payAllText,
  selectAllText,
  showOfText,
  showText,
  statementOfText,
} from './commissions.labels.ts';
import classes from './commissions.module.css';
import { type OwedPayment, stateOf } from './owed-payments.ts';

type Balance = PendingCommissions['professionals'][number];
type CommissionGroupProps = {
  professional: Balance;
  payments: readonly OwedPayment[];
  selection: CommissionSelection;
  /** Pays her all that is listed. */
  onPay: () => void;
};

/** One professional: what she gets, what she already had, and for what. */
export function CommissionGroup(props: CommissionGroupProps) {
  const { professional, payments, selection, onPay } = props;
  const isPhone = useIsPhone();
  const { name } = professional;
  const { folds, isOpen, toggle } = useFold(payments.length);
  const sum = payments.reduce((total, { amountCents }) => total + amountCents, 0);
  const List = isPhone ? CommissionCards : CommissionTable;
  return (
    <Paper component="section" withBorder aria-label={name}>
      <div className={classes.groupHead}>
        <GroupCheckbox name={name} payments={payments} selection={selection} />
        <div className={classes.groupFigures}>
          <FigureList look="small">
            <Figure label={labels.owed} value={moneyText(professional.owedCents)} />
            <Figure label={labels.advances} value={moneyText(professional.advancesCents)} />
          </FigureList>
        </div>
        <LinkButton
          variant="subtle"
          px="xs"
          to="/dashboard/financial/statement"
          search={{ professionalId: professional.id }}
          aria-label={statementOfText(name)}
          leftSection={<IconFileText size={18} />}
        >
          {labels.statement}
        </LinkButton>
        {payments.length > 0 && (
          <Button
            className={classes.groupPay}
            variant="light"
            aria-label={payAllText(sum, name)}
            onClick={onPay}
          >
            {`${labels.payAll} ${moneyText(sum)}`}
          </Button>
        )}
        {folds && (
          <FoldButton
            className={classes.groupFold}
            isOpen={isOpen}
            text={isOpen ? labels.fold : showText(payments.length)}
            label={isOpen ? foldOfText(name) : showOfText(payments.length, name)}
            onToggle={toggle}
          />
        )}
      </div>
      {payments.length === 0 ? (
        <Text c="dimmed" px="md" pb="md">
          {professional.owedCents === 0 ? labels.nothingOwed : labels.notListed}
        </Text>
      ) : (
        isOpen && <List name={name} payments={payments} selection={selection} />
      )}
    </Paper>
  );
}

type GroupCheckboxProps = {
  name: string;
  payments: readonly OwedPayment[];
  selection: CommissionSelection;
};

function GroupCheckbox({ name, payments, selection }: GroupCheckboxProps) {
  const states = payments.map((payment) => stateOf(payment, selection.ids));
  const count = states.filter((state) => state !== 'not').length;
  const isWhole = states.length > 0 && states.every((state) => state === 'selected');
  const items = payments.flatMap((payment) => payment.items);
  return (
    <Checkbox
      className={classes.groupName}
      classNames={{ description: classes.groupCount }}
      label={name}
      description={states.length > 0 && countText(states.length, count)}
      aria-label={selectAllText(name)}
      disabled={states.length === 0}
      checked={isWhole}
      indeterminate={count > 0 && !isWhole}
      onChange={() => (isWhole ? selection.unselect(items) : selection.select(items))}
    />
  );
}
