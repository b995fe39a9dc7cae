const LONGEST_NAME = 200;

/** A name is only shown, so whatever is strange about it goes. */
export function fileNameOf(name: string): string {
  const clean = name.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME).toWellFormed();
  return clean || 'arquivo';
}
