import pg from 'pg';

/** What a server has to be to be chosen among several, in the words of PostgreSQL's own library. */
const WANTED = ['read-write', 'primary', 'read-only', 'standby', 'prefer-standby', 'any'] as const;
type Wanted = (typeof WANTED)[number];

const ATTRIBUTE = 'target_session_attrs';
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]+)(.*)$/;

/** `postgres://login@one:5432,two:5433/name` is one address for each host. */
export function addressesIn(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? [];
  return hosts ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url];
}

export function isDatabaseAddress(url: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(url)) return false;
  return addressesIn(url).every((address) => URL.canParse(address) && wantedIn(address) !== null);
}

function wantedIn(address: string): Wanted | null {
  const said = new URL(address).searchParams.get(ATTRIBUTE) ?? 'read-write';
  return WANTED.find((wanted) => wanted === said) ?? null;
}

type Way = { connectionString: string; Client?: typeof pg.Client };

/**
 * How to connect to an address: for a pool, a queue, or with `openWay` by itself. Of several hosts each
 * new connection goes to the one that is the primary at that moment, unless the address asks for another.
 */
export function wayTo(url: string): Way {
  const addresses = addressesIn(url);
  const [first = url] = addresses;
  if (addresses.length === 1) return { connectionString: url };
  const choice = chooseAmong(addresses, wantedIn(first) ?? 'read-write');
  function Chosen(config: pg.ClientConfig): pg.Client {
    return aim(new pg.Client(config), choice);
  }
  // Whoever opens connections only makes new ones of it, and a function that answers one serves for that.
  return { connectionString: first, Client: Chosen as unknown as typeof pg.Client };
}

export function openWay(url: string, options: pg.ClientConfig): pg.Client {
  const { connectionString, Client = pg.Client } = wayTo(url);
  return new Client({ ...options, connectionString });
}

type Place = { host: string; port: number };
type Choice = { find(): Promise<Place>; forget(): void };

/** Where the connection leads is known only when it is about to be opened. */
function aim(client: pg.Client, choice: Choice): pg.Client {
  const connect: () => Promise<unknown> = client.connect.bind(client);
  async function open(): Promise<unknown> {
    Object.assign(client, await choice.find());
    return connect().catch((error: unknown) => {
      choice.forget();
      throw error;
    });
  }
  // Pools hand over what is to be called, everybody else waits.
  client.connect = ((done?: (error: Error | null) => void) => {
    if (!done) return open();
    open().then(() => done(null), done);
  }) as typeof client.connect;
  return client;
}

const KNOWN_FOR = 1000;

/** Asked once for connections that are opened in the same moment. */
function chooseAmong(addresses: readonly string[], wanted: Wanted): Choice {
  let known: Promise<Place> | null = null;
  let until = 0;
  return {
    find() {
      if (!known || performance.now() > until) {
        until = performance.now() + KNOWN_FOR;
        known = search(addresses, wanted);
        known.catch(() => {
          known = null;
        });
      }
      return known;
    },
    forget() {
      known = null;
    },
  };
}

async function search(addresses: readonly string[], wanted: Wanted): Promise<Place> {
  const choices = choicesOf(wanted);
  const answers = addresses.map(async (address) => ({ address, role: await roleOf(address) }));
  for (const fits of choices) {
    const fitting = answers.map(async (answer) => {
      const { address, role } = await answer;
      if (!fits(role)) throw new Error(`${placeOf(address).host} is a ${role}`);
      return placeOf(address);
    });
    const found = await Promise.any(fitting).catch(() => null);
    if (found) return found;
  }
  throw await reasonOf(answers, wanted);
}

type Role = 'primary' | 'standby';

/** What is taken, and what else when there is none. */
function choicesOf(wanted: Wanted): ((role: Role) => boolean)[] {
  const is = (one: Role) => (role: Role) => role === one;
  if (wanted === 'any') return [() => true];
  if (wanted === 'prefer-standby') return [is('standby'), is('primary')];
  return [is(wanted === 'standby' || wanted === 'read-only' ? 'standby' : 'primary')];
}

const ASKING = { application_name: 'hora-marcada-start', connectionTimeoutMillis: 2000 };

async function roleOf(connectionString: string): Promise<Role> {
  const client = new pg.Client({ connectionString, query_timeout: 2000, ...ASKING });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('select pg_is_in_recovery() as standby');
    return rows[0].standby ? 'standby' : 'primary';
  } finally {
    client.end().catch(() => {});
  }
}

async function reasonOf(answers: Promise<{ role: Role }>[], wanted: Wanted): Promise<Error> {
  const outcomes = await Promise.allSettled(answers);
  const failed = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failed[0] && failed.length === outcomes.length) return failed[0];
  const sought = wanted === 'standby' || wanted === 'read-only' ? 'standby' : 'primary';
  const reason = `none of its ${answers.length} hosts is a ${sought}`;
  // As a server that cannot be connected to now says it, and whoever meets it tries again later.
  return Object.assign(new Error(reason, { cause: failed[0] }), { code: '57P03' });
}

function placeOf(address: string): Place {
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[(.+)\]$/, '$1'), port: Number(port || 5432) };
}
