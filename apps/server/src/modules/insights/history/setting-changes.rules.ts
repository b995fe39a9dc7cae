import type { CompanyChange } from '@app/contract/company/company-changes.contract';
import type { NewestPlace, Page } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { TrailRow } from '../../../foundation/database/trail.ts';
import { presentSettingChanges } from './setting-changes.presenter.ts';
import { listSettingChanges, readNamesIn } from './setting-changes.queries.ts';

type Asked = { tables: readonly string[]; after: NewestPlace | null; limit: number };
type Told = { items: CompanyChange[]; page: Page<TrailRow> };

const MOST_READS = 10;

/** A page that says something: what the system counts beside the settings is passed over. */
export async function tellSettingChanges(
  scope: CompanyScope,
  asked: Asked,
  reads = MOST_READS,
): Promise<Told> {
  const page = await listSettingChanges(scope, asked);
  const items = presentSettingChanges(page.rows, await readNamesIn(scope, page.rows));
  const last = page.rows.at(-1);
  if (items.length > 0 || !page.hasMore || !last || reads === 1) return { items, page };
  const after = { createdAt: last.recordedAt, id: last.id };
  return tellSettingChanges(scope, { ...asked, after }, reads - 1);
}
