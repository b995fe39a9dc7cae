import type { commissionTable } from '@app/contract/catalog/commission-rates.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { plannedAfter, rateOn } from '@app/domain/catalog/commission';
import { eq } from 'drizzle-orm';
import { alphabetical } from '../../foundation/database/folded-text.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { listInAgendaOrder } from '../team/professionals.queries.ts';
import { commissionRates } from './commission-rates.table.ts';
import { services } from './services.table.ts';

type CommissionTable = Answer<typeof commissionTable>;

/** Who works here, what is offered, and the rates that hold on the day. */
export async function readCommissionTable(
  scope: CompanyScope,
  today: Temporal.PlainDate,
): Promise<CommissionTable> {
  const team = (await listInAgendaOrder(scope)).filter(({ active }) => active);
  const { id, name, price: priceCents } = services;
  const offered = await scope
    .select({ id, name, priceCents })
    .from(services)
    .where(eq(services.active, true))
    .orderBy(...alphabetical(services));
  const { rates, planned } = await cellsOn(scope, today);
  return {
    professionals: team.map((one) => ({ id: one.id, name: one.name })),
    services: offered,
    rates: [...rates, ...team.flatMap(rateOfProducts)],
    planned,
  };
}

type Selling = { id: string; productBasisPoints: number | null };

function rateOfProducts({ id, productBasisPoints }: Selling): CommissionTable['rates'] {
  if (productBasisPoints === null) return [];
  const place = { professionalId: id, serviceId: null, ofProducts: true };
  return [{ ...place, basisPoints: productBasisPoints }];
}

/** What holds on the day in each cell, and what is planned there. */
async function cellsOn(
  scope: CompanyScope,
  today: Temporal.PlainDate,
): Promise<Pick<CommissionTable, 'rates' | 'planned'>> {
  const rows = await scope.select().from(commissionRates);
  const cells = Map.groupBy(rows, (row) => `${row.professionalId} ${row.serviceId}`);
  const rates: CommissionTable['rates'] = [];
  const planned: CommissionTable['planned'] = [];
  for (const history of cells.values()) {
    const [first] = history;
    if (!first) continue;
    const cell = { professionalId: first.professionalId, serviceId: first.serviceId };
    const basisPoints = rateOn(history, today);
    if (basisPoints !== null) rates.push({ ...cell, basisPoints });
    planned.push(
      ...plannedAfter(history, today).map(({ fromDate, basisPoints }) => ({
        ...cell,
        fromDate,
        basisPoints,
      })),
    );
  }
  return { rates, planned };
}
