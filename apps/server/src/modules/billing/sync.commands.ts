import {
  chooseSubscription,
  isInForce,
  isLive,
  stateOf,
} from '@app/domain/billing/subscription-state';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { sql } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { RequestContext } from '../../foundation/http/request-context.ts';
import type { PaymentEnvironment } from '../../foundation/payments/payment-environment.ts';
import { projectCompany, storeBill, storeIfNewer } from './billing-accounts.commands.ts';
import { findCustomerOf } from './billing-accounts.queries.ts';
import { announceNews } from './billing-news.commands.ts';
import {
  listBills,
  listSubscriptions,
  type ProviderAnswer,
  type ProviderBill,
} from './stripe-subscriptions.client.ts';

export type SyncParts = Pick<RequestContext, 'scopes' | 'payments' | 'now' | 'requestId'> & {
  userId: string | null;
};

type Synced = { isLive: boolean; isInForce: boolean };
type Place = { companyId: string; environment: PaymentEnvironment };
type Told = Place & {
  answers: ProviderAnswer[];
  bills: ProviderBill[];
  askedAt: Temporal.Instant;
};

/**
 * Asks the payment provider how things stand and makes our rows say the same. Events, the button, the
 * payment page and the night all come here, so it does not matter who comes first or twice.
 */
export async function syncCompany(
  parts: SyncParts,
  companyId: string,
  environment: PaymentEnvironment,
): Promise<Result<Synced, 'not-configured' | 'no-customer'>> {
  const connection = await parts.payments.connect(environment);
  if (!connection) return refuse('not-configured');
  const place = { companyId, environment };
  const question = await parts.scopes.asOperator(parts, (scope) => prepareQuestion(scope, place));
  if (!question) return refuse('no-customer');

  const answers = await listSubscriptions(connection, question.customer);
  const bills = billsIn(answers, await listBills(connection, question.customer));
  const switchedOn = await parts.payments.current();
  const told = { ...place, answers, bills, askedAt: question.askedAt };
  await parts.scopes.asOperator(parts, (scope) =>
    store(scope, told, {
      now: parts.now,
      purpose: switchedOn?.environment === environment ? 'in-force' : 'kept-aside',
    }),
  );
  tellServers(parts, companyId);
  warnAboutOdd(parts, told);
  const status = chooseSubscription(answers).chosen?.status ?? null;
  return accept({ isLive: isLive(status), isInForce: isInForce(status) });
}

/** The bills, each once, oldest first. The list was asked for last, so what it says is newer. */
function billsIn(answers: ProviderAnswer[], listed: ProviderBill[]): ProviderBill[] {
  const latest = answers.flatMap(({ bill }) => bill ?? []);
  const byId = new Map([...latest, ...listed].map((bill) => [bill.invoiceId, bill]));
  return [...byId.values()].toReversed();
}

/** The database's clock is the one that all servers share. */
async function prepareQuestion(
  scope: OperatorScope,
  { companyId, environment }: Place,
): Promise<{ customer: string; askedAt: Temporal.Instant } | null> {
  const customer = await findCustomerOf(scope, companyId, environment);
  if (!customer) return null;
  const { rows } = await scope.execute<{ now: string }>(
    sql`select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now`,
  );
  return { customer, askedAt: Temporal.Instant.from(String(rows[0]?.now)) };
}

async function store(
  scope: OperatorScope,
  { answers, bills, askedAt, ...place }: Told,
  { now, purpose }: { now: Temporal.Instant; purpose: 'in-force' | 'kept-aside' },
): Promise<void> {
  const { chosen } = chooseSubscription(answers);
  if ((await storeIfNewer(scope, { ...place, chosen, askedAt })) === 'outdated') return;

  for (const bill of bills) await storeBill(scope, place, { bill, now });
  if (purpose === 'kept-aside') return;

  await projectCompany(scope, place, now);
  await announceNews(scope, { companyId: place.companyId, chosen, bills }, now);
}

/** Whether visitors find the company follows from what was stored, and servers remember it. */
function tellServers({ scopes, userId, requestId }: SyncParts, companyId: string): void {
  scopes.tell({ companyId, userId, requestId }, 'company');
}

function warnAboutOdd({ payments }: SyncParts, { answers, companyId, environment }: Told): void {
  const { chosen, others } = chooseSubscription(answers);
  const place = { companyId, environment, subscriptionId: chosen?.id };
  if (others.length > 0) {
    payments.warn(
      { ...place, others: others.map(({ id }) => id) },
      'a company pays for more than one subscription; the newest one counts',
    );
  }
  if (chosen && !stateOf(chosen)) {
    payments.warn(
      { ...place, status: chosen.status },
      'the payment provider uses a status that nobody here knows; the last known one stays',
    );
  }
}
