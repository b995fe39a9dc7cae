/** A button of an approved text that opens an address. It counts from zero among all its buttons. */
export type AddressButton = { place: number; url: string };

/** What of a text that WhatsApp approved can have fields: `{{1}}`, or `{{nome}}`. */
export type ApprovedText = {
  /** Above the text; empty where there is none. */
  header: string;
  text: string;
  buttons: readonly AddressButton[];
};

export const APPROVED_PARTS = ['header', 'body', 'button'] as const;
export type ApprovedPart = (typeof APPROVED_PARTS)[number];

/** One field, by what it is called there. `place` tells one button from another. */
export type ApprovedField = { part: ApprovedPart; place: number; name: string };
export type FilledField = ApprovedField & { value: string };

/** An approved text with what stands in its fields, variables of ours among them. */
export type ApprovedWords = ApprovedText & {
  name: string;
  language: string;
  fields: readonly FilledField[];
};

const FIELD = /\{\{\s*(?<name>\w+)\s*\}\}/g;

/** What has to be filled in, from top to bottom. Numbers are counted, names stand as they come. */
export function approvedFields({ header, text, buttons }: ApprovedText): ApprovedField[] {
  const button = 'button' as const;
  return [
    ...namesIn(header).map((name) => ({ part: 'header' as const, place: 0, name })),
    ...namesIn(text).map((name) => ({ part: 'body' as const, place: 0, name })),
    ...buttons.flatMap(({ place, url }) =>
      namesIn(url).map((name) => ({ part: button, place, name })),
    ),
  ];
}

function namesIn(text: string): string[] {
  const names = new Set([...text.matchAll(FIELD)].map(({ groups }) => groups?.name ?? ''));
  return [...names].sort((one, other) => (Number(one) || 0) - (Number(other) || 0));
}

/** Those that nothing was written for. */
export function emptyFields(words: ApprovedWords): ApprovedField[] {
  return approvedFields(words).filter((field) => valueIn(words.fields, field) === '');
}

/** What a client reads, still with our variables. */
export function wordsOf({ header, text, fields }: Omit<ApprovedWords, 'buttons'>): string {
  return [put(header, 'header', fields), put(text, 'body', fields)].filter(Boolean).join('\n\n');
}

function put(text: string, part: ApprovedPart, fields: readonly FilledField[]): string {
  return text.replace(
    FIELD,
    (whole, name: string) => valueIn(fields, { part, place: 0, name }) || whole,
  );
}

function valueIn(fields: readonly FilledField[], wanted: ApprovedField): string {
  const found = fields.find(
    ({ part, place, name }) =>
      part === wanted.part && place === wanted.place && name === wanted.name,
  );
  return found?.value.trim() ?? '';
}

/** As WhatsApp takes them: every field of the text, in its order, none empty and none of several lines. */
export function sentFields(words: ApprovedWords, fill: (value: string) => string): FilledField[] {
  return approvedFields(words).map((field) => ({
    ...field,
    value: oneLine(fill(valueIn(words.fields, field))),
  }));
}

/** WhatsApp takes neither an empty field nor one of several lines. */
export function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim() || '-';
}
