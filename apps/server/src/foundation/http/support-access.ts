import type { SENTENCES } from '@app/contract/shared/errors';
import type { SessionAccount } from '../database/scopes.ts';
import { SUPPORT_MARK } from '../database/trail.ts';
import { type Support, supportOf } from './session-account.ts';

/** Parts of the contract in which a visit for support changes nothing, whatever the owner allows. */
const CLOSED_PARTS = [
  // Who somebody is, and where she belongs.
  'identity',
  'team.members',
  'team.invitations',
  'team.memberships',
  // What it allows itself.
  'team.supportVisits',
  // What the company pays for, and the number it speaks with.
  'billing',
  'messaging.connection',
  // What is a member's own, and would outlast the visit.
  'messaging.push',
  'messaging.notices',
];

/** Single things that it does not do either: to where money goes, and what nobody can undo. */
const CLOSED = [
  'company.company.changePixKey',
  'clients.record.merge',
  'clients.record.anonymize',
  'catalog.servicesImport.undo',
  'scheduling.agenda.renewFeed',
];

/** What belongs to a member herself, or to the platform's own company: not even looked at. */
const UNSEEN = [
  'scheduling.agenda.listFeeds',
  'messaging.notices.wishes',
  'messaging.administrative.get',
  'messaging.administrative.save',
];

type Asked = { path: readonly string[]; method: string };

/**
 * What a visit for support is refused. What is not named here it may look at, and change once the
 * owner allows it; `requires` refuses besides what no visit has a right to.
 */
export function supportRefusal(
  { mayWrite }: Support,
  { path, method }: Asked,
): keyof typeof SENTENCES | null {
  // What an operator does as such is not done in the company.
  if (path[0] === 'platform') return null;
  if (isNever({ path, method })) return 'SUPPORT_NEVER';
  return method === 'GET' || mayWrite ? null : 'SUPPORT_READ_ONLY';
}

function isNever({ path, method }: Asked): boolean {
  const name = path.join('.');
  // Such as the whole company as a file, which has an address of its own.
  if (name === '' || UNSEEN.includes(name)) return true;
  if (path.at(-1)?.startsWith('export')) return true;
  if (method === 'GET') return false;
  if (method === 'DELETE' || CLOSED.includes(name)) return true;
  return CLOSED_PARTS.some((part) => name.startsWith(`${part}.`));
}

/** What is done on a visit is marked as such in the history, which keeps the request's id. */
export function requestIdOf(account: SessionAccount, { requestId }: { requestId: string }): string {
  const support = supportOf(account);
  return support ? `${requestId}${SUPPORT_MARK}${support.visitId}` : requestId;
}
