/**
 * Whether a typed name can be the known person's: the same first name, and of the shorter name each
 * word in the longer one. Case, accents and spaces do not count.
 */
export function namesAgree(typed: string, known: string): boolean {
  const [one, other] = [wordsOf(typed), wordsOf(known)];
  if (one[0] !== other[0]) return false;
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return shorter.every((word) => longer.includes(word));
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
