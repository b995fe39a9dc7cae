import { type Cents, cents } from '@app/domain/shared/money';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { alphabetical } from '../../foundation/database/folded-text.ts';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { ServiceRow } from './services.queries.ts';
import { services } from './services.table.ts';

/** Who does the service, at a price or in a time of her own where she has one. */
type ServiceLink = {
  professionalId: string;
  price: Cents | null;
  durationMinutes: number | null;
};
export type OfferedService = ServiceRow & { links: ServiceLink[] };
export type Offering = {
  services: OfferedService[];
  /** Whoever is named nowhere does everything. */
  linkedProfessionalIds: ReadonlySet<string>;
};

/** Active services by name, all or these, with everybody who does them. One question, whatever the team. */
export async function readOffering(
  scope: CompanyScope,
  serviceIds: readonly string[] | null,
): Promise<Offering> {
  const rows = await offering(scope).execute({ serviceIds });
  return {
    services: rows.map(({ links, linkedIds: _linked, ...service }) => ({
      ...service,
      links: links.map((link) => ({
        ...link,
        price: link.price === null ? null : cents(link.price),
      })),
    })),
    linkedProfessionalIds: new Set(rows[0]?.linkedIds),
  };
}

type WrittenLink = Omit<ServiceLink, 'price'> & { price: number | null };

const links = sql<WrittenLink[]>`(
  select coalesce(json_agg(json_build_object(
    'professionalId', link.professional_id, 'price', link.price_in_cents,
    'durationMinutes', link.duration_in_minutes)), '[]'::json)
  from professional_services link where link.service_id = services.id)`;
const linkedIds = sql<string[]>`array(
  select distinct link.professional_id::text from professional_services link)`;
const asked = sql.placeholder('serviceIds');
const wanted = sql`(${asked}::uuid[] is null or services.id = any (${asked}::uuid[]))`;

const offering = preparedQuery('offering', (database) =>
  database
    .select({ ...getTableColumns(services), links, linkedIds })
    .from(services)
    .where(and(eq(services.active, true), wanted))
    .orderBy(...alphabetical(services)),
);
