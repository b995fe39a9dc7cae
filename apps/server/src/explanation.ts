import { BackupError } from './foundation/backup/backup-error.ts';
import { DatabaseSetupError } from './foundation/database/database-setup-error.ts';
import { isDatabaseTrouble } from './foundation/database/database-trouble.ts';
import { EmbeddedPostgresError } from './foundation/database/embedded-postgres.ts';
import { EnvironmentError } from './foundation/environment.ts';

/** Whoever starts the system can mend these; anything else is ours and shows where it happened. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (
    explainFullDisk(error) ??
    explainListening(error) ??
    explainRefusal(error) ??
    explainFile(error) ??
    explainTrouble(error) ??
    error.stack ??
    error.message
  );
}

const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100'];
// What PostgreSQL's own programs leave in their logs, among much else.
const LOGGED_AS_FULL = /No space left|wrote only|Check free disk space/;

function explainFullDisk(error: Error): string | null {
  const full = causesOf(error).find(
    (cause) => DISK_FULL.includes(codeOf(cause)) || LOGGED_AS_FULL.test(cause.message),
  );
  if (!full) return null;
  const lines = full.message.split('\n');
  const reason = lines.find((line) => LOGGED_AS_FULL.test(line)) ?? lines[0];
  return `The disk is full (${reason}). Free some space where DATA_DIR, BACKUP_DIR or the database of DATABASE_URL keeps its files, and start again.`;
}

function explainListening(error: Error): string | null {
  if (!('syscall' in error) || error.syscall !== 'listen') return null;
  const port = 'port' in error ? error.port : '';
  if (codeOf(error) === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or choose another one with PORT.`;
  }
  if (codeOf(error) === 'EACCES') {
    return `This user may not listen on port ${port}. Choose one above 1023 with PORT.`;
  }
  return `Cannot listen at the address of HOST (${error.message}). Set HOST to one of this machine's.`;
}

/** Written for whoever starts the system in the first place. */
function explainRefusal(error: Error): string | null {
  const expected = [BackupError, EnvironmentError, DatabaseSetupError, EmbeddedPostgresError];
  return expected.some((kind) => error instanceof kind) ? error.message : null;
}

function explainFile(error: Error): string | null {
  if (!('path' in error) || !('errno' in error)) return null;
  return `Cannot use ${error.path} (${error.message}). Give this user access to it, or choose another DATA_DIR.`;
}

function explainTrouble(error: Error): string | null {
  if (!isDatabaseTrouble(error)) return null;
  const reason = causesOf(error).at(-1)?.message;
  return `The database was lost while starting (${reason}). See that the one of DATABASE_URL runs, or read the log of the embedded one in DATA_DIR, and start again.`;
}

function causesOf(error: Error): Error[] {
  return [error, ...(error.cause instanceof Error ? causesOf(error.cause) : [])];
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
