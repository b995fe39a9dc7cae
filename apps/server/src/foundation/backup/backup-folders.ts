/** What lies in a place of backups, by kind. */
export const FOLDERS = {
  /** The list of files of each backup. */
  lists: 'backups',
  /** What is in those files, each once. */
  contents: 'blobs',
  logs: 'wal',
  /** What the trials came to. */
  checks: 'checks',
  /** What is being written, or was left when somebody was interrupted. */
  drafts: 'drafts',
} as const;
