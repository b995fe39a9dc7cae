import { setupTokenIn } from '@app/domain/identity/first-access';
import { createRouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ORIGIN } from '../../../tests/http-support.ts';
import { contextOf, testWorld } from '../../../tests/support.ts';
import type { RequestContext } from '../../foundation/http/request-context.ts';
import { createMailer } from '../../foundation/mail/mailer.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { router } from '../../router.ts';
import { firstSteps } from '../../server.ts';
import { users } from './accounts.table.ts';

const world = testWorld();
const TOKEN = 'codigo-de-instalacao';
let addresses = 0;

afterEach(async () => {
  await world.system.database.pool.query(
    'delete from users; delete from mails; delete from settings; delete from rate_limits',
  );
});

function visitor(change: Partial<RequestContext> = {}) {
  const address = `203.0.113.${++addresses}`;
  const context = { ...contextOf(world.system, null), address, ...change };
  return createRouterClient(router, { context }).identity.entrance;
}

/** The settings of a system, changed for one visitor. */
function environmentOf(
  variables: Partial<RequestContext['environment']>,
): Pick<RequestContext, 'environment'> {
  return { environment: { ...world.system.environment, ...variables } };
}

function someone(name = 'olga') {
  return { name: 'Olga Reis', email: `${name}@hora.test`, password: 'girassol' };
}

async function admins() {
  return world.system.database.owner.select().from(users).where(eq(users.role, 'admin'));
}

describe('the first access', () => {
  test('makes the one administrator, who is asked to confirm the address', async () => {
    expect(await visitor().current()).toMatchObject({ firstAccess: true, asksSetupToken: false });
    const input = { ...someone(), email: ' Olga@Hora.test ' };
    const answer = await visitor().configure(input);

    expect(answer.role).toBe('admin');
    expect(await admins()).toMatchObject([{ id: answer.userId, email: 'olga@hora.test' }]);
    expect(await world.system.database.owner.select().from(mails)).toMatchObject([
      { recipient: 'olga@hora.test', subject: 'Confirme seu e-mail no Hora Marcada' },
    ]);
    const session = await (await world.as(answer.userId)).identity.session.current();
    expect(session).toMatchObject({ platformRole: 'admin', companyState: 'none' });
    expect(await visitor().current()).toMatchObject({ firstAccess: false, offersDemo: false });
  });

  test('is over for good once there is an administrator', async () => {
    await visitor().configure(someone());
    await expect(visitor().configure(someone('eva'))).rejects.toMatchObject({
      code: 'ALREADY_CONFIGURED',
      message: 'O sistema já foi configurado. Faça login.',
    });
    expect(await admins()).toHaveLength(1);
  });

  test('makes one administrator when many come at once, and ordinary accounts of the others', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, person) => visitor().configure(someone(`p${person}`))),
    );

    const made = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value.role] : [],
    );
    expect(made.filter((role) => role === 'admin')).toHaveLength(1);
    expect(made.length).toBeGreaterThan(1);
    expect(await admins()).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('ALREADY_CONFIGURED');
    }
  });

  test('works after an account that is none of an administrator', async () => {
    await world.tell.person({ name: 'Ana', email: 'ana@salao.test' });
    await expect(visitor().configure(someone('x'))).resolves.toMatchObject({ role: 'admin' });
  });

  test('refuses an e-mail that has an account, and stays open', async () => {
    await world.tell.person({ name: 'Ana', email: 'olga@hora.test' });
    await expect(visitor().configure(someone())).rejects.toMatchObject({ code: 'USER_EXISTS' });
    expect(await visitor().current()).toMatchObject({ firstAccess: true });
  });

  test.each([
    ['password', '12345', 'Senha deve ter pelo menos 6 caracteres'],
    ['name', 'O', 'Nome deve ter pelo menos 2 caracteres'],
    ['email', 'olga', 'Email inválido'],
  ])('refuses a wrong %s: %s', async (field, value, message) => {
    const refused = visitor().configure({ ...someone(), [field]: value });
    await expect(refused).rejects.toMatchObject({
      data: { issues: [{ path: [field], message }] },
    });
    expect(await admins()).toEqual([]);
  });

  test('takes only so many attempts from one address', async () => {
    const address = '198.51.100.1';
    const wrong = { ...someone(), setupToken: 'errado' };
    const guarded = { ...environmentOf({ SETUP_TOKEN: TOKEN }), address };
    for (let attempt = 1; attempt <= 10; attempt++) {
      await expect(visitor(guarded).configure(wrong)).rejects.toMatchObject({
        code: 'WRONG_SETUP_TOKEN',
      });
    }
    const eleventh = visitor(guarded).configure({ ...someone(), setupToken: TOKEN });
    await expect(eleventh).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('asks for the installation code where one is set', async () => {
    const guarded = environmentOf({ SETUP_TOKEN: TOKEN });
    expect(await visitor(guarded).current()).toMatchObject({ asksSetupToken: true });
    for (const setupToken of [undefined, '', 'outro', `${TOKEN}x`]) {
      const input = { ...someone(), ...(setupToken !== undefined && { setupToken }) };
      await expect(visitor(guarded).configure(input)).rejects.toMatchObject({
        code: 'WRONG_SETUP_TOKEN',
        message: 'Código de instalação incorreto.',
      });
    }
    const answer = await visitor(guarded).configure({ ...someone(), setupToken: TOKEN });
    expect(answer.role).toBe('admin');
  });

  test('is not offered while nobody can tell whether there is an administrator', async () => {
    const { pool } = world.system.database;
    await pool.query('alter table users rename to gone');
    const seen = await visitor()
      .current()
      .finally(() => pool.query('alter table gone rename to users'));
    expect(seen).toMatchObject({ firstAccess: false, offersDemo: false });
  });
});

describe('where others can reach the empty system', () => {
  const exposed = [
    { PUBLIC_URL: 'https://hora.test' },
    { HOST: '0.0.0.0' },
    { TRUST_PROXY: '127.0.0.1' },
  ];

  test.each(exposed)('with %j nobody sets it up without the code of the start', async (far) => {
    const stranger = visitor(environmentOf(far));
    expect(await stranger.current()).toMatchObject({ firstAccess: true, asksSetupToken: true });
    for (const guess of [{}, { setupToken: 'palpite' }, { setupToken: '' }]) {
      await expect(
        visitor(environmentOf(far)).configure({ ...someone(), ...guess }),
      ).rejects.toMatchObject({ code: 'WRONG_SETUP_TOKEN' });
    }
    expect(await admins()).toEqual([]);
  });

  test.each([
    { 'x-forwarded-for': '198.51.100.7' },
    { forwarded: 'for=198.51.100.7' },
    { via: '1.1 proxy' },
    { host: 'agenda.exemplo.com.br' },
  ])('a proxy of this machine that shows itself by %j brings strangers', async (shown) => {
    const headers = { origin: ORIGIN, ...shown };
    const ask = (address: string, payload: object) =>
      world.app.inject({ method: 'POST', url: `/api/v1/${address}`, headers, payload });

    const entrance = await world.app.inject({ url: '/api/v1/entrance', headers });
    expect(entrance.json()).toMatchObject({ asksSetupToken: true, offersDemo: false });
    const refused = await ask('entrance/first-access', someone());
    expect(refused.json()).toMatchObject({ code: 'WRONG_SETUP_TOKEN' });
    const demo = await ask('entrance/demo', {});
    expect(demo.json()).toMatchObject({ code: 'NO_DEMO' });
    expect(await admins()).toEqual([]);
  });

  test('whoever sits at this machine is not asked', async () => {
    const headers = { origin: ORIGIN };
    const entrance = await world.app.inject({ url: '/api/v1/entrance', headers });
    expect(entrance.json()).toMatchObject({ firstAccess: true, asksSetupToken: false });
  });

  test.each(exposed)('with %j the start prints an address that opens it, once', async (far) => {
    const system = { ...world.system, ...environmentOf(far) };
    const [line = ''] = await firstSteps(system);
    const address = /First access: (\S+)$/.exec(line)?.[1] ?? '';
    expect(address).toContain(`${system.environment.PUBLIC_URL}/#`);
    const setupToken = setupTokenIn(new URL(address).hash);

    const { role } = await visitor(environmentOf(far)).configure({ ...someone(), setupToken });
    expect(role).toBe('admin');
    expect(await firstSteps(system)).toEqual([]);
  });

  test('a code that was chosen is not printed, and neither is one that nobody asks for', async () => {
    const chosen = environmentOf({ HOST: '0.0.0.0', SETUP_TOKEN: TOKEN });
    expect(await firstSteps({ ...world.system, ...chosen })).toEqual([]);
    expect(await firstSteps(world.system)).toEqual([]);
  });
});

describe('the demonstration', () => {
  let told: number;
  const loadDemo = async () => {
    told += 1;
    await world.tell.person({ name: 'Operação', email: 'admin@horamarcada.test' }, 'admin');
  };
  beforeEach(() => {
    told = 0;
  });

  test('fills an empty system of this machine, and says who can sign in', async () => {
    expect(await visitor({ loadDemo }).current()).toMatchObject({ offersDemo: true });
    const { logins, password } = await visitor({ loadDemo }).loadDemo({});

    expect(told).toBe(1);
    expect(logins.map(({ email }) => email)).toContain('dona@horamarcada.test');
    expect(password).toBe('demo1234');
    expect(await visitor({ loadDemo }).current()).toMatchObject({ offersDemo: false });
    await expect(visitor({ loadDemo }).loadDemo({})).rejects.toMatchObject({
      code: 'ALREADY_CONFIGURED',
    });
  });

  test('is told once when many ask for it', async () => {
    const asking = Array.from({ length: 5 }, () => visitor({ loadDemo }).loadDemo({}));
    const outcomes = await Promise.allSettled(asking);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(told).toBe(1);
  });

  test('that failed can be tried again', async () => {
    const broken = async () => {
      throw new Error('broken');
    };
    await expect(visitor({ loadDemo: broken }).loadDemo({})).rejects.toThrow('broken');
    expect(await visitor({ loadDemo }).loadDemo({})).toMatchObject({ password: 'demo1234' });
  });

  test.each([
    ['where there is none', { loadDemo: null }, 'NO_DEMO'],
    ['out in the world', settledWith({ PUBLIC_URL: 'https://hora.test' }), 'NO_DEMO'],
    ['for other machines', settledWith({ HOST: '0.0.0.0' }), 'NO_DEMO'],
    ['where a proxy is expected', settledWith({ TRUST_PROXY: '127.0.0.1' }), 'NO_DEMO'],
    ['through a proxy', { fromThisMachine: false }, 'NO_DEMO'],
    ['without the installation code', settledWith({ SETUP_TOKEN: TOKEN }), 'WRONG_SETUP_TOKEN'],
  ])('is refused %s', async (_case, change, code) => {
    const given = typeof change === 'function' ? change() : change;
    const entrance = visitor({ loadDemo, ...given });
    await expect(entrance.loadDemo({})).rejects.toMatchObject({ code });
    expect(told).toBe(0);
    if (code === 'NO_DEMO') expect(await entrance.current()).toMatchObject({ offersDemo: false });
  });

  test('is refused once somebody administers the system', async () => {
    await visitor().configure(someone());
    await expect(visitor({ loadDemo }).loadDemo({})).rejects.toMatchObject({
      code: 'ALREADY_CONFIGURED',
    });
    expect(told).toBe(0);
  });

  function settledWith(variables: Partial<RequestContext['environment']>) {
    return () => environmentOf(variables);
  }
});

describe('a forgotten password can be recovered by e-mail', () => {
  const transport = { send: async () => '250 OK', close: () => {} };
  const far = { PUBLIC_URL: 'https://hora.test' };

  test.each([
    [
      'with a mail server',
      () => ({ mailer: createMailer(transport), ...environmentOf(far) }),
      true,
    ],
    ['on this machine, where the mailbox can be read', () => ({}), true],
    ['not without a mail server', () => environmentOf(far), false],
  ])('%s', async (_case, change, recoversByEmail) => {
    expect(await visitor(change()).current()).toMatchObject({ recoversByEmail });
  });
});
