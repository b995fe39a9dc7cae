import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  PHONE,
  test,
} from './journey.ts';

test.use({ ...PHONE, colorScheme: 'dark' });

test('an owner keeps her stock on a phone', async ({ page, signIn }) => {
  const name = 'Pomada modeladora';
  const barcode = '7890001234567';
  await signIn('dona@horamarcada.test', '/stock');
  await expect(page).toHaveURL('/dashboard/stock');
  await expect(page.getByText(/produto\(s\) com estoque baixo/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const card = page
    .getByRole('list', { name: 'Estoque' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
  await test.step('writes down a product that is low', async () => {
    await page.getByRole('button', { name: 'Novo Produto' }).click();
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(name);
    await page.getByLabel('Preço de custo').fill('18,50');
    await page.getByLabel('Estoque atual').fill('2');
    await page.getByLabel('Estoque mínimo').fill('3');
    await page.getByLabel('Código de barras').fill(barcode);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expectNotice(page, 'Produto criado com sucesso!');
    await expect(card).toContainText('Estoque Baixo');
  });

  await test.step('adds what came', async () => {
    await page.getByRole('button', { name: `Ações de ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Adicionar Estoque' }).click();
    await page.getByLabel('Quantidade que chegou').fill('10');
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await expectNotice(page, 'Estoque adicionado com sucesso!');
    await expect(card).toContainText('12 un');
    await expect(card).toContainText('Em Estoque');
  });

  await test.step('counts by the barcode, and finds one less', async () => {
    await page.getByRole('link', { name: 'Contar estoque' }).click();
    const box = page.getByRole('searchbox', { name: 'Buscar ou ler código de barras' });
    await box.fill(barcode);
    await box.press('Enter');
    await page.getByRole('textbox', { name: `Quanto há de ${name}` }).fill('11');
    await expect(page.getByText('Faltam 1 un')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Salvar contagem' }).click();
    await expectNotice(page, '1 produto, 1 diferença');
    await expect(page).toHaveURL('/dashboard/stock');
    await expect(card).toContainText('11 un');
  });

  await test.step('sees where it went, and takes it away', async () => {
    await page.getByRole('button', { name: `Ações de ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Movimentações' }).click();
    const history = page.getByRole('dialog', { name: `Movimentações de ${name}` });
    for (const kind of ['Contagem', 'Compra', 'Estoque inicial'])
      await expect(history.getByText(kind, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Ações de ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await page.getByRole('button', { name: 'Excluir' }).click();
    await expectNotice(page, 'Produto excluído com sucesso!');
    await expect(card).toHaveCount(0);
  });
});
