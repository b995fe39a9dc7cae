import type { FinancialHealth } from '@app/contract/insights/insights.contract';
import {
  IconCalculator,
  IconCash,
  IconCoins,
  IconCreditCard,
  IconPigMoney,
  IconReceipt,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { moneyText } from '../../../foundation/format.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { monthRuns, withNote } from '../figures.labels.ts';
import { useIsRunning } from '../insights.api.ts';
import { appointmentsOf, expensesOf, profitOf, revenueOf } from '../rows-behind.ts';
import {
  type ComparedFigure,
  changeText,
  comparedHelp,
  healthLabels as labels,
} from './health.labels.ts';

/** The month's sums, each with its change against the month before. */
export function HealthFigures({ health }: { health: FinancialHealth }) {
  const { current, revenue, fees, net, expenses, profit, averageTicket } = health;
  const hasFees = [fees.currentCents, fees.previousCents].some((sum) => sum !== 0);
  const note = useIsRunning(current) ? monthRuns : null;
  const helpOf = (figure: ComparedFigure) => withNote(comparedHelp(figure, health), note);
  return (
    <FigureList look="cards" label={labels.figures}>
      <Figure
        label={labels.revenue}
        lead={
          <Link to="/dashboard/financial/transactions" search={revenueOf(current)}>
            {labels.revenue}
          </Link>
        }
        icon={IconCash}
        {...compared(revenue)}
        help={helpOf('revenue')}
      />
      {hasFees && (
        <>
          <Figure
            label={labels.fees}
            lead={
              <Link to="/dashboard/financial/transactions" search={revenueOf(current)}>
                {labels.fees}
              </Link>
            }
            icon={IconCreditCard}
            {...compared(fees)}
            help={helpOf('fees')}
          />
          <Figure
            label={labels.net}
            lead={
              <Link to="/dashboard/financial/transactions" search={revenueOf(current)}>
                {labels.net}
              </Link>
            }
            icon={IconCoins}
            {...compared(net)}
            help={helpOf('net')}
          />
        </>
      )}
      <Figure
        label={labels.expenses}
        lead={
          <Link to="/dashboard/financial/transactions" search={expensesOf(current)}>
            {labels.expenses}
          </Link>
        }
        icon={IconReceipt}
        {...compared(expenses)}
        help={helpOf('expenses')}
      />
      <Figure
        label={labels.profit}
        lead={
          <Link to="/dashboard/financial/transactions" search={profitOf(current)}>
            {labels.profit}
          </Link>
        }
        icon={IconPigMoney}
        {...compared(profit)}
        help={helpOf('profit')}
      />
      <Figure
        label={labels.ticket}
        lead={
          <Link
            to="/dashboard/appointments"
            search={appointmentsOf(current, { status: 'completed' })}
          >
            {labels.ticket}
          </Link>
        }
        icon={IconCalculator}
        {...compared(averageTicket)}
        help={helpOf('ticket')}
      />
    </FigureList>
  );
}

function compared(figure: FinancialHealth['revenue']) {
  return {
    value: moneyText(figure.currentCents),
    hint: changeText(figure),
    isWide: true as const,
  };
}
