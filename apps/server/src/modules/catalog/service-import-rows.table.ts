import { SERVICE_KEPT_REASONS } from '@app/domain/catalog/service-import-undo';
import { integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companyReference } from '../../foundation/database/company-columns.ts';
import { companyPartTable } from '../company/companies.table.ts';
import { serviceImports } from './service-imports.table.ts';

/** What a service had before the file changed it. Money is whole cents here too. */
type ServiceBefore = {
  description: string;
  durationMinutes: number;
  price: number;
  /** Not said by imports from before files could change it. */
  returnAfterDays?: number | null;
  category?: string;
};

/** A service that an import made or changed, and what an undo needs. */
export const serviceImportRows = companyPartTable(
  'service_import_rows',
  {
    importId: uuid('import_id').notNull(),
    /** As a spreadsheet counts: the header is row 1. */
    rowNumber: integer('row_number').notNull(),
    /** No reference: whoever removes the service later takes nothing from the import. */
    serviceId: uuid('service_id').notNull(),
    name: text().notNull(),
    /** Null when the row made the service. */
    before: jsonb().$type<ServiceBefore>(),
    /** The service's version after the import: a later change keeps an undo away. */
    appliedVersion: integer('applied_version').notNull(),
    /** Why an undo left it as it is. */
    keptReason: text('kept_reason', { enum: SERVICE_KEPT_REASONS }),
  },
  (table) => [
    primaryKey({
      name: 'service_import_rows_pkey',
      columns: [table.companyId, table.importId, table.rowNumber],
    }),
    companyReference('service_import_rows_import_fk', table.importId, serviceImports).onDelete(
      'cascade',
    ),
  ],
);
