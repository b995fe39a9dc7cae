import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownPort } from './ports.ts';
import { endProgram, type Programs, startProgram, untilListening } from './programs.ts';

type Middleman = { port: number; stop(): Promise<void> };
export type Pooler = Middleman & {
  /** From now on connections go to this server. */
  leadTo(port: number): void;
};

type Login = { name: string; password: string; database: string };

/** PgBouncer, by the transaction, as the guide on more machines has it. */
export async function startPooler(
  programs: Programs,
  folder: string,
  { login, to }: { login: Login; to: number },
): Promise<Pooler> {
  const port = await ownPort();
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${login.name}" "${login.password}"\n`, { mode: 0o644 });
  const say = (server: number) =>
    writeFileSync(file, poolerSettings({ login, users, port, server }));
  say(to);
  const child = startProgram({
    command: programs.pgbouncer,
    args: [file],
    user: programs.user,
    log: join(folder, 'pgbouncer.log'),
  });
  await untilListening(port, child);
  return {
    port,
    leadTo(server) {
      say(server);
      child.kill('SIGHUP');
    },
    stop: () => endProgram(child, 'SIGINT'),
  };
}

type PoolerSettings = { login: Login; users: string; port: number; server: number };

/** A server that is lost is tried again after a second, not after fifteen. */
function poolerSettings({ login, users, port, server }: PoolerSettings): string {
  return `[databases]
${login.database} = host=127.0.0.1 port=${server}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 30
max_client_conn = 200
server_login_retry = 1
server_connect_timeout = 2
`;
}

/**
 * HAProxy in front of the servers. Who is not ready gets no visitors; when nobody is, one of them says
 * so itself, in a sentence.
 */
export async function startBalancer(
  programs: Programs,
  folder: string,
  servers: readonly number[],
): Promise<Middleman> {
  const port = await ownPort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, balancerSettings(port, servers));
  const child = startProgram({
    command: programs.haproxy,
    args: ['-db', '-f', file],
    user: programs.user,
    log: join(folder, 'haproxy.log'),
  });
  await untilListening(port, child);
  return { port, stop: () => endProgram(child, 'SIGTERM') };
}

function balancerSettings(port: number, servers: readonly number[]): string {
  const lines = servers.flatMap((server, place) => [
    `  server s${place} 127.0.0.1:${server} check inter 500ms fall 2 rise 1`,
    `  server s${place}-anyway 127.0.0.1:${server} backup`,
  ]);
  return `global
  maxconn 2000
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  option forwardfor
  option redispatch
  retries 3
  retry-on conn-failure
frontend visitors
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /api/ready
  http-check expect status 200
  option allbackups
${lines.join('\n')}
`;
}
