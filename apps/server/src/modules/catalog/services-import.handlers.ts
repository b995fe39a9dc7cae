import { guessServiceColumns } from '@app/domain/catalog/service-import-columns';
import { forCompany, forMembers, opens, requires } from '../../foundation/http/procedures.ts';
import { inCompany } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { fileNameOf } from '../../foundation/spreadsheets/file-name.ts';
import { fileRowsOf, readSheet, reportOf } from '../../foundation/spreadsheets/sheet-import.ts';
import { undoServiceImport } from './service-imports.commands.ts';
import { listServiceImports } from './service-imports.queries.ts';
import { checkServices, importServices } from './services-import.commands.ts';
import { presentServiceImport } from './services-import.presenter.ts';

const imports = forCompany.catalog.servicesImport
  .use(opens('services'))
  .use(requires('services.manage'));
// No transaction is open while a file is read.
const uploads = forMembers.catalog.servicesImport
  .use(opens('services'))
  .use(requires('services.manage'));

const things = 'serviços';

export const servicesImportHandlers = {
  list: imports.list.handler(async ({ context }) => {
    const shown = await listServiceImports(context.scope);
    return shown.map(presentServiceImport);
  }),

  check: uploads.check.handler(async ({ input, context, errors }) => {
    const reading = await readSheet(input.file, { companyId: context.companyId, things });
    if (!reading.readable) throw errors.FILE_UNREADABLE({ message: reading.sentence });
    const columns = input.columns ?? guessServiceColumns(reading.file.headers);
    const judged = await inCompany(context, (scope) =>
      checkServices(scope, fileRowsOf(reading.file), columns),
    );
    return reportOf(reading.file, columns, judged);
  }),

  run: uploads.run.handler(async ({ input: { file, columns }, context, errors }) => {
    if (columns.name === undefined) throw errors.NAME_NOT_MAPPED();
    const reading = await readSheet(file, { companyId: context.companyId, things });
    if (!reading.readable) throw errors.FILE_UNREADABLE({ message: reading.sentence });
    return inCompany(context, async (scope) => {
      const outcome = await importServices(scope, {
        rows: fileRowsOf(reading.file),
        columns,
        fileName: fileNameOf(file.name),
        sentBy: context.account,
      });
      // Thrown in here: it takes back the whole transaction.
      const { judged, stored } = valueOr(outcome, { 'changed-meanwhile': errors.SERVICES_CHANGED });
      const report = reportOf(reading.file, columns, judged);
      return { ...report, stored: stored && presentServiceImport(stored) };
    });
  }),

  undo: imports.undo.handler(async ({ input: { id }, context, errors }) => {
    const outcome = await undoServiceImport(context.scope, { id, now: context.now });
    return presentServiceImport(valueOr(outcome, { 'not-found': errors.IMPORT_NOT_FOUND }));
  }),
};
