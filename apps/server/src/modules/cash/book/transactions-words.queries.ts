import { commissionPaymentDescription, tipPaymentDescription } from '@app/domain/cash/description';
import { comparable } from '@app/domain/clients/client-search';
import { type Column, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clientsNamed, listClientIds } from '../../clients/client-cards.queries.ts';
import { appointmentIdsOfClients } from '../../scheduling/appointments/appointment-clients.queries.ts';
import { listProfessionalNames } from '../../team/professionals.queries.ts';
import { saleIdsOfClients } from '../checkout/sale-cards.queries.ts';
import { transactions } from './transactions.table.ts';

/** Each word has to be somewhere. Null when one is nowhere, and then nothing has to be read. */
export async function wordsIn(
  scope: CompanyScope,
  terms: readonly string[],
): Promise<SQL[] | null> {
  if (terms.length === 0) return [];
  const known = {
    descriptions: await listDescriptions(scope),
    people: await listProfessionalNames(scope),
  };
  const words: SQL[] = [];
  for (const term of terms) {
    const places = await placesOf(scope, term, known);
    if (!places) return null;
    words.push(places);
  }
  return words;
}

type Description = { written: string; compared: string };
type Known = {
  descriptions: readonly Description[];
  people: readonly { id: string; name: string }[];
};

/** Years of money share a few of them, and they are read from their index. */
async function listDescriptions(scope: CompanyScope): Promise<Description[]> {
  const rows = await scope.selectDistinct({ written: transactions.description }).from(transactions);
  return rows.map(({ written }) => {
    const compared = comparable(`${written} ${wordsOfPayout(written)}`);
    return { written, compared };
  });
}

/** What is paid at once reads otherwise than each part of it was written. */
function wordsOfPayout(written: string): string {
  if (written.includes(commissionPaymentDescription(''))) return 'Comissões atendimentos';
  return written.includes(tipPaymentDescription('')) ? 'Gorjetas atendimentos' : '';
}

/** Where a word is: in the description, the client's or the professional's name. */
async function placesOf(
  scope: CompanyScope,
  term: string,
  { descriptions, people }: Known,
): Promise<SQL | undefined> {
  const written = descriptions.filter(({ compared }) => compared.includes(term));
  const named = people.filter(({ name }) => comparable(name).includes(term)).map(({ id }) => id);
  const places = [
    written.length > 0 ? describedAs(written) : undefined,
    named.length > 0 ? inArray(transactions.professionalId, named) : undefined,
    await ofClients(scope, term),
    TIP.includes(term) ? hasTip : undefined,
  ];
  return or(...places);
}

const TIP = 'gorjetas';
/** A tip that was paid with services, or handed over with commissions, has no row of its own. */
const hasTip = sql`(${transactions.countsAs} = 'payment'
    and ${transactions.paidTogether} <> ${transactions.amount}
  or ${transactions.payoutTotal} is not null and exists (
    select from transactions part where part.company_id = ${transactions.companyId}
      and part.payout_id = ${transactions.id} and part.counts_as = 'tip_payment'
  ))`;

function describedAs(descriptions: readonly Description[]): SQL {
  const written = descriptions.map((one) => one.written);
  return sql`${transactions.description} = any (${sql.param(written)}::text[])`;
}

/** What so many clients did is looked up one by one. */
const FEW_CLIENTS = 200;

async function ofClients(scope: CompanyScope, term: string): Promise<SQL | undefined> {
  const few = await listClientIds(scope, clientsNamed([term]), FEW_CLIENTS);
  if (few?.length === 0) return undefined;
  const { appointmentId, settlementId, payoutId } = transactions;
  const visits = isAmong(appointmentId, appointmentIdsOfClients(scope, term), few);
  const sales = isAmong(settlementId, saleIdsOfClients(scope, term), few);
  // What was paid at once for many visits says none of their names.
  return sql`((${visits} or ${sales}) and ${payoutId} is null)`;
}

/** An array is there before the first row is read, so that an index can be asked for it. */
function isAmong(id: Column, ids: SQL, few: readonly string[] | null): SQL {
  return few ? sql`${id} = any (array${ids})` : sql`${id} in ${ids}`;
}
