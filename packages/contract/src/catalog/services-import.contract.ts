import { SERVICE_IMPORT_FIELDS } from '@app/domain/catalog/service-import-columns';
import { SERVICE_KEPT_REASONS } from '@app/domain/catalog/service-import-undo';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant } from '../shared/schemas.ts';
import { sheetFile as file, sheetRefusals, sheetSchemas } from '../shared/sheet-import.ts';

const { columns, report } = sheetSchemas(SERVICE_IMPORT_FIELDS);
export type ServicesImportReport = z.infer<typeof report>;

/** A file that was stored. Files that changed nothing are not kept. */
export const servicesImport = z.object({
  id,
  fileName: z.string(),
  state: z.enum(['done', 'undone']),
  counts: z.object({ new: z.int(), update: z.int() }),
  /** Services an undo had to leave, and why. */
  kept: z.array(z.object({ name: z.string(), reason: z.enum(SERVICE_KEPT_REASONS) })),
  startedByName: z.string(),
  createdAt: instant,
});
export type ServicesImport = z.infer<typeof servicesImport>;

const route = tagged('Serviços');

nameSchemas({ ServicesImportReport: report, ServicesImport: servicesImport });

export const servicesImportContract = {
  /** What was imported before, newest first. */
  list: companyProcedure
    .route(route.get('/services/imports', 'Listar importações'))
    .output(z.array(servicesImport)),

  /** What the file would do, row by row. Nothing is stored. */
  check: companyProcedure
    .route(route.post('/services/import/check', 'Conferir planilha'))
    .input(z.strictObject({ file, columns: columns.optional() }))
    .output(report)
    .errors({ FILE_UNREADABLE: sheetRefusals.FILE_UNREADABLE }),

  /** Stores all rows that are right, or none. */
  run: companyProcedure
    .route(route.post('/services/import', 'Importar serviços'))
    .input(z.strictObject({ file, columns }))
    .output(report.extend({ stored: servicesImport.nullable() }))
    .errors({
      ...sheetRefusals,
      SERVICES_CHANGED: {
        status: 409,
        message: 'Os serviços mudaram enquanto o arquivo era lido. Confira e importe de novo.',
      },
    }),

  /**
   * Takes back what the import did, as far as nobody touched or uses it since. Asked again, it
   * answers the same.
   */
  undo: companyProcedure
    .route(route.post('/services/imports/{id}/undo', 'Desfazer'))
    .input(z.strictObject({ id }))
    .output(servicesImport)
    .errors({ IMPORT_NOT_FOUND: { status: 404, message: 'Importação não encontrada' } }),
};
