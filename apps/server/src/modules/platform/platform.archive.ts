import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { alertCompanies } from './alerts.table.ts';

export const platformArchive: ArchivePart = {
  taken: [],
  leftOut: [[alertCompanies, 'only says whom an alert of the operators is for']],
};
