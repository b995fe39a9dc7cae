import { createHash } from 'node:crypto';
import type { GovernedNumber } from '@app/domain/messaging/governor';
import type { Marker } from '../../../foundation/secrets/keyed-mark.ts';
import type { Sealer } from '../../../foundation/secrets/sealer.ts';
import type {
  LineWebhook,
  WhatsappGateway,
  WhatsappLine,
} from '../../../foundation/whatsapp/gateway.ts';
import type { Whatsapp } from '../../../foundation/whatsapp/whatsapp.ts';
import type { ConnectionRow } from './connections.queries.ts';

type LineKeys = Pick<
  ConnectionRow,
  'provider' | 'lineName' | 'phoneNumberId' | 'businessId' | 'sealedToken'
>;

/** What speaks for a company's number now; `null` where nothing is configured that could. */
export async function gatewayOf(
  { whatsapp, sealer }: { whatsapp: Whatsapp; sealer: Sealer },
  connection: LineKeys,
): Promise<WhatsappGateway | null> {
  const line = lineOf(sealer, connection);
  return line ? whatsapp.open(line) : null;
}

function lineOf(sealer: Sealer, connection: LineKeys): WhatsappLine | null {
  const { provider, lineName, phoneNumberId, businessId, sealedToken } = connection;
  if (provider === 'evolution') return { provider, name: lineName };
  if (!phoneNumberId || !businessId || !sealedToken) return null;
  return { provider, phoneNumberId, businessId, accessToken: sealer.open(sealedToken) };
}

/** The number as the governor sees it. */
export function governedNumberOf(connection: ConnectionRow): GovernedNumber {
  const { state, connectedAt, bannedAt, pausedAt, nextSendAt, hourFrom, countedDay } = connection;
  return {
    state,
    connectedAt,
    bannedAt,
    pausedAt,
    nextSendAt,
    hour: hourFrom && { from: hourFrom, sent: connection.hourSent },
    day: countedDay && { day: countedDay, newPeople: connection.dayNewPeople },
    circuit: {
      refusedInARow: connection.refusedInARow,
      strangersStoppedAt: connection.strangersStoppedAt,
    },
  };
}

/** Made anew under another name when it cannot be saved: the old name may stay taken for a while. */
export function lineNameOf(companyId: string, number: number): string {
  return number === 1 ? `empresa_${companyId}` : `empresa_${companyId}_${number}`;
}

/**
 * The secret in the address to which news of a line come. It is made from the company and a number, so
 * it need not be kept: the database has its fingerprint alone.
 */
export function lineSecretOf(markOf: Marker, companyId: string, number: number): string {
  return markOf(`whatsapp line ${companyId} ${number}`);
}

/** What every secret of a line looks like; nothing else is worth a question to the database. */
export const LINE_SECRET = /^[\w-]{43}$/;

export function secretHashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function webhookOf(publicUrl: string, secret: string): LineWebhook {
  return { url: `${publicUrl}/api/webhooks/evolution/${secret}`, secret };
}
