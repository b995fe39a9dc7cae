import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: Buffer) => void;
type Price = { fullPrice: boolean; paidFor: typeof crypto.scrypt };

// The files of a worker share one process, and the price is lowered once in it.
const shared = globalThis as { priceOfPasswords?: Price };
const price = shared.priceOfPasswords ?? lowered();
shared.priceOfPasswords = price;

/** What is kept in there is hashed as for a real account. */
export async function atFullPrice<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  price.fullPrice = true;
  try {
    return await work();
  } finally {
    price.fullPrice = false;
  }
}

/** A password takes a tenth of a second on purpose, and tests ask for thousands of them. */
function lowered(): Price {
  const own: Price = { fullPrice: false, paidFor: crypto.scrypt };
  function scrypt(
    password: crypto.BinaryLike,
    salt: crypto.BinaryLike,
    length: number,
    options: crypto.ScryptOptions,
    done: Done,
  ): void {
    own.paidFor(password, salt, length, own.fullPrice ? options : { ...options, N: 2 }, done);
  }
  Object.assign(crypto, { scrypt });
  syncBuiltinESMExports();
  return own;
}
