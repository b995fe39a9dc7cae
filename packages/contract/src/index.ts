import { servicesContract } from './catalog/services.contract.ts';
import { sessionContract } from './identity/session.contract.ts';
import { signUpContract } from './identity/sign-up.contract.ts';
import { mailboxContract } from './platform/mailbox.contract.ts';
import { liveContract } from './shared/live.contract.ts';

export const contract = {
  identity: { session: sessionContract, signUp: signUpContract },
  catalog: { services: servicesContract },
  platform: { mailbox: mailboxContract },
  live: liveContract,
};
