import pg from 'pg';

/**
 * One connection apart from the pools. When it breaks while nobody asks it anything, the next
 * question fails; without a listener the break itself would end this process.
 */
export function createConnection(options: pg.ClientConfig): pg.Client {
  return new pg.Client(options).on('error', () => {});
}
