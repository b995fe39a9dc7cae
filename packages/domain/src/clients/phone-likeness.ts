/**
 * The keys of phones that somebody who misheard or mistyped this one may have meant: one digit is
 * another, or two neighbours changed places. With and without the ninth digit a phone has one key.
 */
export function phoneKeysLike(phoneKey: string): string[] {
  const digits = [...phoneKey];
  const mistyped = digits.flatMap((digit, at) =>
    DIGITS.filter((other) => other !== digit).map((other) => digits.with(at, other).join('')),
  );
  const swapped = digits
    .slice(1)
    .map((next, before) => digits.with(before, next).with(before + 1, digits[before] ?? ''))
    .map((exchanged) => exchanged.join(''));
  return [...new Set([...mistyped, ...swapped])].filter((key) => key !== phoneKey);
}

const DIGITS = [...'0123456789'];
