import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, expectNotice, PHONE, test } from './journey.ts';

test.describe('on a phone', () => {
  test.use(PHONE);

  test('an owner says how her company works', async ({ page, signIn }) => {
    test.slow();
    await signIn('dona@horamarcada.test');

    await test.step('the rules of booking are read back while they are typed', async () => {
      await page.goto('/dashboard/settings?tab=public-booking');
      await page.getByLabel('Agenda aberta por').fill('45');
      await page.getByRole('switch', { name: 'Aprovar cada agendamento' }).check();
      const summary = page.getByRole('status').filter({ hasText: 'Em resumo' });
      await expect(summary).toContainText('de 1 hora até 45 dias antes');
      await expect(summary).toContainText('Cada pedido espera a aprovação da equipe.');
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await expectNotice(page, 'Regras atualizadas com sucesso!');
      await page.reload();
      await expect(page.getByLabel('Agenda aberta por')).toHaveValue('45 dias');
      await expect(page.getByRole('switch', { name: 'Aprovar cada agendamento' })).toBeChecked();
    });

    await test.step('an address belongs to one company', async () => {
      await changeSlug(page, 'clinica-demo');
      await expect(page.getByText('Este endereço já é usado por outra empresa.')).toBeVisible();
      await expect(slugField(page)).toBeFocused();
      await expect(slugField(page)).toHaveValue('clinica-demo');
    });

    await test.step('a new address, and the old one still leads there', async () => {
      await slugField(page).fill('bela-dona');
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await expectNotice(page, 'Endereço curto atualizado com sucesso!');
      await expect(page.getByText(/\/b\/bela-dona$/)).toBeVisible();

      for (const slug of ['salao-demo', 'bela-dona', 'Bela-Dona']) {
        await page.goto(`/b/${slug}`);
        await expect(page).toHaveURL('/b/bela-dona');
        await expect(page.getByRole('heading', { name: 'Salão Bela Dona' })).toBeVisible();
      }
      // Other journeys know her by the first one.
      await page.goto('/dashboard/settings?tab=public-booking');
      await changeSlug(page, 'salao-demo');
      await expectNotice(page, 'Endereço curto atualizado com sucesso!');
    });

    await test.step('she closes on a holiday, and thinks again', async () => {
      await page.getByRole('link', { name: 'Todas as configurações' }).click();
      await page.getByRole('link', { name: /^Feriados e Fechamentos/ }).click();
      const holidays = page.getByRole('list', { name: 'Próximos feriados' });
      const day = holidays.getByRole('listitem', { name: 'Independência do Brasil' });
      await expect(day).toContainText('Fechar? Horário especial?');
      await day.getByRole('button', { name: 'Fechar' }).click();
      await expectNotice(page, 'Feriado atualizado com sucesso!');
      await expect(day.getByText('Fechado')).toBeVisible();
      await page.reload();
      await expect(day.getByText('Fechado')).toBeVisible();
      await day.getByRole('button', { name: 'Desfazer' }).click();
      await expectNotice(page, 'Feriado atualizado com sucesso!');
      await expect(day).toContainText('Fechar? Horário especial?');
    });

    await test.step('her payment methods have the names she gives them', async () => {
      await page.goto('/dashboard/settings?tab=financial');
      const methods = page.getByRole('region', { name: 'Formas de pagamento' });
      await giveName(page, 'Nova forma de pagamento', 'Vale-presente');
      await expectNotice(page, 'Forma de pagamento criada com sucesso!');
      await expect(methods.getByRole('list')).toContainText('Vale-presente');

      await methods.getByRole('button', { name: 'Ações de Vale-presente' }).click();
      await page.getByRole('menuitem', { name: 'Editar' }).click();
      await name(page, 'Cartão-presente');
      await expectNotice(page, 'Forma de pagamento atualizada com sucesso!');
      await expect(methods).not.toContainText('Vale-presente');

      await methods.getByRole('switch', { name: 'Cartão-presente ativa' }).press('Space');
      await expectNotice(page, 'Forma de pagamento inativada com sucesso!');
      await page.reload();
      await expect(
        methods.getByRole('switch', { name: 'Cartão-presente ativa' }),
      ).not.toBeChecked();
    });

    await test.step('a category cannot have the name of another', async () => {
      await giveName(page, 'Nova categoria de despesa', 'Café e água');
      await expectNotice(page, 'Categoria criada com sucesso!');
      const expenses = page.getByRole('list', { name: 'Categorias de despesa' });
      await expect(expenses).toContainText('Café e água');
      await page.getByRole('button', { name: 'Nova categoria de despesa' }).click();
      await page.getByRole('textbox', { name: 'Nome' }).fill('CAFÉ E ÁGUA');
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await expect(page.getByText('Já existe uma categoria com este nome.')).toBeVisible();
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Descartar' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('a wrong PIX key is not taken', async () => {
      const pix = page.getByRole('region', { name: 'Chave PIX' });
      await pix.getByRole('button', { name: 'Alterar' }).click();
      await pix.getByRole('combobox', { name: 'Tipo de chave' }).click();
      await page.getByRole('option', { name: 'CPF' }).click();
      await pix.getByRole('textbox', { name: 'Chave', exact: true }).fill('11111111111');
      await pix.getByRole('button', { name: 'Salvar' }).click();
      await expect(pix.getByText('CPF inválido. Confira os números.')).toBeVisible();
      await pix.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Descartar' }).click();
      await expect(pix).toContainText('pix@beladona.test');
      await expectNoSidewaysScroll(page);
    });
  });
});

test('a receptionist has no settings of the company', async ({ page, signIn }) => {
  await signIn('recepcao@horamarcada.test');
  await expect(page.getByRole('link', { name: 'Clientes', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Configurações' })).toHaveCount(0);

  await page.goto('/dashboard/settings?tab=public-booking');
  await expect(page.getByText(/^Seu papel nesta empresa não muda configurações/)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const path of ['company', 'closing-days', 'payment-methods', 'financial-categories']) {
    expect((await page.request.get(`/api/v1/${path}`)).status(), path).toBe(403);
  }
});

function slugField(page: Page) {
  return page.getByRole('textbox', { name: 'Endereço curto' });
}

async function changeSlug(page: Page, slug: string): Promise<void> {
  await page.getByRole('button', { name: 'Editar endereço curto' }).click();
  await slugField(page).fill(slug);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
}

async function giveName(page: Page, action: string, text: string): Promise<void> {
  await page.getByRole('button', { name: action }).click();
  await name(page, text);
}

/** In the dialog that is open. */
async function name(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nome' }).fill(text);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
