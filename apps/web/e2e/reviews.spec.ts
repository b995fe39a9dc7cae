import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  PHONE,
  test,
} from './journey.ts';

test.use(PHONE);

test('a client reviews her visit by a link, once, and is answered', async ({ page, signIn }) => {
  await signIn('dona@horamarcada.test', '/reviews');
  await expect(page).toHaveURL('/dashboard/reviews');
  await expect(page.getByRole('list', { name: 'Avaliações' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Solicitar Avaliação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar Avaliação' });
  await dialog.getByRole('listitem').first().getByRole('button').click();
  const url = await dialog.getByLabel('Link da avaliação').inputValue();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto(new URL(url).pathname);
  await expect(page.getByRole('heading', { name: /como foi o seu atendimento/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('radio', { name: '2 estrelas: Ruim' }).check({ force: true });
  await page.getByLabel(/Quer contar mais/).fill('Esperei demais pela escova.');
  await page.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(page.getByRole('heading', { name: 'Agradecemos!' })).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(404);

  await page.goto('/dashboard/reviews');
  const [first] = [page.getByRole('list', { name: 'Avaliações' }).getByRole('listitem').first()];
  await expect(first).toContainText('Esperei demais pela escova.');
  await expect(first).toContainText('Vale uma conversa');
  await first.getByRole('button', { name: /^Ações de/ }).click();
  await page.getByRole('menuitem', { name: 'Responder' }).click();
  await page.getByLabel('Sua resposta').fill('Vamos acertar na próxima!');
  await page.getByRole('button', { name: 'Salvar resposta' }).click();
  await expectNotice(page, 'Resposta salva!');
  await expect(first).toContainText('Vamos acertar na próxima!');
});
