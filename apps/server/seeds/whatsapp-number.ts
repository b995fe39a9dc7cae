import { todayIn } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { readCompany } from '../src/modules/company/company.queries.ts';
import { saveAutomations } from '../src/modules/messaging/automations.commands.ts';
import { checkNumber } from '../src/modules/messaging/connection/checks.commands.ts';
import { type LineParts, within } from '../src/modules/messaging/connection/line-parts.rules.ts';
import { lineNameOf } from '../src/modules/messaging/connection/lines.rules.ts';
import { connectNumber } from '../src/modules/messaging/connection/pairing.commands.ts';
import { whatsappConnections } from '../src/modules/messaging/connection/whatsapp-connections.table.ts';
import type { System } from '../src/system.ts';

type Phone = { number: string; profileName: string };

const ON = { enabled: true, templateId: null };
const AUTOMATIONS_ON = {
  appointment_created: ON,
  appointment_reminder_24h: ON,
  appointment_cancelled: ON,
  birthday_message: ON,
};
const SINCE = { hours: 24 * 365 };

/**
 * Connects a number of the demonstration the way people do: it shows a code, and the simulator's phone
 * scans it. Then it writes by itself. Where messages go to real phones, nobody connects one for a
 * demonstration, and nothing is switched on.
 */
export async function connectPhone(system: System, companyId: string, phone: Phone): Promise<void> {
  if ((await system.whatsapp.environmentOf('evolution')) !== 'sim') return;
  const parts: LineParts = { ...system, companyId, userId: null, requestId: 'scenario' };
  const connected = await connectNumber(parts);
  if (!connected.accepted) throw new Error(`No line for a number: ${connected.reason}`);
  await system.whatsappSimulator.evolution.pair(lineNameOf(companyId, 1), phone);
  // News find no server while it still starts, and would come late and out of order: it asks instead.
  await checkNumber(parts);
  system.whatsappSimulator.loseNews();
  const now = system.clock();
  await within(parts, async (scope) => {
    await rememberYear(scope, now);
    const saved = await saveAutomations(scope, AUTOMATIONS_ON, now);
    if (!saved.accepted) throw new Error(`Nothing is switched on: ${saved.reason}`);
  });
}

/** It has been sending for a year, today too. */
async function rememberYear(scope: CompanyScope, now: Temporal.Instant): Promise<void> {
  const { timezone } = await readCompany(scope);
  const today = todayIn(timezone, now);
  await scope.update(whatsappConnections).set({
    connectedAt: now.subtract(SINCE),
    heardAt: now,
    countedDay: today,
  });
}
