import type { OperatorScope, Scopes } from '../../foundation/database/scopes.ts';
import { MailDeliveryError } from '../../foundation/mail/mail-delivery-error.ts';
import { readMailDesk } from '../../foundation/mail/mail-desk.ts';
import { mailOf } from '../../foundation/mail/mail-layout.ts';
import { signedBy } from '../../foundation/mail/mail-message.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';
import { askEvolution } from '../../foundation/whatsapp/evolution-health.ts';
import type { Whatsapp } from '../../foundation/whatsapp/whatsapp.ts';
import {
  evolutionSilentText,
  evolutionUntriedText,
  evolutionWorksText,
  mailTakenText,
  TEST_MAIL,
  TEST_SENTENCES,
} from './settings.labels.ts';

type Tested = { works: boolean; sentence: string };
type MailParts = { scopes: Scopes; mailer: Mailer };

/** Speaks to the mail server at once, outside of any transaction, and says what it answered. */
export async function sendTestMail(
  { scopes, mailer }: MailParts,
  actor: { userId: string; requestId: string },
  to: string,
): Promise<Tested> {
  const { transport, desk } = await scopes.asOperator(actor, async (scope: OperatorScope) => ({
    transport: await mailer.transportNow(scope),
    desk: await readMailDesk(scope),
  }));
  if (!transport) return { works: false, sentence: TEST_SENTENCES.noMailServer };
  try {
    const answer = await transport.send(signedBy(desk.productName, mailOf({ to, ...TEST_MAIL })));
    return { works: true, sentence: mailTakenText(answer) };
  } catch (error) {
    if (!(error instanceof MailDeliveryError)) throw error;
    return { works: false, sentence: error.message };
  }
}

export async function testEvolution(whatsapp: Whatsapp): Promise<Tested> {
  const environment = await whatsapp.environmentOf('evolution');
  if (environment === 'sim') return { works: false, sentence: TEST_SENTENCES.simulated };
  const health = await askEvolution(whatsapp);
  if (!health) return { works: false, sentence: TEST_SENTENCES.noEvolution };
  if (health.outcome === 'well') {
    return { works: true, sentence: evolutionWorksText(health.version) };
  }
  if (health.outcome === 'untried') {
    return { works: false, sentence: evolutionUntriedText(health.version) };
  }
  return {
    works: false,
    sentence: TROUBLES.get(health.reason) ?? evolutionSilentText(health.reason),
  };
}

const TROUBLES = new Map<string, string>([
  ['unauthorized', TEST_SENTENCES.unauthorized],
  ['licence-required', TEST_SENTENCES.licence],
  ['not-a-gateway', TEST_SENTENCES.notAGateway],
]);
