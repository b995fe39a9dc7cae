import { lossOf } from '@app/domain/messaging/connection';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findConnection } from '../connection/connections.queries.ts';
import { readSendingNumber } from '../connection/sending-number.rules.ts';
import type { CampaignRow } from './campaigns.queries.ts';
import type { ReengagementRow } from './reengagements.queries.ts';

/**
 * Whether news could only go out in words that WhatsApp approved: its own API carries nothing else to
 * whoever has not written for a day. A number that is not connected carries nothing, and another may take
 * its place.
 */
export async function needsApprovedWords(scope: CompanyScope): Promise<boolean> {
  const connection = await findConnection(scope);
  return connection?.provider === 'meta' && connection.state === 'connected';
}

export type Obstacle = 'needs-approval' | 'number-out';

/** Why a campaign could not leave now. A number that somebody paused goes on when she says so. */
export async function obstacleTo(
  scope: CompanyScope,
  { approvedWords }: Pick<CampaignRow, 'approvedWords'>,
): Promise<Obstacle | null> {
  const number = await readSendingNumber(scope);
  if (number !== 'ready' && number !== 'paused') return 'number-out';
  return approvedWords === null && (await needsApprovedWords(scope)) ? 'needs-approval' : null;
}

/** By the official number a reengagement needs approved words, and they may be taken back for a while. */
export async function isKeptFromSending(
  scope: CompanyScope,
  { approvedWords, wordsTakenBackAt }: Pick<ReengagementRow, 'approvedWords' | 'wordsTakenBackAt'>,
): Promise<boolean> {
  const isSayable = approvedWords !== null && wordsTakenBackAt === null;
  return !isSayable && (await needsApprovedWords(scope));
}

/** Before it began WhatsApp took back the words that it goes out in. A phone takes any words. */
export async function hasLostWords(
  scope: CompanyScope,
  { pausedBecause }: Pick<CampaignRow, 'pausedBecause'>,
): Promise<boolean> {
  return pausedBecause === 'words-taken-back' && (await needsApprovedWords(scope));
}

/** No number of the company's is connected, and not only for a moment without its network. */
export async function hasLostNumber(scope: CompanyScope, now: Temporal.Instant): Promise<boolean> {
  const connection = await findConnection(scope);
  if (connection === null || connection.state === 'disconnected') return true;
  return lossOf(connection, now) !== null;
}
