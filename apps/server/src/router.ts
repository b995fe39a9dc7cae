import { sessionHandlers } from './foundation/http/session.handlers.ts';
import { liveHandlers } from './foundation/live/live.handlers.ts';
import { servicesHandlers } from './modules/catalog/services.handlers.ts';
import { mailboxHandlers } from './modules/platform/mailbox.handlers.ts';
import { signUpHandlers } from './modules/team/sign-up.handlers.ts';

/** One line per area. The contract says what each of them promises. */
export const router = {
  identity: { session: sessionHandlers, signUp: signUpHandlers },
  catalog: { services: servicesHandlers },
  platform: { mailbox: mailboxHandlers },
  live: liveHandlers,
};
