const LONGEST_ADDRESS = 254;
const ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\].]+(\.[^\s@<>(),;:"\\[\].]+)+$/;

/** Good enough to write to. Whether somebody reads it, only an answer can tell. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
}

/** Between two copies of the same mail to the same person: a double click asks for one. */
export const SECONDS_BETWEEN_COPIES = 30;
