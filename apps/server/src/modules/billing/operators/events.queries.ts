import type { EventStatus } from '@app/domain/billing/billing-event';
import { and, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { type Page, pageOf } from '../../../foundation/database/pages.ts';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import type { PaymentEnvironment } from '../../../foundation/payments/payment-environment.ts';
import { companyNameOf, isOfCompanyNamed } from '../../company/company-names.queries.ts';
import { billingEvents } from '../billing-events.table.ts';

export type EventPlace = { receivedAt: Temporal.Instant; id: string };
type EventSearch = {
  search: string;
  status?: EventStatus | undefined;
  type?: string | undefined;
  environment?: PaymentEnvironment | undefined;
  after: EventPlace | null;
  limit: number;
};

const columns = {
  id: billingEvents.id,
  environment: billingEvents.environment,
  type: billingEvents.type,
  status: billingEvents.status,
  companyId: billingEvents.companyId,
  companyName: companyNameOf(billingEvents.companyId),
  error: billingEvents.error,
  receivedAt: billingEvents.receivedAt,
  deliveries: billingEvents.deliveries,
  attempts: billingEvents.attempts,
};

/** Newest first, without what the provider wrote in them. */
export async function listEvents(scope: OperatorScope, asked: EventSearch) {
  const { status, type, environment, limit } = asked;
  const rows = await scope
    .select(columns)
    .from(billingEvents)
    .where(
      and(
        status && eq(billingEvents.status, status),
        type ? eq(billingEvents.type, type) : undefined,
        environment && eq(billingEvents.environment, environment),
        found(asked.search),
        before(asked.after),
      ),
    )
    .orderBy(desc(billingEvents.receivedAt), desc(billingEvents.id))
    .limit(limit + 1);
  return pageOf(rows, limit);
}

export type EventLine =
  Awaited<ReturnType<typeof listEvents>> extends Page<infer Row> ? Row : never;

/** An event's id is looked for whole or by its beginning: whoever has one copied it. */
function found(search: string): SQL | undefined {
  if (search === '') return undefined;
  const beginning = `${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(like(billingEvents.id, beginning), isOfCompanyNamed(billingEvents.companyId, search));
}

function before(place: EventPlace | null): SQL | undefined {
  if (place === null) return undefined;
  const { receivedAt, id } = place;
  return sql`(${billingEvents.receivedAt}, ${billingEvents.id})
    < (${receivedAt.toString()}::timestamptz, ${id})`;
}
