import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { CompanyScope } from './scopes.ts';

type Preparable<Prepared> = { prepare(name: string): Prepared };

/**
 * For what is asked all the time: built by us and planned by PostgreSQL once per connection. The
 * plan holds for every company, because the policy asks for the company when it runs.
 */
export function preparedQuery<Prepared>(
  name: string,
  build: (database: NodePgDatabase) => Preparable<Prepared>,
): (scope: CompanyScope) => Prepared {
  const perConnection = new WeakMap<NodePgDatabase, Prepared>();
  return ({ connection }) => {
    const known = perConnection.get(connection);
    if (known) return known;
    const made = build(connection).prepare(name);
    perConnection.set(connection, made);
    return made;
  };
}
