import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { choose, chooseMore, DESKTOP, expect, expectFit, test } from './journey.ts';

const screen = DESKTOP;

test.describe('a computer', () => {
  test.use({ ...screen, colorScheme: 'light' });

  test('an owner looks at her business on a computer', async ({ page, signIn }) => {
    test.slow();
    await signIn('dona@horamarcada.test');

    await test.step('the day begins with its figures', async () => {
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      for (const name of ['Agendamentos Hoje', 'Clientes Ativos', 'Receita Mensal']) {
        await expect(page.getByRole('link', { name })).toBeVisible();
      }
      await expect(page.getByText(/^[+−]\d[\d.]*,\d%$/)).toBeVisible();
      await page.getByRole('button', { name: 'O que é: Receita Mensal' }).click();
      await expect(page.getByText(/outras receitas de .*, menos estornos/)).toBeVisible();
      await expectFit(page);
      await page.keyboard.press('Escape');
    });

    await test.step('a figure leads to its rows', async () => {
      await page.getByRole('link', { name: 'Receita Mensal' }).click();
      await expect(page).toHaveURL(/\/financial\/transactions\?fromDate=.*counts=revenue/);
      await expect(page.getByRole('heading', { name: 'Transações' })).toBeVisible();
    });

    await test.step('a filter changes the figures and stays in the address', async () => {
      await page.goto('/dashboard/financial?tab=insights');
      await choose(page, 'Período', '12 meses');
      await expect(page).toHaveURL(/fromDate=/);
      await expect(page.getByRole('slider', { name: 'Agendamentos por mês' })).toBeVisible();
      await expectFit(page);
      const everybody = await figure(page, 'Agendamentos');
      await choose(page, 'Profissional', 'Ana Beatriz Souza');
      await expect(page).toHaveURL(/professionalId=/);
      await expect.poll(() => figure(page, 'Agendamentos')).not.toBe(everybody);
      const hers = await figure(page, 'Agendamentos');
      await page.reload();
      await expect.poll(() => figure(page, 'Agendamentos')).toBe(hers);
    });

    await test.step('a chart is read by keyboard, and has a table behind it', async () => {
      const chart = page.getByRole('slider', { name: 'Agendamentos por mês' });
      await chart.press('Home');
      await expect(chart).toHaveAttribute('aria-valuenow', '0');
      await page.getByRole('button', { name: 'Ver tabela: Agendamentos por mês' }).click();
      const table = page.getByRole('table').first();
      await expect(table.getByRole('columnheader', { name: 'Mês' })).toBeVisible();
      await expect(table.getByRole('rowheader')).toHaveCount(12);
      await expectFit(page);
    });

    await test.step('she sees whether the business is well', async () => {
      await page.goto('/dashboard/financial?tab=health');
      await expect(page.getByRole('link', { name: 'Lucro do mês' })).toBeVisible();
      await expect(page.getByText(/^Confiança: |Confiança: (Alta|Média|Baixa)$/)).toBeVisible();
      await expectFit(page);
    });

    await test.step('she takes the totals of a period along', async () => {
      await page.goto('/reports');
      await expect(page).toHaveURL('/dashboard/reports');
      await expect(page.getByRole('link', { name: 'Total de Clientes' })).toBeVisible();
      await expectFit(page);
      const download = page.waitForEvent('download');
      await chooseMore(page, 'Exportar CSV');
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^relatorio-\d{4}-\d\d-01-a-\d{4}-\d\d-\d\d\.csv$/);
      const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
      expect(lines.some((line) => line.startsWith('Ticket Médio (R$);'))).toBe(true);
      expect(lines.some((line) => line.startsWith('Data;Horário;Cliente;'))).toBe(true);
    });
  });

  test('an owner sees what the revenue of a service is made of on a computer', async ({
    page,
    signIn,
  }) => {
    await signIn('dona@horamarcada.test', '/dashboard/financial?tab=insights');
    await choose(page, 'Período', '12 meses');
    const ofEverything = await figure(page, 'Receita de serviços');
    await choose(page, 'Serviço', 'Corte feminino');
    await expect.poll(() => figure(page, 'Receita de serviços')).not.toBe(ofEverything);
    const revenue = await figure(page, 'Receita de serviços');

    await page.getByRole('link', { name: 'Receita de serviços', exact: true }).click();
    await expect(page).toHaveURL(/\/financial\/paid-services\?fromDate=.*serviceId=/);
    await expect(page.getByRole('heading', { name: 'Serviços pagos' })).toBeVisible();
    await expect(netOfAll(page)).toHaveText(revenue);
    await expectFit(page);

    await page.getByRole('link', { name: 'Voltar ao BI e Relatórios' }).click();
    await expect.poll(() => figure(page, 'Receita de serviços')).toBe(revenue);
  });
});

test('a printer gets the totals alone', async ({ page, signIn }) => {
  await signIn('dona@horamarcada.test', '/dashboard/reports');
  await expect(page.getByRole('link', { name: 'Receita Total' })).toBeVisible();
  const details = page.getByRole('region', { name: 'Ver em detalhe' });
  await expect(details).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  await expect(details).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mais ações' })).toBeHidden();
  await expect(page.getByText(/^Relatórios · /)).toBeVisible();
});

test('a receptionist sees the day and no revenue', async ({ page, signIn }) => {
  await signIn('recepcao@horamarcada.test');
  await expect(page.getByRole('link', { name: 'Clientes Ativos' })).toBeVisible();
  await expect(page.getByText('Receita Mensal')).toHaveCount(0);
  await expect(page.getByText('Crescimento')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Relatórios' })).toHaveCount(0);

  await page.goto('/dashboard/reports');
  await expect(page.getByText('Você não tem permissão para ver os relatórios.')).toBeVisible();
});

test('a professional sees her own day', async ({ page, signIn }) => {
  await signIn('ana@horamarcada.test');
  await expect(page.getByRole('link', { name: 'Agendamentos Hoje' })).toBeVisible();
  for (const name of ['Clientes Ativos', 'Receita Mensal', 'Crescimento']) {
    await expect(page.getByText(name)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'O que é: Agendamentos Hoje' }).click();
  await expect(page.getByText(/^Seus agendamentos que começam hoje/)).toBeVisible();
  const today = page.getByRole('region', { name: 'Agendamentos de Hoje' });
  await expect(today).toBeVisible();
  const names = await today.getByRole('list').last().getByRole('listitem').allInnerTexts();
  for (const name of names) expect(name).toContain('Ana Beatriz Souza');
});

async function figure(page: Page, name: string): Promise<string> {
  const figures = page.locator('dl[aria-label="Números do período"][aria-busy="false"]');
  return figures.locator('div').filter({ hasText: name }).first().locator('dd').first().innerText();
}

function netOfAll(page: Page): Locator {
  const sums = page.getByLabel('Somas do que está na lista');
  return sums.locator('div').filter({ hasText: 'Líquido' }).locator('dd');
}
