import { FILE_TOO_LARGE, IMPORT_LIMITS } from '@app/domain/clients/client-import';
import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, forMembers, opens, requires } from '../../../foundation/http/procedures.ts';
import { type RateLimit, rateLimitedPerCompany } from '../../../foundation/http/rate-limit.ts';
import { inCompany } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { fileNameOf } from '../../../foundation/spreadsheets/file-name.ts';
import { readInThread } from '../../../foundation/spreadsheets/read-in-thread.ts';
import {
  removeImport,
  startCheck,
  startRun,
  startUndo,
  storeImport,
} from './client-imports.commands.ts';
import { presentImport, presentLine, rowPlace } from './client-imports.presenter.ts';
import { findImport, listImports, listLines } from './client-imports.queries.ts';

const imports = forCompany.clients.imports.use(opens('clients')).use(requires('clients.import'));
// No transaction is open while a file is read.
const uploads = forMembers.clients.imports.use(opens('clients')).use(requires('clients.import'));

const hourlyUploads: RateLimit = { name: 'client-import', attempts: 30, minutes: 60 };

export const clientImportsHandlers = {
  list: imports.list.handler(async ({ context }) => {
    const rows = await listImports(context.scope);
    return rows.map(presentImport);
  }),

  create: uploads.create
    .use(rateLimitedPerCompany(hourlyUploads))
    .handler(async ({ input: { file }, context, errors }) => {
      const { companyId, account } = context;
      if (file.size > IMPORT_LIMITS.fileBytes) {
        throw errors.FILE_UNREADABLE({ message: FILE_TOO_LARGE });
      }
      const reading = await readInThread(file, { limits: IMPORT_LIMITS, companyId });
      if (!reading.readable) throw errors.FILE_UNREADABLE({ message: reading.sentence });
      const stored = await inCompany(context, (scope) =>
        storeImport(scope, reading.file, {
          fileName: fileNameOf(file.name),
          startedBy: { userId: account.userId, name: account.name },
        }),
      );
      return presentImport(stored);
    }),

  get: imports.get.handler(async ({ input, context, errors }) => {
    const found = await findImport(context.scope, input.id);
    if (!found) throw errors.IMPORT_NOT_FOUND();
    return presentImport(found);
  }),

  rows: imports.rows.handler(async ({ input: { id, cursor, ...wanted }, context, errors }) => {
    const after = placeAt(cursor, rowPlace, errors) ?? 0;
    const found = await findImport(context.scope, id);
    if (!found) throw errors.IMPORT_NOT_FOUND();
    const page = await listLines(context.scope, id, { ...wanted, after });
    return {
      items: page.rows.map((line) => presentLine(line, found.headers)),
      nextCursor: nextCursor(page, ({ rowNumber }) => [rowNumber]),
    };
  }),

  check: imports.check.handler(async ({ input: { id, ...settings }, context, errors }) => {
    const starting = { id, userId: context.account.userId };
    const outcome = await startCheck(context.scope, starting, settings);
    const refusals = { ...importRefusals(errors), 'name-not-mapped': errors.NAME_NOT_MAPPED };
    return presentImport(valueOr(outcome, refusals));
  }),

  run: imports.run.handler(async ({ input: { id }, context, errors }) => {
    const outcome = await startRun(context.scope, { id, userId: context.account.userId });
    return presentImport(valueOr(outcome, importRefusals(errors)));
  }),

  undo: imports.undo.handler(async ({ input: { id }, context, errors }) => {
    const outcome = await startUndo(context.scope, { id, userId: context.account.userId });
    return presentImport(valueOr(outcome, importRefusals(errors)));
  }),

  remove: imports.remove.handler(async ({ input: { id }, context, errors }) => {
    const outcome = await removeImport(context.scope, id);
    return valueOr(outcome, importRefusals(errors));
  }),
};

type ImportErrors = { IMPORT_NOT_FOUND(): Error; IMPORT_NOT_READY(): Error };

function importRefusals(errors: ImportErrors) {
  return { 'not-found': errors.IMPORT_NOT_FOUND, 'not-ready': errors.IMPORT_NOT_READY };
}
