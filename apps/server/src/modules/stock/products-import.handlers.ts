import { guessProductColumns } from '@app/domain/stock/product-import-columns';
import { forMembers, opens, requires } from '../../foundation/http/procedures.ts';
import { inCompany } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { fileRowsOf, readSheet, reportOf } from '../../foundation/spreadsheets/sheet-import.ts';
import { checkProducts, importProducts } from './products-import.commands.ts';

// No transaction is open while a file is read.
const uploads = forMembers.stock.productsImport.use(opens('stock')).use(requires('stock.manage'));
const things = 'produtos';

export const productsImportHandlers = {
  check: uploads.check.handler(async ({ input, context, errors }) => {
    const reading = await readSheet(input.file, { companyId: context.companyId, things });
    if (!reading.readable) throw errors.FILE_UNREADABLE({ message: reading.sentence });
    const columns = input.columns ?? guessProductColumns(reading.file.headers);
    const sheet = { rows: fileRowsOf(reading.file), columns };
    const judged = await inCompany(context, (scope) => checkProducts(scope, sheet));
    return reportOf(reading.file, columns, judged);
  }),

  run: uploads.run.handler(async ({ input: { file, columns }, context, errors }) => {
    if (columns.name === undefined) throw errors.NAME_NOT_MAPPED();
    const reading = await readSheet(file, { companyId: context.companyId, things });
    if (!reading.readable) throw errors.FILE_UNREADABLE({ message: reading.sentence });
    const sheet = { rows: fileRowsOf(reading.file), columns };
    return inCompany(context, async (scope) => {
      const outcome = await importProducts(scope, sheet, context.now);
      // Thrown in here: it takes back the whole transaction.
      const judged = valueOr(outcome, { 'changed-meanwhile': errors.PRODUCTS_CHANGED });
      return reportOf(reading.file, columns, judged);
    });
  }),
};
