import type { Cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { lockClient } from '../clients/clients.queries.ts';
import { returnEntries, takeFromAccount } from './accounts/accounts.commands.ts';
import {
  type GiftCardRefusal,
  noteCards,
  returnCards,
  type TakenCard,
  takeFromCards,
  type WantedCard,
} from './gift-cards/gift-cards.commands.ts';
import {
  noteSessions,
  returnSessions,
  type SessionRefusal,
  type TakenSession,
  takeSessions,
  type WantedSession,
} from './packages/sessions.commands.ts';
import { takeBackPackages } from './packages/sold-packages.commands.ts';

/** What is paid in advance, or later: sessions of a package, gift cards, the client's account. */
export type WantedPrepaid = {
  sessions: readonly WantedSession[];
  giftCards: readonly WantedCard[];
  account: Cents;
};
export type TakenPrepaid = {
  sessions: TakenSession[];
  giftCards: TakenCard[];
  account: Cents;
};
export type PrepaidRefusal =
  | SessionRefusal
  | GiftCardRefusal
  | 'client-unknown'
  | 'client-anonymized'
  | 'account-limit';
type Payer = { clientId: string | null; today: Temporal.PlainDate };
type Doing = { userId: string; now: Temporal.Instant; today: Temporal.PlainDate };

/**
 * Takes sessions and what is spent of gift cards; what is left on the account follows when the payment
 * is stored. Her row is locked first, as by whoever uses her rewards or merges her with somebody.
 * Whoever refuses gives up the transaction.
 */
export async function takePrepaid(
  scope: CompanyScope,
  { sessions, giftCards, account }: WantedPrepaid,
  { clientId, today }: Payer,
): Promise<Result<TakenPrepaid, PrepaidRefusal>> {
  const isHers = sessions.length > 0 || account > 0;
  const client = isHers && clientId !== null ? await lockClient(scope, clientId) : null;
  if (isHers && !client) return refuse('client-unknown');
  if (client?.anonymizedAt) return refuse('client-anonymized');
  const taken = await takeSessions(scope, sessions, { clientId: client?.id ?? '', today });
  if (!taken.accepted) return taken;
  const spent = await takeFromCards(scope, giftCards, today);
  if (!spent.accepted) return spent;
  return accept({ sessions: taken.value, giftCards: spent.value, account });
}

export type PaidPrepaid = Omit<TakenPrepaid, 'sessions'> & {
  /** With what each spares the client at the counter. */
  sessions: readonly (TakenSession & { covered: Cents })[];
};

/** Writes down what was taken, once the payment is stored. */
export async function notePrepaid(
  scope: CompanyScope,
  { sessions, giftCards, account }: PaidPrepaid,
  doing: Doing & { settlementId: string; clientId: string | null },
): Promise<Result<null, 'client-unknown' | 'account-limit'>> {
  await noteSessions(scope, sessions, doing);
  const used = giftCards.map((card) => ({ ...card, kind: 'used' as const }));
  await noteCards(scope, used, doing);
  if (account === 0) return accept(null);
  const { clientId } = doing;
  if (clientId === null) return refuse('client-unknown');
  return takeFromAccount(scope, account, { ...doing, clientId });
}

export type PrepaidReturnRefusal = 'package-used' | 'gift-card-used' | 'account-spent';
type Returned = {
  settlementId: string;
  clientId: string | null;
  soldPackageIds: readonly string[];
};

/** A payment is given back: so is what it used, and nobody keeps what it sold. */
export async function returnPrepaid(
  scope: CompanyScope,
  { settlementId, clientId, soldPackageIds }: Returned,
  doing: Doing,
): Promise<Result<null, PrepaidReturnRefusal>> {
  if (clientId !== null) await lockClient(scope, clientId);
  const packages = await takeBackPackages(scope, soldPackageIds, doing.now);
  if (!packages.accepted) return packages;
  await returnSessions(scope, settlementId, doing);
  const cards = await returnCards(scope, settlementId, doing);
  if (!cards.accepted) return cards;
  return returnEntries(scope, settlementId, doing);
}
