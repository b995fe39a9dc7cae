import type { CommissionTable } from '@app/contract/catalog/commission-rates.contract';
import { rateOn } from '@app/domain/catalog/commission';
import { eq } from 'drizzle-orm';
import { alphabetical } from '../../foundation/database/folded-text.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { listInAgendaOrder } from '../team/professionals.queries.ts';
import { commissionRates } from './commission-rates.table.ts';
import { services } from './services.table.ts';

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
  return {
    professionals: team.map((one) => ({ id: one.id, name: one.name })),
    services: offered,
    rates: [...(await ratesOn(scope, today)), ...team.flatMap(rateOfProducts)],
  };
}

type Selling = { id: string; productBasisPoints: number | null };

function rateOfProducts({ id, productBasisPoints }: Selling): CommissionTable['rates'] {
  if (productBasisPoints === null) return [];
  const place = { professionalId: id, serviceId: null, ofProducts: true };
  return [{ ...place, basisPoints: productBasisPoints }];
}

async function ratesOn(
  scope: CompanyScope,
  today: Temporal.PlainDate,
): Promise<CommissionTable['rates']> {
  const rows = await scope.select().from(commissionRates);
  const cells = Map.groupBy(rows, (row) => `${row.professionalId} ${row.serviceId}`);
  return [...cells.values()].flatMap((history) => {
    const [cell] = history;
    const basisPoints = rateOn(history, today);
    if (!cell || basisPoints === null) return [];
    return [{ professionalId: cell.professionalId, serviceId: cell.serviceId, basisPoints }];
  });
}
