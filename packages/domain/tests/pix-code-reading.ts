import { checksumOf, type PixCharge } from '../src/cash/pix-code.ts';
import { cents } from '../src/shared/money.ts';

/** A dynamic code has an address instead of a key. */
type ReadPixCode = Omit<PixCharge, 'key' | 'note'> & {
  key: string | null;
  url: string | null;
  note: string;
};

/** What a code says; null unless every length and the checksum are right. */
export function readPixCode(code: string): ReadPixCode | null {
  if (checksumOf(code.slice(0, -4)) !== code.slice(-4)) return null;
  const fields = fieldsOf(code);
  const account = fieldsOf(fields?.get('26') ?? '');
  const additional = fieldsOf(fields?.get('62') ?? '');
  if (!fields || !account || !additional || !isWhole(fields, account)) return null;

  const amount = fields.get('54');
  if (amount !== undefined && !/^\d{1,10}\.\d{2}$/.test(amount)) return null;
  const txid = additional.get('05') ?? '***';
  return {
    key: account.get('01') ?? null,
    url: account.get('25') ?? null,
    name: fields.get('59') ?? '',
    city: fields.get('60') ?? '',
    amount: amount === undefined ? null : cents(Number(amount.replace('.', ''))),
    txid: txid === '***' ? null : txid,
    note: account.get('02') ?? '',
  };
}

type Fields = ReadonlyMap<string, string>;

function isWhole(fields: Fields, account: Fields): boolean {
  return (
    fields.get('00') === '01' &&
    account.get('00')?.toLowerCase() === 'br.gov.bcb.pix' &&
    account.has('01') !== account.has('25') &&
    fields.get('53') === '986' &&
    fields.get('58') === 'BR' &&
    isBetween(1, 25, fields.get('59')) &&
    isBetween(1, 15, fields.get('60')) &&
    [...fields.keys()].at(-1) === '63'
  );
}

function isBetween(least: number, most: number, text = ''): boolean {
  return text.length >= least && text.length <= most;
}

/** Each is its id, its length and so many characters; null when they do not end together. */
function fieldsOf(text: string): Fields | null {
  const fields = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const [head, id, length] = /^(\d{2})(\d{2})/.exec(rest) ?? [];
    if (!head || !id || fields.has(id)) return null;
    const value = rest.slice(4, 4 + Number(length));
    if (value.length < Number(length)) return null;
    fields.set(id, value);
    rest = rest.slice(4 + value.length);
  }
  return fields;
}
