import { createHash } from 'node:crypto';
import type { Phone, Status } from './gateway-books.ts';

/** `55 DD 9 0000-NNNN`: the last four digits choose what happens to a message. */
const PLAYED = /^55\d{2}90000(?<play>\d{4})$/;

export type Play =
  | 'usual'
  | 'no-account'
  | 'server-error'
  | 'cut-before'
  | 'silent-after'
  | 'page-after'
  | 'closed';

export function playOf(number: string): Play {
  return PLAYS.get(PLAYED.exec(number)?.groups?.play ?? '') ?? 'usual';
}

const PLAYS = new Map<string, Play>([
  ['0000', 'no-account'],
  ['0408', 'silent-after'],
  ['0428', 'closed'],
  ['0500', 'server-error'],
  ['0502', 'page-after'],
  ['0504', 'cut-before'],
]);

export type PlannedReceipt = {
  after: number;
  status: Status;
  copies: 0 | 1 | 2;
  from: 'phone' | 'hidden';
};

/** When which receipts of a message come; those with no copy happen and are told to nobody. */
export function receiptsFor(number: string, phone: Phone | undefined): PlannedReceipt[] {
  if (phone?.reach === 'off') return [];
  const plan = RECEIPTS.get(PLAYED.exec(number)?.groups?.play ?? '') ?? USUAL;
  return plan.map((each) => ({ copies: 1, from: 'phone', ...each }));
}

type Plan = readonly (Pick<PlannedReceipt, 'after' | 'status'> & Partial<PlannedReceipt>)[];

const ACK = { after: 400, status: 'SERVER_ACK' } as const;
const DELIVERED = { after: 800, status: 'DELIVERY_ACK' } as const;
const READ = { after: 5_000, status: 'READ' } as const;
const USUAL: Plan = [ACK, DELIVERED, READ];
const LATE = 600_000;

const RECEIPTS = new Map<string, Plan>([
  ['0001', [ACK, DELIVERED]],
  ['0003', USUAL.map((each) => ({ ...each, from: 'hidden' }))],
  ['0004', []],
  ['0005', USUAL.map((each) => ({ ...each, copies: 2 }))],
  ['0006', [{ ...READ, after: 400 }, DELIVERED, { ...ACK, after: 1_200 }]],
  ['0007', USUAL.map((each) => ({ ...each, after: LATE + each.after }))],
  ['0008', USUAL.map((each) => ({ ...each, copies: 0 }))],
  ['0009', [...USUAL, { after: 6_000, status: 'PLAYED' }]],
  ['0463', [{ after: 400, status: 'ERROR' }]],
]);

/** The number as WhatsApp knows it: from area code 31 on, an old mobile lacks its ninth digit. */
export function addressOf(digits: string): string {
  const parts = /^55(?<area>\d{2})9(?<rest>[7-9]\d{7})$/.exec(digits)?.groups;
  const known = parts && Number(parts.area) >= 31 ? `55${parts.area}${parts.rest}` : digits;
  return `${known}@s.whatsapp.net`;
}

/** The same person always has the same hidden address. */
export function hiddenAddressOf(digits: string): string {
  const mark = createHash('sha256').update(digits).digest().readBigUInt64BE(0);
  return `${(mark % 900_000_000_000_000n) + 100_000_000_000_000n}@lid`;
}
