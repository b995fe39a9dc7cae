import { eq, inArray, sql } from 'drizzle-orm';
import type { OperatorScope } from '../database/scopes.ts';
import type { Sealer } from '../secrets/sealer.ts';
import { categoryOf } from './setting-category.ts';
import { settings } from './settings.table.ts';

/** Without a category of its own it has that of its key. */
type Setting = { key: string; category?: string; value: string };

export type SettingsStore = {
  read(scope: OperatorScope, key: string): Promise<string | null>;
  /** Some at once; what is not set or empty is not among them. */
  readAll(scope: OperatorScope, keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** All of them, ordered by category: what a screen may see. Of a secret there is null. */
  list(scope: OperatorScope): Promise<ReadonlyMap<string, string | null>>;
  /** Tells a screen that a secret is set, without ever sending it back. */
  isSet(scope: OperatorScope, key: string): Promise<boolean>;
  save(scope: OperatorScope, setting: Setting, userId: string | null): Promise<void>;
  saveSecret(scope: OperatorScope, setting: Setting, userId: string | null): Promise<void>;
  /** As if nobody had ever set it. */
  remove(scope: OperatorScope, key: string): Promise<void>;
};

/** Settings of the platform. Secrets are sealed before they reach the database. */
export function createSettingsStore(sealer: Sealer): SettingsStore {
  return {
    async read(scope, name) {
      const stored = await find(scope, name);
      if (!stored) return null;
      return stored.secret ? sealer.open(stored.value) : stored.value;
    },
    async readAll(scope, keys) {
      const rows = await scope
        .select()
        .from(settings)
        .where(inArray(settings.key, [...keys]));
      const opened = rows.map(({ key, value, secret }) => [
        key,
        secret ? sealer.open(value) : value,
      ]);
      return new Map(opened.filter(([, value]) => value !== '') as [string, string][]);
    },
    async list(scope) {
      const rows = await scope.select().from(settings).orderBy(settings.category, settings.key);
      return new Map(rows.map(({ key, value, secret }) => [key, secret ? null : value]));
    },
    isSet: async (scope, name) => (await find(scope, name)) !== undefined,
    save: (scope, setting, userId) => store(scope, { ...setting, secret: false, userId }),
    saveSecret: (scope, setting, userId) =>
      store(scope, { ...setting, value: sealer.seal(setting.value), secret: true, userId }),
    async remove(scope, key) {
      await scope.delete(settings).where(eq(settings.key, key));
    },
  };
}

type StoredSetting = typeof settings.$inferSelect;

async function find(scope: OperatorScope, key: string): Promise<StoredSetting | undefined> {
  const [stored] = await scope.select().from(settings).where(eq(settings.key, key));
  return stored;
}

async function store(
  scope: OperatorScope,
  { userId, ...setting }: Setting & { secret: boolean; userId: string | null },
): Promise<void> {
  const category = setting.category ?? categoryOf(setting.key);
  const row = { ...setting, category, updatedBy: userId, updatedAt: sql`now()` };
  await scope.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
}
