import {
  IMPORT_FIELDS,
  IMPORT_FORMATS,
  IMPORT_STATES,
  ROW_OUTCOMES,
} from '@app/domain/clients/client-import';
import { z } from 'zod';
import { companyProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, removed } from '../shared/schemas.ts';

/** Which column holds the field, counted from 0. Fields without a column stay empty. */
const mapping = z.partialRecord(z.enum(IMPORT_FIELDS), z.int().min(0));

const importSettings = z.strictObject({
  mapping,
  /** What to do with a client who is known already. */
  onKnown: z.enum(['update', 'skip']),
  /** What to do with a phone, e-mail or date that cannot be one. */
  onInvalidField: z.enum(['skip-row', 'leave-empty']),
});
export type ImportSettings = z.infer<typeof importSettings>;

export const clientImport = importSettings.extend({
  id,
  fileName: z.string(),
  format: z.enum(IMPORT_FORMATS),
  state: z.enum(IMPORT_STATES),
  headers: z.array(z.string()),
  /** The first rows of the file, long cells cut. Empty in the list, and a month later. */
  samples: z.array(z.array(z.string())),
  totalRows: z.int(),
  processedRows: z.int(),
  counts: z.record(z.enum(ROW_OUTCOMES), z.int()),
  /** Clients an undo had to leave, because something happened to them meanwhile. */
  keptRows: z.int(),
  startedByName: z.string(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type ClientImport = z.infer<typeof clientImport>;

const importRow = z.object({
  rowNumber: z.int(),
  /** As they are in the file; of a long one the beginning. None when they were erased. */
  cells: z.array(z.string()),
  outcome: z.enum(ROW_OUTCOMES).nullable(),
  remarks: z.array(z.string()),
  clientId: id.nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

const route = tagged('Importação de clientes');
const notFound = {
  IMPORT_NOT_FOUND: { status: 404, message: 'Importação não encontrada' },
} as const;
const wrongState = {
  IMPORT_NOT_READY: {
    status: 409,
    message: 'Esta importação não está mais nesse passo. Recarregue a página.',
  },
} as const;
const byId = z.strictObject({ id });

nameSchemas({
  ImportSettings: importSettings,
  ClientImport: clientImport,
  ClientImportRow: importRow,
});

export const clientImportsContract = {
  /** Newest first. */
  list: companyProcedure
    .route(route.get('/client-imports', 'Listar importações'))
    .output(z.array(clientImport)),

  /** Reads the file and guesses the columns. No client is made yet. */
  create: companyProcedure
    .route(route.create('/client-imports', 'Enviar arquivo'))
    .input(z.strictObject({ file: z.file('Escolha um arquivo') }))
    .output(clientImport)
    .errors({
      ...tooManyRequests,
      /** The sentence says what is wrong and where. */
      FILE_UNREADABLE: { status: 400, message: 'Não foi possível ler o arquivo.' },
    }),

  get: companyProcedure
    .route(route.get('/client-imports/{id}', 'Ver importação'))
    .input(byId)
    .output(clientImport)
    .errors(notFound),

  /** The report, a page at a time in the order of the file. */
  rows: companyProcedure
    .route(route.get('/client-imports/{id}/rows', 'Ver relatório'))
    .input(
      byId.extend({
        outcome: z.enum(ROW_OUTCOMES).optional(),
        ...pageInput(),
      }),
    )
    .output(pageOf(importRow))
    .errors(notFound),

  /** Starts the dry run; the state counts up to `checked`. */
  check: companyProcedure
    .route(route.post('/client-imports/{id}/check', 'Conferir'))
    .input(importSettings.extend({ id }))
    .output(clientImport)
    .errors({
      ...notFound,
      ...wrongState,
      NAME_NOT_MAPPED: { status: 400, message: 'Escolha a coluna do nome.' },
    }),

  /** Starts the import itself, as the dry run said it. */
  run: companyProcedure
    .route(route.post('/client-imports/{id}/run', 'Importar'))
    .input(byId)
    .output(clientImport)
    .errors({ ...notFound, ...wrongState }),

  /** Takes back what the import did, as far as nobody touched it since. */
  undo: companyProcedure
    .route(route.post('/client-imports/{id}/undo', 'Desfazer'))
    .input(byId)
    .output(clientImport)
    .errors({ ...notFound, ...wrongState }),

  /** The file's rows are deleted; clients it made stay. */
  remove: companyProcedure
    .route(route.delete('/client-imports/{id}', 'Descartar'))
    .input(byId)
    .output(removed)
    .errors({ ...notFound, ...wrongState }),
};
