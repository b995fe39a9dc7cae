import { readFileSync } from 'node:fs';
import {
  choose,
  chooseMore,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  introduceOneself,
  OURS,
  signIn,
  test,
  unusedPhone,
} from './journey.ts';

const screen = DESKTOP;

test.describe('a computer', () => {
  test.use({ ...screen, colorScheme: 'light' });

  test('an owner keeps her coupons on a computer', async ({ page, browser, signIn }) => {
    await signIn('dona@horamarcada.test', '/coupons');
    await expect(page).toHaveURL('/dashboard/coupons');
    await expect(page.getByRole('heading', { name: 'Cupons de Desconto' })).toBeVisible();
    const name = `Verão ${screen.viewport.width}`;
    const code = `VERAO${screen.viewport.width}`;

    await test.step('the form says what is missing', async () => {
      await page.getByRole('button', { name: 'Novo Cupom' }).click();
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Nome é obrigatório')).toBeVisible();
      await expect(page.getByText('Valor do desconto é obrigatório')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Nome' })).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('creates a percentage with every restriction', async () => {
      await page.getByRole('textbox', { name: 'Nome' }).fill(name);
      await page.getByRole('textbox', { name: 'Código' }).fill(code.toLowerCase());
      await page.getByLabel('Valor do desconto').pressSequentially('12,5');
      await page.getByLabel('Valor mínimo').pressSequentially('50');
      await page.getByLabel('Desconto máximo').pressSequentially('30');
      await page.getByLabel('Limite de usos').fill('100');
      await page.getByLabel('Limite por cliente').fill('2');
      await page.getByRole('button', { name: 'Abrir calendário' }).last().click();
      const calendar = page.getByRole('dialog', { name: 'Calendário' });
      await calendar.getByRole('button', { name: 'Próximo mês' }).click();
      await expectNoSidewaysScroll(page);
      await calendar.getByRole('button', { name: /^15 / }).click();
      await expect(page.getByRole('textbox', { name: 'Válido até' })).toHaveValue(/^15\//);
      await page.getByRole('textbox', { name: 'Válido até' }).fill('31/12/2099');
      await page.getByLabel('Descrição').fill('Para quem volta em janeiro');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expectNotice(page, 'Cupom criado com sucesso!');
    });

    const list = page.getByRole('list', { name: 'Cupons de Desconto' });
    const card = list.getByRole('listitem').filter({ has: page.getByText(code, { exact: true }) });
    await test.step('finds it first, in full', async () => {
      await expect(list.getByRole('listitem').first()).toContainText(name);
      for (const text of [
        '12,5% de desconto',
        '31/12/2099',
        '0 / 100',
        '2 usos',
        'R$ 50,00',
        'R$ 30,00',
        'Para quem volta em janeiro',
        'Ativo',
      ]) {
        await expect(card).toContainText(text);
      }
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('gives it rules', async () => {
      await card.getByRole('button', { name: `Ações de ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Editar' }).click();
      await page.getByRole('button', { name: 'Regras' }).click();
      await page.getByRole('switch', { name: 'Só na primeira visita' }).check();
      await page.getByRole('combobox', { name: 'Serviços' }).click();
      await page.getByRole('option', { name: 'Corte feminino' }).click();
      await page.keyboard.press('Escape');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expectNotice(page, 'Cupom atualizado com sucesso!');
      await expect(card).toContainText('Primeira visita · só em Corte feminino');
    });

    await test.step('and whoever comes by its link finds it filled in', async () => {
      const visitor = await (await browser.newContext()).newPage();
      await visitor.goto(`/b/salao-demo?cupom=${code.toLowerCase()}`);
      const phone = unusedPhone(3, screen);
      await introduceOneself(visitor, { name: 'Lindalva Reis', phone });
      await visitor.getByRole('button', { name: 'Ana Beatriz Souza' }).click();
      await visitor.getByRole('checkbox', { name: /^Corte feminino/ }).click();
      await visitor.getByRole('button', { name: 'Continuar' }).click();
      const times = visitor.getByRole('region', { name: /^Horários de/ });
      await times.getByRole('button').first().click();
      await expect(visitor.getByLabel('Cupom de desconto (opcional)')).toHaveValue(code);
      await expect(
        visitor.getByText(/^Cupom aplicado: .* Só vale na primeira visita\.$/),
      ).toBeVisible();
      await visitor.context().close();
    });

    await test.step('cannot use its code twice', async () => {
      await page.getByRole('button', { name: 'Novo Cupom' }).click();
      await page.getByRole('textbox', { name: 'Nome' }).fill('Outro');
      await page.getByRole('textbox', { name: 'Código' }).fill(code);
      await page.getByLabel('Valor do desconto').fill('10');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Já existe um cupom com este código.')).toBeVisible();
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Descartar' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('makes it a fixed amount that is over', async () => {
      await card.getByRole('button', { name: `Ações de ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Editar' }).click();
      await choose(page, 'Tipo de desconto', 'Valor fixo (R$)');
      await expect(page.getByLabel('Desconto máximo')).toHaveCount(0);
      await page.getByLabel('Valor do desconto').fill('');
      await page.getByLabel('Valor do desconto').pressSequentially('15');
      await page.getByRole('textbox', { name: 'Válido até' }).fill('01/01/2020');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expectNotice(page, 'Cupom atualizado com sucesso!');
      await expect(card).toContainText('R$ 15,00 de desconto');
      await expect(card).toContainText('01/01/2020 (vencido)');
      await expect(card).toContainText('Inativo');
      await expectAccessible(page);
    });

    const copy = list.getByRole('listitem').filter({ hasText: `${name} (cópia)` });
    await test.step('duplicates it', async () => {
      await card.getByRole('button', { name: `Ações de ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Duplicar' }).click();
      await expectNotice(page, 'Cupom duplicado com sucesso!');
      await expect(copy).toContainText(/CUPOM\d{13}/);
      await expect(copy).toContainText('0 / 100');
    });

    await test.step('finds it by its code', async () => {
      await page.getByRole('searchbox', { name: 'Buscar cupons' }).fill(code.toLowerCase());
      await expect(page.getByRole('status').filter({ hasText: 'cupom' })).toHaveText('1 cupom');
      await page.getByRole('searchbox', { name: 'Buscar cupons' }).fill('');
    });

    await test.step('deletes both after being asked', async () => {
      for (const [gone, goneName] of [
        [copy, `${name} (cópia)`],
        [card, name],
      ] as const) {
        await gone.getByRole('button', { name: `Ações de ${goneName}`, exact: true }).click();
        // Not cut off by the card it hangs in: clicking alone would scroll it into view.
        await expect(page.getByRole('menuitem', { name: 'Excluir' })).toBeInViewport({
          ratio: 1,
        });
        await page.getByRole('menuitem', { name: 'Excluir' }).click();
        await expect(page.getByText('Tem certeza que deseja excluir este cupom?')).toBeVisible();
        await page.getByRole('button', { name: 'Excluir' }).click();
        await expectNotice(page, 'Cupom excluído com sucesso!');
        await expect(gone).toHaveCount(0);
      }
    });
  });
});

test('a receptionist follows the coupons and has no way to change them', async ({
  page,
  browser,
  signIn: enter,
}) => {
  await enter('recepcao@horamarcada.test');
  await page.getByRole('link', { name: 'Cupons' }).click();
  await expect(page.getByRole('heading', { name: 'Cupons de Desconto' })).toBeVisible();
  await page.waitForTimeout(500);

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, 'dona@horamarcada.test');
  const coupon = { name: 'Visto ao vivo', discountType: 'percentage', discountValue: 1000 };
  const created = await owner.request.post('/api/v1/coupons', { headers: OURS, data: coupon });
  const { id } = await created.json();

  await expect(page.getByText('Visto ao vivo')).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('button', { name: 'Novo Cupom' })).toHaveCount(0);
  // She hands it on, and that is all.
  await page.getByRole('button', { name: 'Ações de Visto ao vivo' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Copiar link', 'Enviar no WhatsApp']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Mais ações' })).toHaveCount(0);
  await owner.request.delete(`/api/v1/coupons/${id}`, { headers: OURS });
  await owner.context().close();
});

test('the export opens in a spreadsheet', async ({ page, signIn }) => {
  await signIn('clinica@horamarcada.test');
  const coupon = {
    name: 'Clareamento',
    discountType: 'fixed',
    discountValue: 5000,
    code: 'SORRISO',
  };
  await page.request.post('/api/v1/coupons', { headers: OURS, data: coupon });
  await page.goto('/dashboard/coupons');
  const downloading = page.waitForEvent('download');
  await chooseMore(page, 'Exportar CSV');

  const file = await downloading;
  const text = readFileSync(await file.path(), 'utf8');

  expect(file.suggestedFilename()).toBe('cupons.csv');
  expect(text.startsWith('\uFEFFNome;')).toBe(true);
  expect(text).toContain('Clareamento;SORRISO;;Valor fixo (R$);50,00;;;0;Sem limite;1;;Ativo;');
});
