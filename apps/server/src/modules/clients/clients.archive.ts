import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { clients } from './clients.table.ts';
import { clientImportRows } from './imports/client-import-rows.table.ts';
import { clientImports } from './imports/client-imports.table.ts';
import { clientConsents } from './privacy/client-consents.table.ts';
import { clientTombstones } from './privacy/client-tombstones.table.ts';
import { privacyRequests } from './privacy/privacy-requests.table.ts';
import { clientNotes } from './record/client-notes.table.ts';

export const clientsArchive: ArchivePart = {
  taken: [
    [clients, 'Clientes'],
    [clientNotes, 'Anotações sobre clientes'],
    [clientConsents, 'Registro de quem aceitou ou recusou receber novidades'],
    [privacyRequests, 'Registro dos pedidos sobre dados pessoais (LGPD)'],
    [clientImports, 'Importações de clientes já feitas'],
  ],
  leftOut: [
    [clientImportRows, 'are raw copies of files whose clients are in the archive already'],
    [clientTombstones, 'recognise whoever asked to be forgotten, and must not leave the system'],
  ],
};
