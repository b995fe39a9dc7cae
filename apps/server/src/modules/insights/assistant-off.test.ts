import { expect, test } from 'vitest';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld({ variables: { PUBLIC_URL: 'https://salao.example' } });

test('where others reach the system nothing is played: somebody has to set a provider', async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  const { assistant } = (await world.as(salon.ownerId)).insights;
  expect(await assistant.read()).toMatchObject({ provider: 'none' });
  await expect(assistant.ask({ question: 'Oi' })).rejects.toMatchObject({
    code: 'ASSISTANT_NOT_CONFIGURED',
    message: 'Nenhum provedor de IA configurado.',
  });
});
