import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type DatabaseWire = {
  /** The database, reached through this wire. */
  url: string;
  /** From now on nobody gets through, and whoever was through is thrown out. */
  tear(): Promise<void>;
  mend(): Promise<void>;
  /** The commit of the next transaction that says this reaches the database, its answer nobody. */
  loseCommitOf(statement: string): void;
  close(): Promise<void>;
};

/** A way to the database that can be torn, and that can lose an answer. */
export async function layDatabaseWire(databaseUrl: string): Promise<DatabaseWire> {
  const database = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let marked: string | null = null;

  function lay(near: Socket): void {
    const far = connect(Number(database.port), database.hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}));
    let isMarked = false;
    let isCommitting = false;
    near.on('data', (data) => {
      const said = data.toString('latin1');
      isCommitting = isMarked && /^Q....commit\0/s.test(said);
      if (marked !== null && said.includes(marked)) {
        isMarked = true;
        marked = null;
      }
      far.write(data);
    });
    far.on('data', (data) => (isCommitting ? near.destroy() : near.write(data)));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }
  const server = createServer(lay).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(database);
  url.host = `127.0.0.1:${port}`;

  async function tear(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  }
  return {
    url: url.href,
    tear,
    async mend() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    loseCommitOf(statement) {
      marked = statement;
    },
    close: () => (server.listening ? tear() : Promise.resolve()),
  };
}
