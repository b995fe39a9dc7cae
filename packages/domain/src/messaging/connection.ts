import { CLOSED_CIRCUIT } from './circuit.ts';
import type { ConnectionState } from './governor.ts';

/** How a number is connected, as far as news of its line change it. */
export type ConnectedNumber = {
  state: ConnectionState;
  phone: string;
  profileName: string;
  /** Since when this very number is paired. */
  connectedAt: Temporal.Instant | null;
  /** Since when it is out; `null` while it is connected, never was, or was disconnected by a person. */
  disconnectedAt: Temporal.Instant | null;
  /** When a person disconnected it; nobody is told of that, and it grows no younger for a week. */
  leftAt: Temporal.Instant | null;
  /** Why it was lost, as the gateway numbers it. */
  lostBecause: number | null;
  bannedAt: Temporal.Instant | null;
  /** What a person scans or types now, and until when it holds. */
  qrCode: string | null;
  pairingCode: string | null;
  codeUntil: Temporal.Instant | null;
  refusedInARow: number;
  strangersStoppedAt: Temporal.Instant | null;
};

export type LineNews =
  | { kind: 'qr'; code: string; pairingCode: string | null }
  /** Nobody scanned; somebody has to ask for a new code. */
  | { kind: 'qr-ended' }
  | {
      kind: 'connection';
      state: 'open' | 'connecting' | 'closed';
      phone: string | null;
      profileName: string | null;
      reason: number | null;
    };

/** What the gateway calls the ends that a person should be told of. */
export const UNLINKED = 401;
export const BANNED = 403;
/** No end of a pairing: the gateway does not know the line any more. */
export const GONE = 404;
/** No end of the gateway's: the same phone is connected in another company, which we do not name. */
export const TAKEN = 409;
/** A gateway changes its code every 45 seconds, and tells a moment later. */
export const CODE_SECONDS = 40;
/** A number that comes back within so many days is the one that left: it need not be slow again. */
const SAME_NUMBER_DAYS = 7;

const NO_CODE = { qrCode: null, pairingCode: null, codeUntil: null };

/** A number after news of its line, which may come doubled, late and in any order. */
export function afterNews<Number extends ConnectedNumber>(
  number: Number,
  news: LineNews,
  now: Temporal.Instant,
): Number {
  if (news.kind === 'qr') return shows(number, news, now);
  if (news.kind === 'qr-ended') return withoutCode(number);
  if (news.state === 'open') return connected(number, news, now);
  return news.state === 'closed' ? lost(number, news.reason, now) : connecting(number, now);
}

/** A code that comes after the pairing it led to is late. */
function shows<Number extends ConnectedNumber>(
  number: Number,
  { code, pairingCode }: Extract<LineNews, { kind: 'qr' }>,
  now: Temporal.Instant,
): Number {
  if (number.state === 'connected') return number;
  const codeUntil = now.add({ seconds: CODE_SECONDS });
  return { ...number, state: 'connecting', qrCode: code, pairingCode, codeUntil };
}

function withoutCode<Number extends ConnectedNumber>(number: Number): Number {
  if (number.state === 'connected') return number;
  return { ...number, ...NO_CODE, state: 'disconnected' };
}

function connected<Number extends ConnectedNumber>(
  number: Number,
  { phone, profileName }: Extract<LineNews, { kind: 'connection' }>,
  now: Temporal.Instant,
): Number {
  const isSame = isSameNumber(number, phone, now);
  return {
    ...number,
    ...NO_CODE,
    ...(isSame ? {} : CLOSED_CIRCUIT),
    state: 'connected',
    phone: phone ?? number.phone,
    profileName: profileName ?? number.profileName,
    connectedAt: isSame ? number.connectedAt : now,
    disconnectedAt: null,
    leftAt: null,
    lostBecause: null,
    bannedAt: null,
  };
}

function isSameNumber(
  { phone: before, connectedAt, disconnectedAt, leftAt, bannedAt }: ConnectedNumber,
  phone: string | null,
  now: Temporal.Instant,
): boolean {
  if (connectedAt === null || bannedAt !== null) return false;
  if (phone !== null && before !== '' && phone !== before) return false;
  const longest = (disconnectedAt ?? leftAt)?.add({ hours: 24 * SAME_NUMBER_DAYS });
  return longest === undefined || Temporal.Instant.compare(now, longest) < 0;
}

function connecting<Number extends ConnectedNumber>(number: Number, now: Temporal.Instant): Number {
  return { ...number, state: 'connecting', disconnectedAt: outSince(number, now) };
}

function lost<Number extends ConnectedNumber>(
  number: Number,
  reason: number | null,
  now: Temporal.Instant,
): Number {
  // A line that we closed tells so itself a moment later.
  if (number.state === 'disconnected' && reason !== BANNED) return number;
  return {
    ...number,
    ...NO_CODE,
    state: 'disconnected',
    disconnectedAt: outSince(number, now),
    lostBecause: reason ?? number.lostBecause,
    bannedAt: reason === BANNED ? (number.bannedAt ?? now) : number.bannedAt,
  };
}

/** A line that is being paired is not out: nothing was lost. */
function outSince(
  { state, disconnectedAt }: ConnectedNumber,
  now: Temporal.Instant,
): Temporal.Instant | null {
  return state === 'connected' ? now : disconnectedAt;
}

/** Somebody ended it on purpose, so nobody has to be told. */
export function afterLeaving<Number extends ConnectedNumber>(
  number: Number,
  now: Temporal.Instant,
): Number {
  const leftAt = outSince(number, now) ?? number.leftAt;
  const ended = { state: 'disconnected', disconnectedAt: null, leftAt, lostBecause: null } as const;
  return { ...number, ...NO_CODE, ...ended };
}

/** The phone that was just paired is another company's: nothing of it is kept but why. */
export function afterTaken<Number extends ConnectedNumber>(
  number: Number,
  now: Temporal.Instant,
): Number {
  const disconnectedAt = outSince(number, now);
  return { ...number, ...NO_CODE, state: 'disconnected', disconnectedAt, lostBecause: TAKEN };
}

/** None of these opens again by itself. */
const FOR_GOOD: readonly (number | null)[] = [UNLINKED, BANNED, GONE, TAKEN];

/** It lost its network and comes back by itself, as far as anybody knows: nobody pairs it anew. */
export function isReconnecting(
  number: Pick<
    ConnectedNumber,
    'state' | 'disconnectedAt' | 'codeUntil' | 'bannedAt' | 'lostBecause'
  >,
): boolean {
  if (number.state !== 'connecting' || number.disconnectedAt === null) return false;
  if (number.codeUntil !== null || number.bannedAt !== null) return false;
  return !FOR_GOOD.includes(number.lostBecause);
}

/** After so long without its network a number is out, and the team is told. */
export const OUT_AFTER = { minutes: 2 } as const;

export type Loss = 'banned' | 'taken' | 'unlinked' | 'out';

/** What the team has to be told about a number that was connected; `null` while there is nothing. */
export function lossOf(
  number: Pick<ConnectedNumber, 'state' | 'disconnectedAt' | 'bannedAt' | 'lostBecause'>,
  now: Temporal.Instant,
): Loss | null {
  if (number.bannedAt) return 'banned';
  if (number.state === 'disconnected' && number.lostBecause === TAKEN) return 'taken';
  if (number.disconnectedAt === null) return null;
  if (number.state === 'disconnected') return 'unlinked';
  const isOut = Temporal.Instant.compare(number.disconnectedAt.add(OUT_AFTER), now) <= 0;
  return number.state === 'connecting' && isOut ? 'out' : null;
}
