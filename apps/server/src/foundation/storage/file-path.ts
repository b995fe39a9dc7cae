// The ending of a path decides its type: nothing is stored as one thing and served as another.
const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['pdf', 'application/pdf'],
  ['csv', 'text/csv'],
  ['json', 'application/json'],
  ['txt', 'text/plain'],
  ['gz', 'application/gzip'],
  ['zip', 'application/zip'],
  ['bin', 'application/octet-stream'],
]);

// Folders carry no dot and files always do: a file never stands where a folder is needed.
const PATH = /^(?:[a-z0-9_-]+\/)*[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/;
// Leaves room for the name of a temporary file within the 255 bytes of a file system.
const MAXIMUM_LENGTH = 200;

export class InvalidPathError extends Error {
  override name = 'InvalidPathError';
}

// At least two: what belongs to one owner lies below what belongs to all of a kind.
const FOLDER = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)+$/;

/** Refuses what could name more than the files of one owner. */
export function requireValidFolder(folder: string): void {
  if (!FOLDER.test(folder)) throw new InvalidPathError(`Not a folder of one owner: ${folder}`);
}

/** Refuses a path that could leave the store or whose ending has no type. */
export function requireValidPath(path: string): void {
  contentTypeOf(path);
}

export function contentTypeOf(path: string): string {
  if (path.length > MAXIMUM_LENGTH) throw new InvalidPathError('The path is too long');
  if (!PATH.test(path)) throw new InvalidPathError(`Not a path of a stored file: ${path}`);

  const contentType = CONTENT_TYPES.get(path.slice(path.lastIndexOf('.') + 1));
  if (!contentType) throw new InvalidPathError(`The ending has no known content type: ${path}`);
  return contentType;
}

export function requirePathOfType(path: string, contentType: string): void {
  if (contentTypeOf(path) === contentType) return;
  throw new InvalidPathError(`The ending of ${path} does not say ${contentType}`);
}
