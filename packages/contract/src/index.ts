import { servicesContract } from './catalog/services.contract.ts';
import { sessionContract } from './identity/session.contract.ts';
import { mailboxContract } from './platform/mailbox.contract.ts';
import { liveContract } from './shared/live.contract.ts';

export const contract = {
  identity: { session: sessionContract },
  catalog: { services: servicesContract },
  platform: { mailbox: mailboxContract },
  live: liveContract,
};
