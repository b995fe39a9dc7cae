import { desc } from 'drizzle-orm';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { services } from './services.table.ts';

export type ServiceRow = typeof services.$inferSelect;

/** Newest first: the ids are made in the order of time. */
const newestFirst = preparedQuery('services_newest_first', (database) =>
  database.select().from(services).orderBy(desc(services.id)),
);

export function listServices(scope: CompanyScope): Promise<ServiceRow[]> {
  return newestFirst(scope).execute();
}
