import { buildTable, type FileTable, type TableLimits } from './file-table.ts';
import { type CardProperty, cardsIn } from './vcard-lines.ts';

const HEADERS = ['Nome', 'Telefone', 'E-mail', 'Nascimento', 'Observações'];

/** The contacts of a phone. Rows are counted by card: the first one is row 2, as in a sheet. */
export function readVcard(text: string, limits: TableLimits): FileTable {
  const table = buildTable(limits);
  table.add(HEADERS);
  for (const card of cardsIn(text)) {
    const birthDate = birthDateOf(card);
    const hasYear = /\d{4}/.test(birthDate);
    const notes = [...valuesOf(card, 'NOTE'), ...(birthDate && !hasYear ? [birthDate] : [])];
    table.add([
      nameOf(card),
      // One cell: which of several phones is taken is the same question as in a spreadsheet.
      preferredFirst(card, 'TEL').join('; '),
      preferredFirst(card, 'EMAIL').join('; '),
      hasYear ? birthDate : '',
      notes.join('\n'),
    ]);
  }
  return table.finish();
}

function nameOf(card: readonly CardProperty[]): string {
  const [full] = valuesOf(card, 'FN');
  if (full) return full;
  const parts = card.find(({ name }) => name === 'N')?.value.split(/(?<!\\);/) ?? [];
  const [family = '', given = '', middle = ''] = parts.map(unescaped);
  const name = [given, middle, family].filter((part) => part !== '').join(' ');
  return name || (valuesOf(card, 'ORG')[0]?.split(';')[0] ?? '');
}

function preferredFirst(card: readonly CardProperty[], name: string): string[] {
  return card
    .filter((property) => property.name === name)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ value }) => unescaped(value).replace(/^(tel|mailto):/i, ''))
    .filter((value) => value !== '');
}

function rankOf({ parameters }: CardProperty): number {
  const said = parameters.join(';');
  if (/PREF/.test(said)) return 0;
  return /CELL|IPHONE|MOBILE/.test(said) ? 1 : 2;
}

/** dd/mm/yyyy; without a year it is a remark, for phones let people leave it out. */
function birthDateOf(card: readonly CardProperty[]): string {
  const property = card.find(({ name }) => name === 'BDAY');
  const written = property?.value.trim() ?? '';
  const whole = /^(?<year>\d{4})-?(?<month>\d{2})-?(?<day>\d{2})/.exec(written)?.groups;
  const part = /^--(?<month>\d{2})-?(?<day>\d{2})/.exec(written)?.groups;
  const hidesYear = property?.parameters.some((one) => one.startsWith('X-APPLE-OMIT-YEAR'));
  if (whole && !hidesYear) return `${whole.day}/${whole.month}/${whole.year}`;
  const day = whole ?? part;
  return day ? `Aniversário: ${day.day}/${day.month}` : written;
}

function valuesOf(card: readonly CardProperty[], name: string): string[] {
  return card
    .filter((property) => property.name === name)
    .map(({ value }) => unescaped(value))
    .filter((value) => value !== '');
}

function unescaped(value: string): string {
  return value
    .replace(/\\(?<sign>[\\,;:nN])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign))
    .trim();
}
