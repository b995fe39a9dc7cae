import { expect, test } from 'vitest';
import { noon, testWorld } from '../../../tests/support.ts';
import { changeSupportContact, type SupportChange } from './support.commands.ts';

const world = testWorld();

function change(wanted: SupportChange) {
  const { scopes, settings } = world.system;
  return scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
    changeSupportContact(scope, settings, { ...wanted, userId: null, now: noon }),
  );
}

async function contact() {
  return (await world.as()).platform.support.contact();
}

test('everybody reads how to reach the platform, as far as it is set', async () => {
  expect(await contact()).toEqual({ whatsapp: null, email: null });
  await change({ whatsapp: '(11) 98765-4321' });
  expect(await contact()).toEqual({ whatsapp: '+5511987654321', email: null });
  await change({ email: 'ajuda@hora.test' });
  expect(await contact()).toEqual({ whatsapp: '+5511987654321', email: 'ajuda@hora.test' });
  await change({ whatsapp: '' });
  expect(await contact()).toEqual({ whatsapp: null, email: 'ajuda@hora.test' });
});

test.each([
  [{ whatsapp: '123', email: 'outra@hora.test' }, 'invalid-whatsapp'],
  [{ whatsapp: '(11) 91234-5678', email: 'ninguém' }, 'invalid-email'],
] as const)(
  'what cannot be reached is refused, and nothing of it is saved: %j',
  async (wanted, reason) => {
    const before = await contact();
    expect(await change(wanted)).toEqual({ accepted: false, reason });
    expect(await contact()).toEqual(before);
  },
);
