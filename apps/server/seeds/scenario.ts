import { NEW_SERVICE, type NewService } from '@app/domain/catalog/service';
import { DEMO_PASSWORD } from '@app/domain/identity/demo-logins';
import type { PlatformRole } from '@app/domain/identity/platform-role';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { slugOf } from '@app/domain/shared/text';
import type { Role } from '@app/domain/team/permissions';
import { hashPassword } from 'better-auth/crypto';
import type { Actor, Scopes } from '../src/foundation/database/scopes.ts';
import { createService } from '../src/modules/catalog/services.rules.ts';
import { findAddressOwner } from '../src/modules/company/company.queries.ts';
import { findAccountByEmail } from '../src/modules/identity/account-lookup.queries.ts';
import { createAccount } from '../src/modules/identity/accounts.commands.ts';
import { confirmEmail } from '../src/modules/identity/proven-email.commands.ts';
import { foundCompany, joinCompany } from '../src/modules/team/members.commands.ts';
import { type AgendaWords, agendaWords } from './agenda-words.ts';
import { type ClientWords, clientWords } from './client-words.ts';
import { type CompanyWords, companyWords } from './company-words.ts';
import type { Inside } from './inside.ts';
import { type LoyaltyWords, loyaltyWords } from './loyalty-words.ts';
import { type MessageWords, messageWords } from './messages/message-words.ts';
import { type PrepaidWords, prepaidWords } from './prepaid-words.ts';
import { type ReviewWords, reviewWords } from './review-words.ts';
import { type StockWords, stockWords } from './stock-words.ts';
import { type TaskWords, taskWords } from './task-words.ts';
import { type TeamWords, teamWords } from './team-words.ts';

export type Person = {
  name: string;
  email: string;
  password?: string;
  /** Opened the link that confirms the address. Whoever works in a company has, unless it is said. */
  hasConfirmed?: boolean;
};
export type CompanyStory = {
  companyId: string;
  ownerId: string;
  isJoinedBy(person: Person, role: Role): Promise<string>;
  /** Somebody who has an account already; this company opens for her from now on. */
  admits(userId: string, role: Role): Promise<void>;
  /** Answers the service's id. */
  offers(name: string, details?: Partial<NewService>): Promise<string>;
} & CompanyWords &
  TeamWords &
  ClientWords &
  AgendaWords &
  LoyaltyWords &
  StockWords &
  PrepaidWords &
  ReviewWords &
  TaskWords &
  MessageWords;
export type CompanyDetails = { slug?: string; timezone?: string; trialDays?: number };

const ordinaryContact = {
  phone: '+5511987654321',
  documentType: 'cnpj',
  document: '11.222.333/0001-81',
  documentNumber: '11222333000181',
} as const;
const actor: Actor = { userId: null, requestId: 'scenario' };
let ordinaryHash: Promise<string> | undefined;

/** A small language in which sample companies and tests are told. Everything not said is filled in. */
export function scenario({ scopes, now }: { scopes: Scopes; now: Temporal.Instant }) {
  async function person(
    { name, email, password, hasConfirmed }: Person,
    role: PlatformRole = 'client',
  ): Promise<string> {
    const account = { name, email, role, passwordHash: await hashOf(password) };
    const outcome = await scopes.asOperator(actor, (scope) => createAccount(scope, account));
    if (!outcome.accepted) throw new Error(`${email} already has an account`);
    const { userId } = outcome.value;
    if (hasConfirmed) await scopes.asOperator(actor, (scope) => confirmEmail(scope, userId));
    return userId;
  }

  async function company(
    name: string,
    owner: Person,
    { slug = slugOf(name), timezone = DEFAULT_TIMEZONE, trialDays = 7 }: CompanyDetails = {},
  ): Promise<CompanyStory> {
    const ownerId = await person({ hasConfirmed: true, ...owner });
    const trialEndsAt = now.add({ hours: 24 * trialDays });
    const companyId = await scopes.asOperator(actor, (scope) =>
      foundCompany(scope, {
        company: { ...ordinaryContact, name, slug, email: owner.email, timezone, trialEndsAt },
        owner: { userId: ownerId, name: owner.name, email: owner.email },
        now,
      }),
    );
    return story(companyId, ownerId, timezone);
  }

  function story(companyId: string, ownerId: string, timezone: string): CompanyStory {
    const entry = { ...actor, companyId };
    const inside: Inside = { within: (work) => scopes.withCompany(entry, work), now, timezone };
    return {
      ...companyWords(inside),
      ...teamWords(inside),
      ...clientWords(inside),
      ...agendaWords(inside),
      ...loyaltyWords(inside),
      ...stockWords(inside),
      ...prepaidWords(inside),
      ...reviewWords(inside),
      ...taskWords(inside),
      ...messageWords(inside),
      companyId,
      ownerId,
      async isJoinedBy(newcomer, role) {
        const userId = await person({ hasConfirmed: true, ...newcomer });
        await scopes.asOperator(actor, (scope) => joinCompany(scope, { companyId, userId, role }));
        return userId;
      },
      admits: (userId, role) =>
        scopes.asOperator(actor, (scope) => joinCompany(scope, { companyId, userId, role })),
      async offers(name, details = {}) {
        const service = { ...ordinaryService(name), ...details };
        const outcome = await inside.within((scope) => createService(scope, service));
        if (!outcome.accepted) throw new Error(`${name} is offered already`);
        return outcome.value.id;
      },
    };
  }

  function exists(slug: string): Promise<boolean> {
    return scopes.asOperator(
      actor,
      async (scope) => (await findAddressOwner(scope, slug)) !== null,
    );
  }

  function knows(email: string): Promise<boolean> {
    return scopes.asOperator(
      actor,
      async (scope) => (await findAccountByEmail(scope, email)) !== null,
    );
  }

  return { now, person, company, exists, knows };
}

export type Scenario = ReturnType<typeof scenario>;

/** Hashing is slow on purpose: whoever is told without a password shares one hash of the usual one. */
function hashOf(password: string | undefined): Promise<string> {
  if (password !== undefined) return hashPassword(password);
  ordinaryHash ??= hashPassword(DEMO_PASSWORD);
  return ordinaryHash;
}

export function ordinaryService(name: string): NewService {
  return { ...NEW_SERVICE, name };
}
