import type { whatsappConnection } from '@app/contract/messaging/connection.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { isReconnecting, lossOf } from '@app/domain/messaging/connection';
import { healthOf } from '@app/domain/messaging/connection-health';
import type { SendingRules } from '@app/domain/messaging/governor';
import { dayAt, daysConnected, hourAt, newPeopleADay } from '@app/domain/messaging/pace';
import { todayIn } from '@app/domain/shared/local-time';
import type { WhatsappEnvironment } from '../../../foundation/whatsapp/whatsapp.ts';
import type { LineFigures } from './connection-figures.queries.ts';
import type { ConnectionRow } from './connections.queries.ts';
import { governedNumberOf } from './lines.rules.ts';

type Environments = { environment: WhatsappEnvironment; officialEnvironment: WhatsappEnvironment };
type Shown = Answer<typeof whatsappConnection>;

const NO_NUMBER = {
  provider: 'evolution',
  state: 'disconnected',
  exists: false,
  phone: '',
  profileName: '',
  qrCode: null,
  pairingCode: null,
  codeSecondsLeft: 0,
  connectedAt: null,
  disconnectedAt: null,
  loss: null,
  reconnecting: false,
  pausedAt: null,
  pausedByItself: false,
  sentToday: 0,
  newPeopleToday: 0,
  newPeopleLimit: newPeopleADay(0),
} as const;

/** As it is for a company that never connected a number. */
export function presentNoNumber(environments: Environments, { hourlyLimit }: SendingRules): Shown {
  const health = { level: 'stopped' as const, signs: ['disconnected' as const] };
  return { ...NO_NUMBER, ...environments, health, hourlyLimit, leftThisHour: hourlyLimit };
}

export function presentConnection(
  row: ConnectionRow,
  { figures, rules, ...environments }: Environments & { figures: LineFigures; rules: SendingRules },
  now: Temporal.Instant,
): Shown {
  const number = governedNumberOf(row);
  const { provider, state, phone, profileName, connectedAt, disconnectedAt, pausedAt } = row;
  return {
    ...environments,
    provider,
    state,
    exists: state !== 'disconnected' || connectedAt !== null,
    phone,
    profileName,
    ...codeOf(row, now),
    connectedAt,
    disconnectedAt,
    loss: lossOf(row, now),
    reconnecting: isReconnecting(row),
    pausedAt,
    pausedByItself: pausedAt !== null && row.pausedBy === null,
    health: healthOf({ ...number, ...figures }, rules, now),
    sentToday: figures.sentToday,
    ...countsOf(row, rules, now),
  };
}

/** A code that is over is not shown to anybody. */
function codeOf({ qrCode, pairingCode, codeUntil }: ConnectionRow, now: Temporal.Instant) {
  const left = codeUntil ? Math.floor(now.until(codeUntil).total('seconds')) : 0;
  if (left <= 0) return { qrCode: null, pairingCode: null, codeSecondsLeft: 0 };
  return { qrCode, pairingCode, codeSecondsLeft: left };
}

function countsOf(row: ConnectionRow, { hourlyLimit, zone }: SendingRules, now: Temporal.Instant) {
  const { hour, day } = governedNumberOf(row);
  const today = todayIn(zone, now);
  const age = row.connectedAt ? daysConnected(row.connectedAt, zone, now) : 0;
  return {
    hourlyLimit,
    leftThisHour: Math.max(0, hourlyLimit - hourAt(hour, now).sent),
    newPeopleToday: dayAt(day, today).newPeople,
    newPeopleLimit: newPeopleADay(age),
  };
}
