import { createRouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { contextOf, signIn, testWorld } from '../../../tests/support.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { router } from '../../router.ts';
import { users } from '../identity/accounts.table.ts';

const world = testWorld();
let operatorId: string;

beforeAll(async () => {
  operatorId = await world.tell.person({ name: 'Op', email: 'op@plataforma.test' }, 'admin');
});

test.each([
  ['kept', 'Abra https://exemplo.test/x', 'Abra https://exemplo.test/x'],
  ['failed', 'Abra https://exemplo.test/x', 'Abra https://exemplo.test/x'],
  ['sent', '', 'O conteúdo não é guardado depois do envio.'],
  ['sent', 'Abra https://exemplo.test/x', 'O conteúdo não é guardado depois do envio.'],
] as const)('of a mail that is %s and holds “%s” one reads “%s”', async (state, text, shown) => {
  const id = await written('ana@salao.test', text, state);
  const api = await world.as(operatorId);

  const seen = await api.platform.mailbox.show({ id });
  expect(seen).toMatchObject({ subject: 'Olá', state, text: shown });
});

describe('where others can reach the system, whoever runs it', () => {
  test.each([{ PUBLIC_URL: 'https://hora.test' }, { HOST: '0.0.0.0' }])(
    'sees nothing of it without the second step, with %j',
    async (far) => {
      const api = await operatorWith(far);
      const refusal = {
        code: 'TWO_FACTOR_REQUIRED',
        message: 'Ative a verificação em duas etapas para administrar a plataforma.',
      };
      await expect(api.platform.mailbox.list()).rejects.toMatchObject(refusal);
      await expect(api.platform.statistics.read()).rejects.toMatchObject(refusal);
      expect(await api.identity.session.current()).toMatchObject({ needsSecondFactor: true });

      await haveSecondStep(true);
      expect(await api.identity.session.current()).toMatchObject({ needsSecondFactor: false });
      await api.platform.mailbox.list();
      await haveSecondStep(false);
    },
  );

  test('reads what was written to others without the links, and is seen to', async () => {
    const text =
      'Redefina: https://hora.test/redefinir?token=abc_1 ou https://hora.test/convite/xyz.';
    const other = await written('dona@salao.test', text);
    const own = await written('op@plataforma.test', text);
    await haveSecondStep(true);
    const { mailbox, trail } = (await operatorWith({ PUBLIC_URL: 'https://hora.test' })).platform;
    expect(await mailbox.show({ id: other })).toMatchObject({
      text: 'Redefina: https://hora.test/•••• ou https://hora.test/••••',
    });
    expect(await mailbox.show({ id: own })).toMatchObject({ text });

    const { items } = await trail.list({ kind: 'mail' });
    expect(items[0]).toMatchObject({ action: 'mail.opened', subject: 'dona@salao.test' });
    expect(items.map(({ subject }) => subject)).not.toContain('op@plataforma.test');
    await haveSecondStep(false);
  });

  test('others are not asked for it, and neither is anybody on this machine', async () => {
    const owner = await world.tell.person({ name: 'Ana', email: 'ana@salao.test' });
    const api = await operatorWith({ HOST: '0.0.0.0' }, owner);
    expect(await api.identity.session.current()).toMatchObject({ needsSecondFactor: false });
    await (await operatorWith({})).platform.mailbox.list();
  });
});

async function operatorWith(far: object, userId = operatorId) {
  const { system } = world;
  const context = contextOf(system, await signIn(system, userId));
  const environment = { ...system.environment, ...far };
  return createRouterClient(router, { context: { ...context, environment } });
}

async function haveSecondStep(twoFactorEnabled: boolean): Promise<void> {
  const { owner } = world.system.database;
  await owner.update(users).set({ twoFactorEnabled }).where(eq(users.id, operatorId));
}

type State = (typeof mails.$inferInsert)['state'];

async function written(recipient: string, text: string, state: State = 'kept'): Promise<string> {
  const [mail] = await world.system.database.owner
    .insert(mails)
    .values({ recipient, subject: 'Olá', text, state })
    .returning({ id: mails.id });
  return mail?.id ?? '';
}
