import type { PublicPageFacts } from '@app/contract/platform/public-pages.contract';
import type { Assistant } from '../../foundation/assistant/assistant.ts';
import { answersQuestions } from '../../foundation/assistant/assistant-settings.ts';
import { CACHED_FOR, cacheAnswer } from '../../foundation/cached-answer.ts';
import type { Clock } from '../../foundation/clock.ts';
import type { Scopes } from '../../foundation/database/scopes.ts';
import { accountOf } from '../../foundation/http/procedures.ts';
import type { RequestContext } from '../../foundation/http/request-context.ts';
import type { Logger } from '../../foundation/logger.ts';
import type { SettingsStore } from '../../foundation/settings/settings.ts';
import { withTimeout } from '../../foundation/timeout.ts';
import { type Whatsapp, whatsappWay } from '../../foundation/whatsapp/whatsapp.ts';
import { isFirstAccess } from '../identity/first-access.queries.ts';
import { presentOffer } from './landing.presenter.ts';
import { currentOffer, type Offer } from './landing.queries.ts';

const TIMEOUT_MS = 2000;

type Parts = {
  scopes: Scopes;
  settings: SettingsStore;
  assistant: Assistant;
  whatsapp: Whatsapp;
  clock: Clock;
  logger: Logger;
  publicUrl: string;
  isBackedUp: boolean;
};

type Landing = {
  choosePage(context: RequestContext): Promise<'app' | 'landing'>;
  readFacts(): Promise<PublicPageFacts>;
};

/** What visitors get. A database that fails or dawdles costs them the news, never the page. */
export function createLanding({
  scopes,
  settings,
  assistant,
  whatsapp,
  clock,
  logger,
  publicUrl,
  isBackedUp,
}: Parts): Landing {
  const actor = { userId: null, requestId: 'landing' };
  async function askOffer(): Promise<Offer> {
    const offer = await scopes.asOperator(actor, (scope) => currentOffer(scope, settings));
    const hasAssistant = answersQuestions(await assistant.provider());
    return { ...offer, hasAssistant, whatsapp: await whatsappWay(whatsapp) };
  }
  const latestOffer = cacheAnswer<Offer | null>({
    clock,
    otherwise: null,
    ask: () => withTimeout(TIMEOUT_MS, askOffer()),
    complain: (error) => logger.warn({ err: error }, 'public pages show what was known before'),
  });
  let claimedUntil = Temporal.Instant.fromEpochMilliseconds(0);

  /** Only the "no" is kept: with an old "yes" a visitor would be sent around in circles. */
  async function isUnclaimed(): Promise<boolean> {
    if (Temporal.Instant.compare(clock(), claimedUntil) < 0) return false;
    const unclaimed = await scopes.asOperator(actor, isFirstAccess);
    if (!unclaimed) claimedUntil = clock().add(CACHED_FOR);
    return unclaimed;
  }

  async function isForApp(context: RequestContext): Promise<boolean> {
    return (await accountOf(context)) !== null || isUnclaimed();
  }

  return {
    async choosePage(context) {
      try {
        return (await withTimeout(TIMEOUT_MS, isForApp(context))) ? 'app' : 'landing';
      } catch (error) {
        logger.warn({ err: error }, 'landing page shown without knowing who asks');
        return 'landing';
      }
    },
    async readFacts() {
      return presentOffer(await latestOffer(), { publicUrl, isBackedUp, now: clock() });
    },
  };
}
