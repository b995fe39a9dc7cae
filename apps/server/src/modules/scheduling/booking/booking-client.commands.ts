import { checkClient } from '@app/domain/clients/client';
import type { BookingPolicy } from '@app/domain/company/booking-policy';
import { type BookingRefusal, likeliestClient, mayBookAhead } from '@app/domain/scheduling/booking';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { lockName } from '../../../foundation/database/named-lock.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { ClientOfPhone } from '../../clients/client-phones.queries.ts';
import { insertClients, type NewClient } from '../../clients/clients.commands.ts';
import { lockClient } from '../../clients/clients.queries.ts';
import { countFutureBookings } from './booking-limits.queries.ts';
import { listLikeliestOfPhone } from './phone-clients.queries.ts';

/** The client of a booking: one who is known, or what somebody typed about herself. */
export type BookingClient =
  | { id: string }
  /** Staff may know that somebody with a known phone is another person, or know no phone at all. */
  | { name: string; phone: string | null; email: string; anotherPerson?: boolean };

type Terms = {
  today: Temporal.PlainDate;
  now: Temporal.Instant;
  /** Null for staff, whom it does not bind. */
  policy: Pick<BookingPolicy, 'maxFutureBookings'> | null;
};
type Outcome = Promise<
  Result<
    { id: string },
    Extract<
      BookingRefusal,
      'client-not-found' | 'phone-invalid' | 'client-blocked' | 'too-many-bookings'
    >
  >
>;

/** Whom the appointment is for. What is known about her stays as it is. */
export async function clientOfBooking(
  scope: CompanyScope,
  client: BookingClient,
  terms: Terms,
): Outcome {
  if ('id' in client) return knownClient(scope, client.id);
  const { name, phone, email } = client;
  const details = { ...NOTHING_MORE, name, phone: phone ?? '', email };
  const checked = checkClient(details, terms.today);
  if (!checked.accepted) return refuse('phone-invalid');
  if (checked.value.phoneKey === '' && !isWalkIn(client, terms)) return refuse('phone-invalid');
  if (client.anotherPerson || phone === null) return accept(await newClient(scope, checked.value));
  await lockPhone(scope, checked.value.phoneKey);
  const known = await listLikeliestOfPhone(scope, checked.value.phoneKey);
  const found = likeliestClient(known, client.name);
  // Whoever merged or deleted her meanwhile left another one with this phone, or nobody.
  if (found && !(await lockKnown(scope, found.id))) return clientOfBooking(scope, client, terms);
  if (terms.policy === null) return accept(found ?? (await newClient(scope, checked.value)));

  if (found?.isBlocked) return refuse('client-blocked');
  if (!(await mayHaveMore(scope, known, terms))) return refuse('too-many-bookings');
  return accept(found ?? (await newClient(scope, checked.value)));
}

/** Whoever stands at the counter need not tell a phone; visitors have nothing else to be known by. */
function isWalkIn({ phone }: { phone: string | null }, { policy }: Terms): boolean {
  return phone === null && policy === null;
}

const NOTHING_MORE = { birthDate: null, tags: [], allergies: '', preferences: '' };

async function knownClient(scope: CompanyScope, id: string): Outcome {
  const client = await lockKnown(scope, id);
  return client ? accept(client) : refuse('client-not-found');
}

/** Locks a client: nobody merges, deletes or forgets her until the appointment is hers. */
async function lockKnown(scope: CompanyScope, id: string): Promise<{ id: string } | null> {
  const client = await lockClient(scope, id);
  return client && !client.anonymizedAt ? client : null;
}

/** Locks a phone: two requests with the same new one must not make two clients of it. */
export async function lockPhone(scope: CompanyScope, phoneKey: string): Promise<void> {
  await lockName(scope, `${scope.companyId}:${phoneKey}`);
}

async function mayHaveMore(
  scope: CompanyScope,
  known: readonly ClientOfPhone[],
  { policy, now }: Terms,
): Promise<boolean> {
  const most = policy?.maxFutureBookings ?? 0;
  if (most === 0 || known.length === 0) return true;
  const ids = known.map(({ id }) => id);
  return mayBookAhead(await countFutureBookings(scope, ids, now), most);
}

async function newClient(scope: CompanyScope, client: NewClient): Promise<{ id: string }> {
  const [created] = await insertClients(scope, [client]);
  if (!created) throw new Error('The database stored no client');
  return created;
}
