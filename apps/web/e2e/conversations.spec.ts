import { expect, expectAccessible, expectFit, PHONE, test } from './journey.ts';
import {
  chatOf,
  connectNumber,
  expectOnPhone,
  foundSalon,
  keepClient,
  playPhone,
} from './salons.ts';

const CELIA = { name: 'Célia Prates', phone: '11988500001' };

test.use(PHONE);

test('what a client asks is read and answered on a phone, and arrives on hers', async ({
  page,
}) => {
  const salon = await foundSalon(page, 'Salão da Conversa');
  await connectNumber(page, salon);
  await keepClient(page, CELIA, { accepts: false });
  await page.goto('/dashboard/conversas');
  await playPhone(page, chatOf(salon, CELIA.phone), { texto: 'Vocês fazem luzes?', nome: 'Célia' });

  await test.step('she stands in the open list, and waits for somebody', async () => {
    const talk = page.getByRole('listitem').filter({ hasText: CELIA.name });
    await expect(talk).toContainText('Vocês fazem luzes?');
    await expect(talk).toContainText('Espera por você');
    await expectAccessible(page);
    await expectFit(page);
    await talk.getByRole('button').first().tap();
  });

  const said = page.getByRole('log', { name: 'Mensagens da conversa' });
  await test.step('she is answered, and reads it', async () => {
    await expect(said).toContainText('Vocês fazem luzes?');
    await page.getByRole('textbox', { name: 'Escreva uma mensagem' }).fill('Fazemos sim!');
    await page.getByRole('button', { name: 'Enviar', exact: true }).tap();
    await expectOnPhone(page, chatOf(salon, CELIA.phone), 'Fazemos sim!');
    const answer = said.getByRole('listitem').filter({ hasText: 'Fazemos sim!' });
    await expect(answer).toContainText(/Entregue|Lida/);
    await expectAccessible(page);
    await expectFit(page);
  });

  await test.step('nobody has to answer her any more', async () => {
    await page.getByRole('button', { name: 'Voltar para as conversas' }).tap();
    const talk = page.getByRole('listitem').filter({ hasText: CELIA.name });
    await expect(talk).toContainText('Você: Fazemos sim!');
    await expect(talk).not.toContainText('Espera por você');
  });
});
