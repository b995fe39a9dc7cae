import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { users } from './accounts.table.ts';

export const identityArchive: ArchivePart = {
  taken: [],
  leftOut: [
    [users, 'belong to the persons; those of the members are told by name in their own file'],
  ],
};
