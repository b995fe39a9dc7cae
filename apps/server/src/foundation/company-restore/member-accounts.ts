import type pg from 'pg';
import { type Account, type Swap, swapped } from './company-source.ts';
import { KNOWN } from './known-tables.ts';

/** What became of the accounts behind the members. */
export type JoinedAccounts = {
  /** Who has another account by now, under the same e-mail. */
  swaps: Swap[];
  /** Who had none any more: made anew, without a password. */
  made: Account[];
  /** Whose e-mail belongs by now to an account that never confirmed it: it may be anybody's. */
  unproven: Account[];
  /** Ids of those whom account and e-mail name together. */
  named: string[];
};

type Known = { id: string; email: string; isConfirmed: boolean };

/**
 * A person is known by her account, or by her e-mail if that account is gone and another one confirmed it.
 * Whoever has neither gets an account without a password, which opens to whoever reads that mailbox.
 */
export async function joinAccounts(
  client: pg.Client,
  accounts: readonly Account[],
  companyId: string,
): Promise<JoinedAccounts> {
  const { rows: known } = await client.query<Known>(
    `select id, lower(email) as email, email_verified as "isConfirmed" from ${KNOWN.accounts}
     where id = any ($1) or lower(email) = any ($2)`,
    [accounts.map(({ id }) => id), accounts.map(({ email }) => email.toLowerCase())],
  );
  const joined: JoinedAccounts = { swaps: [], made: [], unproven: [], named: [] };
  for (const account of accounts) sortIn(joined, account, known);
  for (const { id, name, email } of joined.made) {
    await client.query(
      `insert into ${KNOWN.accounts} (id, name, email, company_id) values ($1, $2, $3, $4)`,
      [id, name, email, companyId],
    );
  }
  return joined;
}

function sortIn(joined: JoinedAccounts, account: Account, known: readonly Known[]): void {
  const address = account.email.toLowerCase();
  const own = known.find(({ id }) => id === account.id);
  if (own) {
    if (own.email === address) joined.named.push(own.id);
    return;
  }
  const same = known.find(({ email }) => email === address);
  if (same) joined.swaps.push({ from: account.id, to: same.id });
  else joined.made.push(account);
  joined.named.push(same?.id ?? account.id);
  if (same && !same.isConfirmed) joined.unproven.push(account);
}

/** They stay in the team by name, and nothing opens: the invitation of a mailbox proves whose it is. */
export async function shutOut(
  client: pg.Client,
  companyId: string,
  { swaps, unproven }: JoinedAccounts,
): Promise<void> {
  const accounts = unproven.map(({ id }) => swapped(id, swaps));
  await client.query(
    `update ${KNOWN.members} set active = false where company_id = $1 and user_id = any ($2)`,
    [companyId, accounts],
  );
}

/**
 * Whoever took a company away may have made anybody its member: those whom it does not name by account and
 * e-mail stay outside, also who changed her e-mail since. Answers how many they are.
 */
export async function shutOutUnnamed(
  client: pg.Client,
  companyId: string,
  { named }: JoinedAccounts,
): Promise<number> {
  const { rowCount } = await client.query(
    `update ${KNOWN.members} set active = false
     where company_id = $1 and active and user_id <> all ($2)`,
    [companyId, named],
  );
  return rowCount ?? 0;
}

/** Whoever belongs to no company finds this one when she signs in; an operator goes on to run the platform. */
export async function leadHome(client: pg.Client, companyId: string): Promise<void> {
  await client.query(
    `update ${KNOWN.accounts} set company_id = $1 where company_id is null and role <> 'admin'
       and id in (select user_id from ${KNOWN.members} where company_id = $1 and active)`,
    [companyId],
  );
}
