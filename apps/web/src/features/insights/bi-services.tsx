import type { BiReport } from '@app/contract/insights/insights.contract';
import { Link } from '@tanstack/react-router';
import { formatNumber, moneyText } from '../../foundation/format.ts';
import { BarList } from '../../ui/charts/bar-list.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { biColumns, biHelp, biLabels as labels } from './bi.labels.ts';
import classes from './insights.module.css';
import type { PeriodView } from './period-view.api.ts';

type BiServicesProps = { report: BiReport; view: PeriodView };

/** A name leads to the figures of that service alone. */
export function BiServices({ report: { byService, range }, view }: BiServicesProps) {
  const paid = byService.filter(({ revenueCents }) => revenueCents !== 0);
  return (
    <ChartCard
      title={labels.services}
      help={biHelp('services', range)}
      empty={paid.length === 0 ? labels.noServices : null}
      table={{
        head: [biColumns.service, biColumns.timesPaid, biColumns.revenue],
        rows: byService.map(({ id, name, appointments, revenueCents }) => ({
          key: id,
          cells: [name, formatNumber(appointments), moneyText(revenueCents)],
        })),
      }}
    >
      <BarList
        label={labels.services}
        textOfRest={moneyText}
        bars={paid.map(({ id, name, revenueCents }) => ({
          key: id,
          name: (
            <Link
              className={classes.lead}
              to="/dashboard/financial"
              search={{ ...view, tab: 'insights', serviceId: id }}
            >
              {name}
            </Link>
          ),
          value: revenueCents,
          text: moneyText(revenueCents),
          color: 4,
        }))}
      />
    </ChartCard>
  );
}
