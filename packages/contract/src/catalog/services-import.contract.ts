import { SERVICE_IMPORT_FIELDS, SERVICE_ROW_OUTCOMES } from '@app/domain/catalog/service-import';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';

/** Which column holds the field, counted from 0. Forms carry numbers as texts. */
const columns = z.partialRecord(
  z.enum(SERVICE_IMPORT_FIELDS),
  z.coerce.number<number>('Coluna inválida').int('Coluna inválida').min(0, 'Coluna inválida'),
);

const report = z.object({
  headers: z.array(z.string()),
  columns,
  counts: z.record(z.enum(SERVICE_ROW_OUTCOMES), z.int()),
  rows: z.array(
    z.object({
      rowNumber: z.int(),
      name: z.string(),
      outcome: z.enum(SERVICE_ROW_OUTCOMES),
      remarks: z.array(z.string()),
    }),
  ),
});
export type ServicesImportReport = z.infer<typeof report>;

const file = z.file('Escolha um arquivo');
const tags = ['Serviços'];
const refusals = {
  /** The sentence says what is wrong and where. */
  FILE_UNREADABLE: { status: 400, message: 'Não foi possível ler o arquivo.' },
  NAME_NOT_MAPPED: { status: 400, message: 'Escolha a coluna do nome.' },
} as const;

export const servicesImportContract = {
  /** What the file would do, row by row. Nothing is stored. */
  check: companyProcedure
    .route({ method: 'POST', path: '/services/import/check', tags, summary: 'Conferir planilha' })
    .input(z.strictObject({ file, columns: columns.optional() }))
    .output(report)
    .errors({ FILE_UNREADABLE: refusals.FILE_UNREADABLE }),

  /** Stores all rows that are right, or none. */
  run: companyProcedure
    .route({ method: 'POST', path: '/services/import', tags, summary: 'Importar serviços' })
    .input(z.strictObject({ file, columns }))
    .output(report)
    .errors({
      ...refusals,
      SERVICES_CHANGED: {
        status: 409,
        message: 'Os serviços mudaram enquanto o arquivo era lido. Confira e importe de novo.',
      },
    }),
};
