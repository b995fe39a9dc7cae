import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  choose,
  chooseMore,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectNotice,
  test,
} from './journey.ts';

// Whoever follows an old address is answered that there is nobody.
test.use({ refusals: [404] });

const screen = DESKTOP;

test.describe('a computer', () => {
  test.use(screen);

  test('an owner knows her clients on a computer', async ({ page, signIn }) => {
    test.slow();
    const person = `Zenóbia Araçá ${screen.viewport.width}`;
    const sister = `Irene Araçá ${screen.viewport.width}`;
    const phone = `119123${String(screen.viewport.width).padStart(5, '4')}`;
    await signIn('dona@horamarcada.test', '/dashboard/clients');

    await test.step('filters hold, in the address too', async () => {
      await page.getByRole('button', { name: 'Filtros' }).click();
      await choose(page, 'Situação', 'Ativo');
      await choose(page, 'Mês do aniversário', 'Março');
      await page.getByRole('button', { name: 'Ver resultados' }).click();
      await expect(page).toHaveURL(/status=active/);
      await expect(page).toHaveURL(/birthdayMonth=3/);

      await page.reload();
      const chips = page.getByRole('list', { name: 'Filtros em uso' });
      await expect(chips).toContainText('Situação: Ativo');
      await expect(chips).toContainText('Mês do aniversário: Março');
      await expectBirthdaysInMarch(page);
      await expectNoSidewaysScroll(page);

      const remove = { name: 'Remover filtro Mês do aniversário: Março' };
      await chips.getByRole('button', remove).click();
      await expect(page).not.toHaveURL(/birthdayMonth/);
      await chips.getByRole('button', { name: 'Limpar filtros' }).click();
      await expect(chips).toHaveCount(0);
      await expect(page).toHaveURL('/dashboard/clients');
    });

    await test.step('a new client', async () => {
      await startNew(page, person, phone);
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expectNotice(page, 'Cliente criado com sucesso!');
    });

    await test.step('who shares a phone is asked about, and saved all the same', async () => {
      await startNew(page, sister, phone);
      await page.getByRole('button', { name: 'Salvar' }).click();
      const warning = page.getByRole('alert').filter({ hasText: 'Outro cliente já tem' });
      await expect(warning).toContainText('Outro cliente já tem este telefone.');
      await expect(warning.getByRole('link', { name: person })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Salvar mesmo assim' }).click();
      await expectNotice(page, 'Cliente criado com sucesso!');
    });

    await test.step('found by her phone, and by part of her name without accents', async () => {
      await search(page, phone.slice(2), '2 clientes');
      await search(page, `nobia araca ${screen.viewport.width}`, '1 cliente');
      await page.getByRole('button', { name: person, exact: true }).click();
      await expect(page.getByRole('heading', { name: person, level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    await test.step('her record is kept', async () => {
      await page.getByRole('button', { name: 'Editar' }).click();
      await page.getByLabel('Alergias e cuidados').fill('Amônia');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expectNotice(page, 'Cliente atualizado com sucesso!');
      await expect(page.getByText('Amônia')).toBeVisible();

      await page.getByRole('tab', { name: 'Anotações' }).click();
      await page.getByLabel('Nova anotação').fill(`${person} prefere a janela.`);
      await page.getByRole('button', { name: 'Anotar' }).click();
      await expectNotice(page, 'Anotação criada com sucesso!');
      await expect(page.getByRole('list', { name: 'Anotações do cliente' })).toContainText(
        `${person} prefere a janela.`,
      );

      await page.getByRole('tab', { name: 'Consentimento' }).click();
      await choose(page, 'Como a pessoa respondeu', 'No balcão');
      await page.getByRole('button', { name: 'Registrar consentimento' }).click();
      await expectNotice(page, 'Consentimento registrado com sucesso!');
      await expect(page.getByRole('list', { name: 'Histórico' })).toContainText(
        'No balcão · Benedita Moraes',
      );
      await expect(page.getByRole('button', { name: 'Revogar consentimento' })).toBeVisible();

      await page.getByRole('tab', { name: 'Histórico de alterações' }).click();
      await expect(page.getByRole('list', { name: 'Alterações do cliente' })).toContainText(
        'Alergias e cuidados',
      );
      await expectNoSidewaysScroll(page);
    });

    await test.step('forgotten, her name is found nowhere', async () => {
      await page.getByRole('button', { name: 'Mais ações' }).click();
      await page.getByRole('menuitem', { name: 'Anonimizar' }).click();
      const question = page.getByRole('dialog', { name: `Anonimizar ${person}` });
      await expect(question.getByRole('button', { name: 'Anonimizar' })).toBeDisabled();
      await question.getByLabel('Para confirmar, digite ANONIMIZAR').fill('anonimizar');
      await question.getByRole('button', { name: 'Anonimizar' }).click();
      await expectNotice(page, 'Cliente anonimizado com sucesso!');
      await expect(question).toHaveCount(0);
      await expect(page.getByText('Os dados pessoais foram apagados')).toBeVisible();
      for (const tab of ['Histórico de alterações', 'Consentimento', 'Anotações']) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('tabpanel')).not.toBeEmpty();
        await expect(page.getByText('Zenóbia')).toHaveCount(0);
      }
      await expect(page.getByRole('button', { name: 'Editar' })).toHaveCount(0);

      await page.goto('/dashboard/clients?search=zenobia');
      await expect(page.getByText(/^Nenhum cliente encontrado/)).toBeVisible();
      await page.getByRole('button', { name: 'Limpar busca e filtros' }).click();
      await expect(page.getByText(sister)).toBeVisible();
      await expect(page.getByText('Zenóbia')).toHaveCount(0);

      const file = await exported(page);
      expect(file).toContain(sister);
      expect(file).not.toContain('Zenóbia');
    });

    await test.step('deleted after a question', async () => {
      await page.getByRole('button', { name: `Ações de ${sister}` }).click();
      await page.getByRole('menuitem', { name: 'Excluir' }).click();
      await page.getByRole('button', { name: 'Excluir' }).click();
      await expectNotice(page, 'Cliente excluído com sucesso!');
      await expect(page.getByText(sister)).toHaveCount(0);
    });

    await test.step('two that are one are joined', async () => {
      await page.goto('/dashboard/clients/duplicates');
      const groups = page.getByRole('heading', { level: 2 });
      await expect(groups.first()).toBeVisible();
      const before = await groups.count();
      const [first] = await groups.allTextContents();
      await page.getByRole('button', { name: 'Juntar' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Juntar' }).click();
      await expectNotice(page, 'Clientes juntados com sucesso!');
      await expect(page.getByText(first ?? '', { exact: true })).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await groups.count()).toBe(before - 1);
      await expectNoSidewaysScroll(page);
    });

    await test.step('an address that leads to nobody says so', async () => {
      await page.goto('/dashboard/clients/01990000-0000-7000-8000-000000000000');
      await expect(page.getByText('Cliente não encontrado')).toBeVisible();
      await page.getByRole('link', { name: 'Voltar' }).click();
      await expect(page).toHaveURL('/dashboard/clients');
    });
  });
});

async function startNew(page: Page, name: string, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Novo Cliente' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill(name);
  await page.getByRole('textbox', { name: 'Telefone' }).pressSequentially(phone);
}

async function search(page: Page, words: string, count: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill(words);
  await expect(page.getByRole('status').filter({ hasText: 'cliente' })).toHaveText(count);
}

/** On a phone in a card, on a computer in a row: the date is there in both. */
async function expectBirthdaysInMarch(page: Page): Promise<void> {
  const clients = page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByRole('button', { name: /^Ações de/ }) });
  await expect(clients.first()).toBeVisible();
  await expect(clients.filter({ hasNotText: /\d\d\/03\/\d{4}/ })).toHaveCount(0);
}

/** The text of the spreadsheet. */
async function exported(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await chooseMore(page, 'Exportar CSV');
  return readFileSync(await (await downloading).path(), 'utf8');
}
