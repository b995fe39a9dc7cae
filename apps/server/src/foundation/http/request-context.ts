import type { affectedAppointments } from '@app/contract/shared/affected-appointments';
import type { Answer } from '@app/contract/shared/schemas';
import type { Subscription } from '@app/domain/billing/access';
import type { PublicRating } from '@app/domain/reviews/review';
import type { AlertType } from '@app/domain/shared/alert-type';
import { todayIn } from '@app/domain/shared/local-time';
import type { Role } from '@app/domain/team/permissions';
import type { Assistant } from '../assistant/assistant.ts';
import type { Clock } from '../clock.ts';
import type { CompanyScope, OperatorScope, Scopes, SessionAccount } from '../database/scopes.ts';
import type { Environment } from '../environment.ts';
import type { FailingJobs } from '../jobs/failing-jobs.ts';
import type { ChangeFeed } from '../live/change-feed.ts';
import type { Logger } from '../logger.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Payments } from '../payments/payments.ts';
import type { Push } from '../push/push.ts';
import type { Marker } from '../secrets/keyed-mark.ts';
import type { Sealer } from '../secrets/sealer.ts';
import type { SettingsStore } from '../settings/settings.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { Whatsapp } from '../whatsapp/whatsapp.ts';
import type { RateLimiter } from './rate-limit.ts';
import { supportOf } from './session-account.ts';

export type Whose = 'everybody' | { professionalId: string };

/** What whoever saves has seen of the appointments in the way, and what is to become of them. */
export type SaidOfAppointments = {
  seenAppointments: string;
  appointmentDecisions: readonly { id: string; professionalId: string | null }[];
};

/**
 * Reads appointments before hours change. What it answers reads them after, in one transaction, and does
 * what was decided: null, or what somebody has yet to see.
 */
export type AppointmentWatch = (
  context: CompanyContext,
  whose: Whose,
  said: SaidOfAppointments,
) => Promise<() => Promise<Answer<typeof affectedAppointments> | null>>;

/** What every procedure starts with. Built once per request; one request, one `now`. */
export type ShownAlert = { id: string; type: AlertType; title: string; message: string };
/** Whoever looks at the screens of a company, on a day of that company. */
export type AlertReader = { userId: string; companyId: string; today: Temporal.PlainDate };

export type ShownAlerts = {
  shownTo(reader: AlertReader): Promise<ShownAlert[]>;
  /** After a change: what this process remembers is not so any more. */
  forget(): void;
};

export type OpenVisit = {
  id: string;
  userName: string;
  reason: string;
  endsAt: Temporal.Instant;
  mayWrite: boolean;
};

export type RequestContext = {
  clock: Clock;
  requestId: string;
  /** Where the call comes from, as the network says and nobody can make up. */
  address: string;
  /** Asked by somebody at this machine, whom no proxy passed on. */
  fromThisMachine: boolean;
  now: Temporal.Instant;
  sessionToken: string | null;
  /** The company on the screen of whoever asks, where a screen asks. */
  shownCompanyId: string | null;
  /** The idempotency key, by which a request that is sent again is recognised; null without one. */
  idempotencyKey: string | null;
  scopes: Scopes;
  feed: ChangeFeed;
  mailer: Mailer;
  files: FileStore;
  settings: SettingsStore;
  /** The keyed hash of a text: recognises it again without keeping it. */
  markOf: Marker;
  /** Closes what a company entrusts to us, such as the key of its number, and opens it again. */
  sealer: Sealer;
  payments: Payments;
  push: Push;
  whatsapp: Whatsapp;
  /** Answers questions about the company's figures. */
  assistant: Assistant;
  environment: Environment;
  attempts: RateLimiter;
  logger: Logger;
  /** Which appointments a change of hours touches: asked of the agenda, which stands behind. */
  watchAppointments: AppointmentWatch;
  /** How clients rate a company, for whoever looks at its booking page: asked of the reviews, which stand behind. */
  readPublicRating: (
    scope: CompanyScope,
    company: { showReviews: boolean },
    now: Temporal.Instant,
  ) => Promise<PublicRating | null>;
  /** Visits for support that are open in a company: asked of the team, which stands behind. */
  listOpenVisits: (scope: CompanyScope, now: Temporal.Instant) => Promise<OpenVisit[]>;
  /** What whoever runs the platform tells companies: asked of the platform, which stands behind. */
  alerts: ShownAlerts;
  /** Work that fails, for whoever runs the platform. */
  failingJobs: {
    list(since: Temporal.Instant): Promise<FailingJobs[]>;
    retry(name: string, since: Temporal.Instant): Promise<number>;
  };
  /** The address that confirms an e-mail when somebody opens it. */
  confirmationLinkOf: (email: string) => Promise<string>;
  /** The setup token that the first administrator has to know, where she is asked. */
  setupTokenFor: (environment: Environment) => string;
  /** Fills the system with the demonstration; missing where there is none to tell. */
  loadDemo: (() => Promise<void>) | null;
  /** Sent along with the answer; missing where nobody speaks HTTP. */
  resHeaders?: Headers;
};

/** What a handler of an account knows: somebody is signed in, with or without a company. */
export type AccountContext = RequestContext & { account: SessionAccount };

/** What a handler of an operator knows that opens its transactions itself. */
export type WaitingOperatorContext = AccountContext & {
  /**
   * The one transaction in which it acts, and what it answers. Sent again under its key, it is answered as
   * the first was; so what is refused has to be thrown in it, and stays undone.
   */
  actOnce<Answer>(act: (scope: OperatorScope) => Promise<Answer>): Promise<Answer>;
};

/** What a handler of a member knows, who opens transactions of her own. */
export type MemberContext = AccountContext & { companyId: string };

/** What a handler of a company knows about its request: one transaction, one company, one role. */
export type CompanyContext = AccountContext & {
  scope: CompanyScope;
  role: Role;
  subscription: Subscription;
};

/** A transaction of the member's company, for handlers that wait for something outside in between. */
export function inCompany<Answer>(
  { companyId, account, requestId, scopes }: MemberContext,
  work: (scope: CompanyScope) => Promise<Answer>,
): Promise<Answer> {
  // Where a visit for support may only look, the database lets it do no more.
  const purpose = supportOf(account)?.mayWrite === false ? 'read' : 'write';
  return scopes.withCompany({ companyId, userId: account.userId, requestId, purpose }, work);
}

/** Today where the company is. */
export function todayOf({ account, now }: AccountContext): Temporal.PlainDate {
  return todayIn(account.companyTimezone, now);
}
