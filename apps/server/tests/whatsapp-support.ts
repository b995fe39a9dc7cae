import { whatsappConnections } from '../src/modules/messaging/connection/whatsapp-connections.table.ts';
import { noon, type TestWorld } from './support.ts';

export type PairedLine = { name: string; companyId: string };

/** A phone is connected in one company at a time. */
let phones = 0;

/** A line of the simulator that is paired, and the company's number that sends through it. */
export async function pairLine(
  { system, inCompany }: TestWorld,
  companyId: string,
): Promise<PairedLine> {
  const name = `empresa_${companyId}`;
  phones += 1;
  const phone = `55119${12_345_678 + phones}`;
  const gateway = await system.whatsapp.open({ provider: 'evolution', name });
  const created = await gateway?.create({ url: 'http://localhost/nobody', secret: 's' });
  if (created?.outcome === 'code') {
    await system.whatsappSimulator.evolution.pair(name, { number: phone, profileName: 'Salão' });
  }
  const number = {
    provider: 'evolution',
    lineName: name,
    secretHash: companyId,
    state: 'connected',
    phone,
    connectedAt: noon.subtract({ hours: 24 * 60 }),
  } as const;
  await inCompany(companyId, (scope) =>
    scope
      .insert(whatsappConnections)
      .values(number)
      .onConflictDoUpdate({ target: whatsappConnections.companyId, set: { ...number, ...FRESH } }),
  );
  return { name, companyId };
}

const FRESH = {
  disconnectedAt: null,
  bannedAt: null,
  pausedAt: null,
  askedAt: null,
  leaseUntil: null,
  nextSendAt: null,
  hourFrom: null,
  hourSent: 0,
  countedDay: null,
  dayNewPeople: 0,
  refusedInARow: 0,
  strangersStoppedAt: null,
};
