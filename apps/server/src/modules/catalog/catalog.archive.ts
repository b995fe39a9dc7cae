import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { commissionRates } from './commission-rates.table.ts';
import { professionalServices } from './professional-services.table.ts';
import { serviceImportRows } from './service-import-rows.table.ts';
import { serviceImports } from './service-imports.table.ts';
import { services } from './services.table.ts';

export const catalogArchive: ArchivePart = {
  taken: [
    [services, 'Serviços'],
    [serviceImports, 'Importações de serviços já feitas'],
    [professionalServices, 'Quais serviços cada profissional faz e por quanto'],
    [commissionRates, 'Comissões e desde quando valem'],
  ],
  leftOut: [
    [
      serviceImportRows,
      'only serve to take an import back; its services are in the archive already',
    ],
  ],
};
