import type { Cents } from '../shared/money.ts';

/** What a static code of the central bank says: whom to pay, and how much. */
export type PixCharge = {
  /** As the central bank stores it. */
  key: string;
  name: string;
  city: string;
  /** Null leaves it to whoever pays. */
  amount: Cents | null;
  /** By which the payment is found again; null for none. */
  txid: string | null;
  note?: string;
};

const LIMITS = { name: 25, city: 15, account: 99, txid: 25 };
const SCHEME = 'br.gov.bcb.pix';
const NO_TXID = '***';

/** The text behind a QR code, and what is pasted into the bank's app. */
export function buildPixCode({ key, name, city, amount, txid, note = '' }: PixCharge): string {
  const account = field('00', SCHEME) + field('01', key);
  const code = [
    field('00', '01'),
    field('26', account + noteFor(account, note)),
    field('52', '0000'),
    field('53', '986'),
    amount === null ? '' : field('54', (amount / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', plainText(name, LIMITS.name) || 'RECEBEDOR'),
    field('60', plainText(city, LIMITS.city) || 'BRASIL'),
    field('62', field('05', plainTxid(txid) || NO_TXID)),
    '6304',
  ].join('');
  return code + checksumOf(code);
}

type Attempt = { appointmentId: string; attempt: string };

/**
 * By which one payment is found on a bank statement: a visit may be paid in two parts, or anew. Of
 * both names the end is what differs.
 */
export function txidOf({ appointmentId, attempt }: Attempt): string {
  return `HM${endOf(appointmentId, 12)}${endOf(attempt, 11)}`;
}

function endOf(name: string, length: number): string {
  return name.replaceAll('-', '').toUpperCase().slice(-length);
}

function field(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`Field ${id} is too long for a PIX code`);
  return id + String(value.length).padStart(2, '0') + value;
}

/** What does not fit is left out: the key matters more. */
function noteFor(account: string, note: string): string {
  const text = plainText(note, Math.max(0, LIMITS.account - account.length - 4));
  return text === '' ? '' : field('02', text);
}

/** Banks read letters without accents and nothing beyond ASCII. */
function plainText(text: string, longest: number): string {
  return text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, (mark) => (/\s/.test(mark) ? ' ' : ''))
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}

function plainTxid(txid: string | null): string {
  return (txid ?? '').replace(/[^A-Za-z0-9]/g, '').slice(0, LIMITS.txid);
}

/** CRC-16/CCITT-FALSE over everything before it, its own id and length among it. */
export function checksumOf(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
