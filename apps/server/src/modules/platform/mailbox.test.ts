import { beforeAll, expect, test } from 'vitest';
import { testWorld } from '../../../tests/support.ts';
import { mails } from '../../foundation/mail/mails.table.ts';

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
