/** Where uploaded files live. A path is fit for both a folder and a bucket: see `file-path.ts`. */
export type FileStore = {
  /** Stores the file whole or not at all, replacing the one that was there. */
  put(path: string, content: Uint8Array, contentType: string): Promise<void>;
  get(path: string): Promise<StoredFile | null>;
  /** Removing what is not there is no error. */
  remove(path: string): Promise<void>;
  /** Everything whose path begins with the folder's. */
  removeFolder(folder: string): Promise<void>;
};

export type StoredFile = { content: Uint8Array; contentType: string };

/** The store could not do its work. `status` is the HTTP answer, `null` when none came. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly status: number | null;

  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
