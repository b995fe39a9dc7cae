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
  const joined: JoinedAccounts = { swaps: [], made: [], unproven: [] };
  for (const account of accounts) {
    if (known.some(({ id }) => id === account.id)) continue;
    const same = known.find(({ email }) => email === account.email.toLowerCase());
    if (same) joined.swaps.push({ from: account.id, to: same.id });
    else joined.made.push(account);
    if (same && !same.isConfirmed) joined.unproven.push(account);
  }
  for (const { id, name, email } of joined.made) {
    await client.query(
      `insert into ${KNOWN.accounts} (id, name, email, company_id) values ($1, $2, $3, $4)`,
      [id, name, email, companyId],
    );
  }
  return joined;
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

/** Whoever belongs to no company finds this one when she signs in. */
export async function leadHome(client: pg.Client, companyId: string): Promise<void> {
  await client.query(
    `update ${KNOWN.accounts} set company_id = $1 where company_id is null
       and id in (select user_id from ${KNOWN.members} where company_id = $1 and active)`,
    [companyId],
  );
}
