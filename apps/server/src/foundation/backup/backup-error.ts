/** Its message is a sentence for the operator: what is wrong and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** People wrote all the time, so nothing could be compared: that says nothing about a backup. */
export class NeverStillError extends BackupError {
  override name = 'NeverStillError';
}
