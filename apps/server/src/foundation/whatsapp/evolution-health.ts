import type { GatewayHealth } from './gateway.ts';
import type { Whatsapp } from './whatsapp.ts';

/** Asks the gateway whether it is there, which version it is, and whether the key opens it. */
export async function askEvolution(whatsapp: Whatsapp): Promise<GatewayHealth | null> {
  const gateway = await whatsapp.open({ provider: 'evolution', name: 'teste' });
  return gateway ? gateway.health() : null;
}
