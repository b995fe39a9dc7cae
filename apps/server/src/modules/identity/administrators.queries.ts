import { desc, eq } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { users } from './accounts.table.ts';

export type AdministratorRow = Pick<
  typeof users.$inferSelect,
  'id' | 'name' | 'email' | 'active' | 'twoFactorEnabled' | 'createdAt'
>;

const { id, name, email, active, twoFactorEnabled, createdAt } = users;
const columns = { id, name, email, active, twoFactorEnabled, createdAt };
const isAdministrator = eq(users.role, 'admin');

/** Whoever runs the platform or did so, newest first. */
export function listAdministrators(scope: OperatorScope): Promise<AdministratorRow[]> {
  return scope
    .select(columns)
    .from(users)
    .where(isAdministrator)
    .orderBy(desc(users.createdAt), desc(users.id));
}

/**
 * The same, and nobody else changes one of them until this transaction ends. In the order of their
 * ids: of two who want them at once, one has all of them and the other waits.
 */
export function holdAdministrators(scope: OperatorScope): Promise<AdministratorRow[]> {
  return scope
    .select(columns)
    .from(users)
    .where(isAdministrator)
    .orderBy(users.id)
    .for('no key update');
}
