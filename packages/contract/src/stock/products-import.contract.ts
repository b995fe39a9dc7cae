import { PRODUCT_IMPORT_FIELDS } from '@app/domain/stock/product-import-columns';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { sheetFile as file, sheetRefusals, sheetSchemas } from '../shared/sheet-import.ts';

const { columns, report } = sheetSchemas(PRODUCT_IMPORT_FIELDS);
export type ProductsImportReport = z.infer<typeof report>;

nameSchemas({ ProductsImportReport: report });

const route = tagged('Estoque');

export const productsImportContract = {
  /** What the file would do, row by row. Nothing is stored. */
  check: companyProcedure
    .route(route.post('/products/import/check', 'Conferir planilha de produtos'))
    .input(z.strictObject({ file, columns: columns.optional() }))
    .output(report)
    .errors({ FILE_UNREADABLE: sheetRefusals.FILE_UNREADABLE }),

  /**
   * Stores all rows that are right, or none. What lies there is written down of new products only:
   * the same file again changes nothing.
   */
  run: companyProcedure
    .route(route.post('/products/import', 'Importar produtos'))
    .input(z.strictObject({ file, columns }))
    .output(report)
    .errors({
      ...sheetRefusals,
      PRODUCTS_CHANGED: {
        status: 409,
        message: 'Os produtos mudaram enquanto o arquivo era lido. Confira e importe de novo.',
      },
    }),
};
