import { afterNews } from '@app/domain/messaging/connection';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { unlessTaken } from '../../../foundation/database/refused-write.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { StateAnswer } from '../../../foundation/whatsapp/gateway.ts';
import { type ConnectionRow, findConnection, lockConnection } from './connections.queries.ts';
import { type LineParts, type LineTrouble, troubleOf, within } from './line-parts.rules.ts';
import { gatewayOf, lineNameOf, lineSecretOf, secretHashOf } from './lines.rules.ts';
import { writeNumber } from './numbers.commands.ts';
import {
  CONNECTED_PHONE_KEY,
  OFFICIAL_NUMBER_KEY,
  whatsappConnections,
} from './whatsapp-connections.table.ts';

export type OfficialNumber = { phoneNumberId: string; businessId: string; accessToken: string };
type Refusal = LineTrouble | 'official-refused';

/** Connects a number of WhatsApp's own API. It is asked before anything is kept. */
export async function connectOfficialNumber(
  parts: LineParts,
  number: OfficialNumber,
): Promise<Result<null, Refusal>> {
  const gateway = await parts.whatsapp.open({ provider: 'meta', ...number });
  if (!gateway) return refuse('not-configured');
  const known = await gateway.state();
  if (known.outcome === 'refused') return refuse(officialTrouble(troubleOf(known)));
  const answer = await gateway.create({ url: '', secret: '' });
  if (answer.outcome === 'refused') return refuse(officialTrouble(troubleOf(answer)));
  const old = await within(parts, findConnection);
  const keep = (): Promise<Result<null, Refusal>> =>
    within(parts, async (scope) => {
      await keepOfficial(scope, { number, known }, parts);
      return accept(null);
    });
  const kept = await unlessTaken(OFFICIAL_NUMBER_KEY, () => unlessTaken(CONNECTED_PHONE_KEY, keep));
  // Only now: a number that is refused leaves the company with the phone it has.
  if (kept.accepted) await leaveOldLine(parts, old);
  return kept;
}

function officialTrouble(trouble: LineTrouble): Refusal {
  return trouble === 'gateway-silent' ? trouble : 'official-refused';
}

/** One number for each company: the phone that was paired before is let go. */
async function leaveOldLine(parts: LineParts, old: ConnectionRow | null): Promise<void> {
  if (old?.provider !== 'evolution') return;
  const gateway = await gatewayOf(parts, old);
  await gateway?.remove();
}

type Known = Exclude<StateAnswer, { outcome: 'refused' }>;

async function keepOfficial(
  scope: CompanyScope,
  { number, known }: { number: OfficialNumber; known: Known },
  { sealer, markOf, clock }: LineParts,
): Promise<void> {
  const now = clock();
  const { accessToken, ...ids } = number;
  const { companyId } = scope;
  const secretHash = secretHashOf(lineSecretOf(markOf, companyId, 1));
  await scope
    .insert(whatsappConnections)
    .values({ provider: 'meta', lineName: lineNameOf(companyId, 1), secretHash })
    .onConflictDoNothing();
  const before = await lockConnection(scope);
  if (!before) return;
  const opened = afterNews(before, { kind: 'connection', ...known, state: 'open' }, now);
  const sealedToken = sealer.seal(accessToken);
  const after = { ...opened, ...ids, provider: 'meta' as const, sealedToken, askedAt: now };
  await writeNumber(scope, { before, after });
}
