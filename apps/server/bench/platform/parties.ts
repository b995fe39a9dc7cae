import pg from 'pg';
import type { Platform } from './platform.ts';

/** Somebody whose time can be taken, and what for and for whom. */
export type Party = {
  companyId: string;
  professionalId: string;
  serviceId: string;
  clientId: string;
};

/** Everybody who works on a platform, in the same order each time. */
export async function listParties({ adminUrl }: Pick<Platform, 'adminUrl'>): Promise<Party[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<Party>(
    `select company_id as "companyId", person as "professionalId", service_ids[1] as "serviceId",
       client_ids[1 + (nth * 7 % cardinality(client_ids))::int] as "clientId"
     from bench.companies, unnest(professional_ids) with ordinality as hired (person, nth)
     order by nth, place`,
  );
  await client.end();
  return rows;
}

/** Neighbours in time belong to different people, as in life. */
export function partyAt(place: number, parties: readonly Party[]): Party {
  const party = parties[(place * 7919) % parties.length];
  if (!party) throw new Error('There is nobody to book');
  return party;
}

const MINUTES_APART = 60;
/** After everything that the platform has. */
const FIRST_FREE_DAY = Date.parse('2027-06-07T12:00:00Z');

/** A time that nobody has, if places are given out one by one. */
export function startAt(place: number, parties: readonly Party[]): Temporal.Instant {
  const minutes = Math.floor(place / parties.length) * MINUTES_APART;
  return Temporal.Instant.fromEpochMilliseconds(FIRST_FREE_DAY + minutes * 60_000);
}
