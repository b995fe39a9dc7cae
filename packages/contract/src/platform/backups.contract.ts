import { z } from 'zod';
import { operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { instant } from '../shared/schemas.ts';

const backup = z.object({
  startedAt: instant,
  /** What it brings back, in bytes, before it was compressed. */
  bytes: z.int(),
  files: z.int(),
});
export type Backup = z.infer<typeof backup>;

const restoreTrial = z.object({
  checkedAt: instant,
  tables: z.int(),
  rows: z.int(),
  /** Tables that did not come back as they were. */
  differing: z.array(z.string()),
  /** Why it did not come to its end, as the server says it; null: it did. */
  failure: z.string().nullable(),
});

const backupReport = z.discriminatedUnion('kind', [
  /** This server keeps them itself. */
  z.object({
    kind: z.literal('kept'),
    place: z.string(),
    /** They lie beside the data, and are lost with its disk. */
    isBesideData: z.boolean(),
    isEncrypted: z.boolean(),
    /** The newest first. */
    backups: z.array(backup),
    lastTrial: restoreTrial.nullable(),
    /** Nobody made or tried one lately, or something did not come back. */
    isLate: z.boolean(),
  }),
  /** The database of DATABASE_URL is kept by its own server. */
  z.object({ kind: z.literal('elsewhere') }),
  /** Somebody switched them off, or only this machine reaches the system. */
  z.object({ kind: z.literal('off') }),
]);
export type BackupReport = z.infer<typeof backupReport>;

nameSchemas({ Backup: backup, RestoreTrial: restoreTrial });

export const backupsContract = {
  read: operatorProcedure
    .route(tagged('Plataforma').get('/platform/backups', 'Backups'))
    .output(backupReport)
    .errors({
      BACKUPS_UNREADABLE: { status: 502, message: 'Não foi possível ler os backups.' },
    }),
};
