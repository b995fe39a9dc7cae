/** Its message is a sentence for the operator: what is wrong and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
