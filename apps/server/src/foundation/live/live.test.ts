import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { cookieOf } from '../../../tests/http-support.ts';
import { signIn, testWorld } from '../../../tests/support.ts';
import { deactivateAccount } from '../../modules/identity/accounts.commands.ts';
import { sessions } from '../../modules/identity/accounts.table.ts';
import { joinCompany } from '../../modules/team/members.commands.ts';
import type { OperatorScope } from '../database/scopes.ts';

const TIMEOUT_MS = 5000;
const HALF_A_MINUTE = 30_000;
const faces = ['/rpc/live/changes', '/api/v1/live/changes'];

const world = testWorld();
const streams: AbortController[] = [];
let salon: CompanyStory;
let barber: CompanyStory;
let address: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  address = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.abort();
});

type Stream = { status: number; text(): string; ended: Promise<void> };

/** Reads a stream of the server as a browser does, until either side ends it. */
async function open(path: string, cookie: string): Promise<Stream> {
  const hangingUp = new AbortController();
  streams.push(hangingUp);
  const response = await fetch(`${address}${path}`, {
    headers: { cookie },
    signal: hangingUp.signal,
  });
  let text = '';
  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  }
  const ended = read().catch((error) => {
    if (!hangingUp.signal.aborted) throw error;
  });
  return { status: response.status, text: () => text, ended };
}

async function cookieFor(userId: string): Promise<string> {
  return cookieOf(await signIn(world.system, userId));
}

function publish({ companyId }: CompanyStory): void {
  world.system.feed.publish({
    companyId,
    requestId: 'one',
    topics: new Set(['services'] as const),
  });
}

describe.each(faces)('%s', (path) => {
  test('streams the changes of the own company, and of no other', async () => {
    const stream = await open(path, await cookieFor(salon.ownerId));
    const stranger = await open(path, await cookieFor(barber.ownerId));

    await vi.waitFor(() => {
      publish(salon);
      expect(stream.text()).toMatch(/event: message\ndata: .*"topic":"services"/);
    }, TIMEOUT_MS);
    expect(stranger.status).toBe(200);
    expect(stranger.text()).not.toContain('services');
  });

  test('is closed to visitors', async () => {
    const stream = await open(path, '');
    await stream.ended;
    expect(stream.status).toBe(401);
    expect(stream.text()).toContain('User not authenticated');
  });
});

describe('a stream ends within half a minute when its reader', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const toBarber = (userId: string) => ({
    companyId: barber.companyId,
    userId,
    role: 'manager' as const,
  });

  test.each<[string, (scope: OperatorScope, userId: string) => Promise<unknown>]>([
    ['signs out', (scope, userId) => scope.delete(sessions).where(eq(sessions.userId, userId))],
    ['is deactivated', (scope, userId) => deactivateAccount(scope, userId)],
    ['changes to another company', (scope, userId) => joinCompany(scope, toBarber(userId))],
  ])('%s, and not before', async (reason, happens) => {
    const email = `${reason.replaceAll(' ', '-')}@salao.test`;
    const userId = await salon.isJoinedBy({ name: 'Ana', email }, 'professional');
    const stream = await open('/api/v1/live/changes', await cookieFor(userId));
    let ended = false;
    stream.ended.then(() => {
      ended = true;
    });

    vi.advanceTimersByTime(HALF_A_MINUTE);
    await vi.waitFor(() => {
      publish(salon);
      expect(stream.text()).toContain('services');
    }, TIMEOUT_MS);
    expect(ended).toBe(false);

    const actor = { userId: null, requestId: 'test' };
    await world.system.scopes.asOperator(actor, (scope) => happens(scope, userId));
    vi.advanceTimersByTime(HALF_A_MINUTE);
    await stream.ended;
  });
});

describe('a stream ends at once when a colleague', () => {
  test.each<[string, 'changeRole' | 'deactivate']>([
    ['gives its reader another role', 'changeRole'],
    ['takes its reader’s access away', 'deactivate'],
  ])('%s, and not for the others', async (_case, call) => {
    const email = `${call.toLowerCase()}@salao.test`;
    const userId = await salon.isJoinedBy({ name: 'Ana', email }, 'professional');
    const owner = await world.as(salon.ownerId);
    const { id } = (await owner.team.members.list()).find((one) => one.email === email) ?? {};
    const stream = await open('/api/v1/live/changes', await cookieFor(userId));
    const others = await open('/api/v1/live/changes', await cookieFor(salon.ownerId));

    const member = { id: id ?? '' };
    await (call === 'changeRole'
      ? owner.team.members.changeRole({ ...member, role: 'receptionist' })
      : owner.team.members.deactivate(member));
    await stream.ended;
    expect(stream.text()).not.toContain('members');
    await vi.waitFor(() => expect(others.text()).toContain('members'), TIMEOUT_MS);
  });
});

test('open streams do not keep the server from stopping', async () => {
  const stream = await open('/api/v1/live/changes', await cookieFor(salon.ownerId));
  await world.app.close();
  await stream.ended;
});
