import { newestParts, newestPlace, nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { tellSettingChanges } from './setting-changes.rules.ts';
import { toldTables } from './setting-tables.labels.ts';

const settings = forCompany.company.company.use(opens('settings'));
const LATEST = 200;

/** Of the settings of all areas, so they are told here and not where the company is. */
export const settingChangesHandlers = {
  listChanges: settings.listChanges
    .use(requires('company.view'))
    .handler(async ({ context: { scope } }) => {
      const asked = { tables: toldTables(undefined), after: null, limit: LATEST };
      return (await tellSettingChanges(scope, asked)).items;
    }),

  browseChanges: settings.browseChanges
    .use(requires('company.view'))
    .handler(async ({ input: { area, cursor, limit }, context: { scope }, errors }) => {
      const after = placeAt(cursor, newestPlace, errors);
      const asked = { tables: toldTables(area), after, limit };
      const { items, page } = await tellSettingChanges(scope, asked);
      const partsOf = ({ recordedAt, id }: (typeof page.rows)[number]) =>
        newestParts({ createdAt: recordedAt, id });
      return { items, nextCursor: nextCursor(page, partsOf) };
    }),
};
