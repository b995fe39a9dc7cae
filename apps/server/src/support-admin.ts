import type { Administration } from './administration.ts';
import {
  changeSupportContact,
  type SupportChange,
  type SupportRefusal,
} from './modules/platform/support.commands.ts';
import type { Terminal } from './terminal.ts';

const SENTENCES: Record<SupportRefusal, string> = {
  'invalid-whatsapp': '--whatsapp is not a Brazilian phone, such as "(11) 98765-4321".',
  'invalid-email': '--email is not an e-mail address.',
};

export async function configureSupport(
  { scopes, settings, clock }: Administration,
  terminal: Terminal,
  change: SupportChange,
): Promise<number> {
  const changer = { userId: null, terminalUser: terminal.user, now: clock() };
  const actor = { userId: null, requestId: 'admin' };
  const outcome = await scopes.asOperator(actor, (scope) =>
    changeSupportContact(scope, settings, { ...change, ...changer }),
  );
  if (!outcome.accepted) {
    terminal.say(SENTENCES[outcome.reason]);
    return 1;
  }
  terminal.say(`support WhatsApp: ${outcome.value.whatsapp ?? 'not set'}`);
  terminal.say(`support e-mail:   ${outcome.value.email ?? 'not set'}`);
  return 0;
}
