import type { ItemKind } from '@app/domain/cash/cart';
import type { Period } from '@app/domain/shared/period';
import { sql } from 'drizzle-orm';
import { onlyRow } from '../../foundation/database/only-row.ts';
import { type Page as Found, pageOf } from '../../foundation/database/pages.ts';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { settlementItems, settlements } from '../cash/checkout/settlements.table.ts';
import { clientNameOf } from '../clients/client-cards.queries.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';
import { professionalNameOf } from '../team/bookable-professionals.queries.ts';

export type PaidServicesQuestion = {
  period: Period;
  professionalId: string | null;
  serviceId: string | null;
  kinds: readonly ItemKind[];
};
/** Where the last page ended. What is paid meanwhile moves nothing else. */
export type PaidServicePlace = { date: Temporal.PlainDate; settlementId: string; position: number };
type Page = { after: PaidServicePlace | null; limit: number };

export type PaidServiceRow = Awaited<
  ReturnType<ReturnType<typeof paidServices>['execute']>
>[number];
export type PaidServiceSumsRow = {
  count: number;
  gross: number;
  discount: number;
  prepaid: number;
};

/** By date, newest first. */
export async function listPaidServices(
  scope: CompanyScope,
  question: PaidServicesQuestion,
  { after, limit }: Page,
): Promise<Found<PaidServiceRow>> {
  const rows = await paidServices(scope).execute({
    ...askedOf(question),
    untilDate: endOf(question.period, after).toString(),
    afterDate: after?.date.toString() ?? null,
    afterSettlementId: after?.settlementId ?? null,
    afterPosition: after?.position ?? null,
    limit: limit + 1,
  });
  return pageOf(rows, limit);
}

/** Of everything that fits, not of one page. */
export async function sumPaidServices(
  scope: CompanyScope,
  question: PaidServicesQuestion,
): Promise<PaidServiceSumsRow> {
  return onlyRow(await sums(scope).execute(askedOf(question)));
}

function askedOf({ period, professionalId, serviceId, kinds }: PaidServicesQuestion) {
  const [fromDate, untilDate] = [period.fromDate.toString(), period.untilDate.toString()];
  return { fromDate, untilDate, professionalId, serviceId, kinds: `{${kinds.join()}}` };
}

/** What was shown already need not be read again: a page begins on the day the last one ended. */
function endOf({ untilDate }: Period, after: PaidServicePlace | null): Temporal.PlainDate {
  if (!after || Temporal.PlainDate.compare(after.date, untilDate) >= 0) return untilDate;
  return after.date.add({ days: 1 });
}

const given = sql.placeholder;

const isAsked = sql`item.kind = any(${given('kinds')}::text[]) and item.date >= ${given('fromDate')}::date
  and item.date < ${given('untilDate')}::date
  and (${given('professionalId')}::uuid is null
    or item.professional_id = ${given('professionalId')}::uuid)
  and (${given('serviceId')}::uuid is null or item.service_id = ${given('serviceId')}::uuid)`;

// The position is negated: the services of a payment stand in its order, among payments newest first.
const isBehind = sql`(${given('afterSettlementId')}::uuid is null
  or (item.date, item.settlement_id, -item.position) < (${given('afterDate')}::date,
    ${given('afterSettlementId')}::uuid, -${given('afterPosition')}::int))`;

const page = sql`select item.id, item.date, item.settlement_id, item.position, item.name,
    item.professional_id, item.gross_in_cents, item.discount_in_cents, item.prepaid_in_cents
  from ${settlementItems} as item where ${isAsked} and ${isBehind}
  order by item.date desc, item.settlement_id desc, item.position
  limit ${given('limit')}::int`;

// Looked up row by row, for what is on the page: a join might read all that there are.
const settled = sql`select paid.id, paid.refund_of_id, paid.receipt_number,
    coalesce(paid.client_id, (select visit.client_id from ${appointments} as visit
      where visit.id = paid.appointment_id)) as client_id
  from ${settlements} as paid where paid.id = page.settlement_id limit 1`;
const clientName = clientNameOf(sql`settled.client_id`);
const professionalName = professionalNameOf(sql`page.professional_id`);

const paidServices = preparedQuery('insights_paid_services', (database) =>
  database
    .select({
      id: sql<string>`page.id`,
      date: sql`page.date`.mapWith((date: string) => Temporal.PlainDate.from(date)),
      settlementId: sql<string>`page.settlement_id`,
      position: sql<number>`page.position`,
      serviceName: sql<string>`page.name`,
      gross: sql`page.gross_in_cents`.mapWith(Number),
      discount: sql`page.discount_in_cents`.mapWith(Number),
      prepaid: sql`page.prepaid_in_cents`.mapWith(Number),
      refundOfId: sql<string | null>`settled.refund_of_id`,
      clientId: sql<string | null>`settled.client_id`,
      professionalId: sql<string | null>`page.professional_id`,
      receiptNumber: sql<number>`settled.receipt_number`,
      clientName,
      professionalName,
    })
    .from(sql`(${page}) as page, lateral (${settled}) as settled`)
    .orderBy(sql`page.date desc, page.settlement_id desc, page.position`),
);

const sums = preparedQuery('insights_paid_services_sums', (database) =>
  database
    .select({
      count: sql`count(*)`.mapWith(Number),
      gross: sql`coalesce(sum(item.gross_in_cents), 0)`.mapWith(Number),
      discount: sql`coalesce(sum(item.discount_in_cents), 0)`.mapWith(Number),
      prepaid: sql`coalesce(sum(item.prepaid_in_cents), 0)`.mapWith(Number),
    })
    .from(sql`${settlementItems} as item`)
    .where(isAsked),
);
