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
  const [mail] = await world.system.database.owner
    .insert(mails)
    .values({ recipient: 'ana@salao.test', subject: 'Olá', text, state })
    .returning({ id: mails.id });
  const api = await world.as(operatorId);

  const seen = await api.platform.mailbox.show({ id: mail?.id ?? '' });
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

  test('others are not asked for it, and neither is anybody on this machine', async () => {
    const owner = await world.tell.person({ name: 'Ana', email: 'ana@salao.test' });
    const api = await operatorWith({ HOST: '0.0.0.0' }, owner);
    expect(await api.identity.session.current()).toMatchObject({ needsSecondFactor: false });
    await (await operatorWith({})).platform.mailbox.list();
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
});
