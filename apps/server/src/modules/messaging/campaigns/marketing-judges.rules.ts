import { businessHoursUntil, withWayOut } from '@app/domain/messaging/campaign';
import { sendableNumber } from '@app/domain/messaging/recipient';
import { attemptWith } from '@app/domain/messaging/reengagement';
import type { SkipReason } from '@app/domain/messaging/skip-reason';
import { skip, type Verdict } from '@app/domain/messaging/verdict';
import { todayIn } from '@app/domain/shared/local-time';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { type ClientRow, findClient } from '../../clients/clients.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { readAttendance } from '../../scheduling/visits/attendance.queries.ts';
import { findConnection } from '../connection/connections.queries.ts';
import { filledText, type Known } from '../message-values.rules.ts';
import type { MessageRow } from '../messages.queries.ts';
import type { Judge } from '../sending/judge.rules.ts';
import { isKeptFromSending } from './campaign-obstacles.rules.ts';
import { type CampaignRow, findCampaign } from './campaigns.queries.ts';
import { NEVER } from './marketing-pause.rules.ts';
import { findReengagement } from './reengagements.queries.ts';

/** Whoever said no meanwhile does not hear it, whatever was fixed when the campaign began. */
export const judgeCampaign: Judge = async (scope, message, now) => {
  const campaign = message.campaignId && (await findCampaign(scope, message.campaignId));
  if (!campaign) return skip('no-longer-true');
  if (campaign.stoppedAt) return skip('by-hand');
  if (campaign.pausedAt) return { wait: NEVER };
  const company = await readCompany(scope);
  const opens = campaign.respectBusinessHours && businessHoursUntil(company.timezone, now);
  if (opens) return { wait: opens };
  const willing = await findWilling(scope, message);
  if (!willing.accepted) return skip(willing.reason);
  const text = (await isSaidAsApproved(scope, campaign))
    ? campaign.text
    : withWayOut(campaign.text);
  return say(scope, { ...willing.value, text, company, now });
};

/** What WhatsApp approved is said just so; by a phone it is a text like any other. */
async function isSaidAsApproved(
  scope: CompanyScope,
  { approvedWords }: Pick<CampaignRow, 'approvedWords'>,
): Promise<boolean> {
  return approvedWords !== null && (await findConnection(scope))?.provider === 'meta';
}

/** Who came back, or will, is not asked where she stays. */
export const judgeReengagement: Judge = async (scope, message, now) => {
  const found = message.reengagementId && (await findReengagement(scope, message.reengagementId));
  if (!found) return skip('no-longer-true');
  // What is skipped so is written anew by a later run.
  if (!found.enabled || (await isKeptFromSending(scope, found))) return skip('switched-off');
  const willing = await findWilling(scope, message);
  if (!willing.accepted) return skip(willing.reason);
  const company = await readCompany(scope);
  const zone = company.timezone;
  const { client } = willing.value;
  const seen = await readAttendance(scope, client.id, { zone, now });
  const absence = {
    registeredOn: todayIn(zone, client.createdAt),
    lastAppointmentOn: seen.lastOn,
    hasFutureAppointment: seen.comesAgain,
    // This very message is one that was allowed.
    attempts: 0,
  };
  if (attemptWith(absence, found, todayIn(zone, now)) === null) return skip('no-longer-true');
  const text = (await isSaidAsApproved(scope, found)) ? found.text : withWayOut(found.text);
  return say(scope, { ...willing.value, text, company, now });
};

/** In the words in which she was called, unless she has booked meanwhile or wants no news. */
export const judgeReturn: Judge = async (scope, message, now) => {
  const { text, tooLateAt } = message;
  if (tooLateAt && Temporal.Instant.compare(tooLateAt, now) <= 0) return skip('too-late');
  const willing = await findWilling(scope, message);
  if (!willing.accepted) return skip(willing.reason);
  const { recipient, client } = willing.value;
  const { timezone: zone } = await readCompany(scope);
  const { comesAgain } = await readAttendance(scope, client.id, { zone, now });
  return comesAgain ? skip('no-longer-true') : { say: { recipient, text, tooLateAt } };
};

type Willing = { client: ClientRow; recipient: string };

async function findWilling(
  scope: CompanyScope,
  { clientId }: MessageRow,
): Promise<Result<Willing, SkipReason>> {
  const client = clientId ? await findClient(scope, clientId) : null;
  if (!client || client.anonymizedAt) return refuse('client-gone');
  if (!client.acceptsMarketing) return refuse('stopped');
  if (!client.active || client.blockedAt) return refuse('no-longer-true');
  const recipient = sendableNumber(client.phone);
  return recipient === null ? refuse('no-contact') : accept({ client, recipient });
}

async function say(
  scope: CompanyScope,
  { recipient, text, ...known }: Known & { recipient: string; text: string },
): Promise<Verdict> {
  return {
    say: { recipient, text: await filledText(scope, text, known), tooLateAt: null },
  };
}
